import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { User } from './sample-request.ts';

/** A request as a server received it. */
export type Heard = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer };

export type EchoServer = {
  origin: string;
  /** By the path's first two segments. */
  heard: Map<string, Heard>;
  close: () => void;
};

/** The languages whose libraries answer a challenge. */
export const ANSWER_DIGEST = ['curl', 'python', 'php', 'powershell', 'csharp'];

const CHALLENGE = { realm: 'quay', nonce: 'dcd98b7102dd2f0e', qop: 'auth' };

/** The response to the challenge that a user gives (https://www.rfc-editor.org/rfc/rfc7616#section-3.4.1). */
export function digestOf(
  { method, url, headers: { authorization = '' } }: Heard,
  { username, password }: User,
): { sent: string | undefined; expected: string } {
  const part = (name: string) => new RegExp(`\\b${name}="?([^",]*)`).exec(authorization)?.[1];
  const md5 = (...texts: (string | undefined)[]) =>
    createHash('md5').update(texts.join(':')).digest('hex');
  const { realm, nonce, qop } = CHALLENGE;
  const expected = md5(
    md5(username, realm, password),
    ...[nonce, part('nc'), part('cnonce'), qop],
    md5(method, url),
  );
  return { sent: part('response'), expected };
}

/** What is sent for paths that end with `download`. */
export const DOWNLOAD = [0, 255, 1, 13, 10];

/** Starts a server that remembers what it receives. */
export async function startEchoServer(): Promise<EchoServer> {
  const heard = new Map<string, Heard>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    const [, language, name] = url.split(/[/?]/);
    heard.set(`${language}/${name}`, { method, url, headers, body: Buffer.concat(chunks) });
    const isAsked = name === 'digest' && ANSWER_DIGEST.includes(language ?? '');
    if (isAsked && !headers.authorization) {
      const parts = Object.entries(CHALLENGE).map(([key, value]) => `${key}="${value}"`);
      response.setHeader('www-authenticate', `Digest ${parts.join(', ')}`);
      response.writeHead(401).end();
    } else if (name === 'download') response.end(Buffer.from(DOWNLOAD));
    else response.setHeader('content-type', 'application/json').end('{"ok":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, heard, close: () => server.close() };
}

export type HeardPart = {
  name: string;
  file?: string;
  contentType?: string;
  headers: string[];
  content: Buffer;
};

/** The parts of a multipart body (https://www.rfc-editor.org/rfc/rfc7578). */
export function readParts({ headers, body }: Heard): HeardPart[] {
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) throw new Error('The request has no boundary.');
  // Each byte is one character.
  const pieces = body.toString('latin1').split(`--${boundary}`);
  if (pieces.at(-1)?.trim() !== '--') throw new Error('The last boundary is missing.');
  return pieces.slice(1, -1).map((piece) => {
    const end = piece.indexOf('\r\n\r\n');
    const lines = piece.slice(2, end).split('\r\n');
    const headerOf = (name: string) =>
      lines
        .find((line) => line.toLowerCase().startsWith(`${name}:`))
        ?.slice(name.length + 1)
        .trim();
    const disposition = headerOf('content-disposition') ?? '';
    return {
      name: /\bname="?([^";]*)/.exec(disposition)?.[1] ?? '',
      file: /\bfilename="?([^";]*)/.exec(disposition)?.[1],
      contentType: headerOf('content-type'),
      headers: lines,
      content: Buffer.from(piece.slice(end + 4, -2), 'latin1'),
    };
  });
}
