import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A request that a server has received. */
export type Received = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
};

export type EchoServer = {
  /** Its address, without a trailing slash. */
  origin: string;
  received: Received[];
  close: () => Promise<void>;
};

/**
 * Starts a server on a free port that answers with JSON of the request, after a long while if its URL contains `slow`,
 * and with HTML if it contains `markup`.
 *
 * @param isOpen whether it lets pages of other origins read its responses (https://fetch.spec.whatwg.org/#http-cors-protocol)
 */
export async function startEchoServer(isOpen: boolean): Promise<EchoServer> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    if (isOpen) {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*, authorization');
      response.setHeader('access-control-allow-methods', '*');
      response.setHeader('access-control-expose-headers', 'x-tide');
    }
    if (method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const seen = { method, url, headers, body: Buffer.concat(chunks).toString() };
    received.push(seen);
    response.setHeader('x-tide', 'high');
    if (url.includes('slow')) await new Promise((resolve) => setTimeout(resolve, 20_000).unref());
    if (url.includes('markup')) {
      response.setHeader('content-type', 'text/html');
      response.end('<script>document.title = "hacked"</script>');
      return;
    }
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...seen, nested: { deep: { deeper: [1, 2, 3] } } }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${bound.port}`,
    received,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
