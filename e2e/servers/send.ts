import { connect } from 'node:net';

export type Response = {
  version: string;
  status: number;
  /** By lower-case name; values of repeated headers are joined by commas. */
  headers: Map<string, string>;
  body: Buffer;
};

type Sent = { method?: string; version?: string; headers?: Record<string, string> };

/**
 * Sends a request over a socket, byte for byte as given: client libraries refuse or normalize much of what a hostile
 * client sends.
 *
 * @param path is written into the request line as it is
 */
export async function send(
  port: number,
  path: string,
  { method = 'GET', version = '1.1', headers = {} }: Sent = {},
): Promise<Response> {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, Connection: 'close', ...headers });
  const head = [
    `${method} ${path} HTTP/${version}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ];
  return parseResponse(await sendBytes(port, `${head.join('\r\n')}\r\n\r\n`));
}

/** Sends text over a socket, and returns everything that arrives until the server closes the connection. */
export function sendBytes(port: number, text: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks)));
    socket.on('error', (error) => {
      // A server that refuses a request may close the connection before it has read all of it.
      if (chunks.length > 0) resolve(Buffer.concat(chunks));
      else reject(error);
    });
  });
}

export function parseResponse(bytes: Buffer): Response {
  const end = bytes.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const [, version = '', status = ''] = /^HTTP\/(\d\.\d) (\d{3})/.exec(statusLine) ?? [];
  const headers = new Map<string, string>();
  for (const line of lines) {
    const cut = line.indexOf(':');
    const name = line.slice(0, cut).toLowerCase();
    const value = line.slice(cut + 1).trim();
    const former = headers.get(name);
    headers.set(name, former === undefined ? value : `${former}, ${value}`);
  }
  const rest = bytes.subarray(end + 4);
  const isChunked = headers.get('transfer-encoding') === 'chunked';
  return { version, status: Number(status), headers, body: isChunked ? joinChunks(rest) : rest };
}

/** https://www.rfc-editor.org/rfc/rfc9112#section-7.1 */
function joinChunks(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    if (!(size > 0)) break;
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
