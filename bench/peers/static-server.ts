import { existsSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { SLOW_NETWORK } from '../browser.ts';
import type { Certificate } from './certificate.ts';
import { type Answer, makeSlowLine } from './slow-line.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
/** Everything else is compressed already, such as fonts and the index of Pagefind. */
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.xml']);
/** What content delivery networks use for files that they compress on request. */
const QUALITY = 5;

type Content = { status: number; headers: Record<string, string>; body: Buffer };

/** Sends a body with the answer that `start` begins. */
type Send = (body: Buffer, start: () => Answer) => void;

/** Serves a folder until it is closed, at full speed and over a line as slow as a phone's. */
export type StaticServer = { origin: string; slowOrigin: string; close: () => void };

/**
 * Serves a built site like a host of static files: HTTP/2, Brotli, and ten minutes in the browser's
 * cache, the same for all sites. Compressed files are kept, so only the first request waits.
 */
export async function serveFolder(folder: string, certificate: Certificate): Promise<StaticServer> {
  const contents = new Map<string, Content>();
  const makeServer = (send: Send) => {
    const server = createSecureServer({ key: certificate.key, cert: certificate.cert });
    return server.on('stream', (stream, { ':path': address = '/' }) => {
      const path = decodeURIComponent(address.replace(/[?#].*$/, ''));
      const content = contents.get(path) ?? readContent(folder, path);
      contents.set(path, content);
      stream.on('error', () => stream.close());
      send(content.body, () => {
        if (!stream.destroyed) stream.respond({ ':status': content.status, ...content.headers });
        return stream;
      });
    });
  };
  const server = makeServer((body, start) => start().end(body));
  const slowServer = makeServer(makeSlowLine(SLOW_NETWORK));
  return {
    origin: await listen(server),
    slowOrigin: await listen(slowServer),
    close() {
      server.close();
      slowServer.close();
    },
  };
}

function listen(server: Http2SecureServer): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve(`https://localhost:${port}`);
    });
  });
}

/** The file of a path, with or without `.html` and `/index.html`. */
export function findFile(folder: string, path: string): string | undefined {
  const plain = join(folder, normalize(`/${path}`)).replace(/\/$/, '');
  return [plain, `${plain}.html`, join(plain, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

function readContent(folder: string, path: string): Content {
  const file = findFile(folder, path);
  if (file === undefined) return { status: 404, headers: {}, body: Buffer.from('Not found') };
  const ending = extname(file);
  const headers = {
    'content-type': TYPES[ending] ?? 'application/octet-stream',
    'cache-control': 'max-age=600',
  };
  const body = readFileSync(file);
  if (!COMPRESSED.has(ending)) return { status: 200, headers, body };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return {
    status: 200,
    headers: { ...headers, 'content-encoding': 'br' },
    body: brotliCompressSync(body, { params }),
  };
}
