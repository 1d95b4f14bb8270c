import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import { SiteError } from 'folia-problems';
import sirv from 'sirv';
import { splitSuffix } from '../contract/address.ts';
import { getCleanPath } from './clean-address.ts';

export type ServeOptions = {
  outDir: string;
  baseUrl: string;
  port: number;
  /** The address to listen on: a name or an IP address. */
  host?: string;
};

/**
 * Serves a built site on a port, or on any free port if it is 0.
 *
 * @returns the server and the URL of the site
 * @throws SiteError if there is no build or the port is in use
 */
export async function serveSite({
  port,
  host = 'localhost',
  ...site
}: ServeOptions): Promise<{ server: Server; url: string }> {
  const server = createServer(makeRequestHandler(site));
  const usedPort = await listen(server, port, host);
  return { server, url: `http://localhost:${usedPort}${site.baseUrl}` };
}

/**
 * Handles requests for a built site, with compression and its not-found page. @throws SiteError if
 * there is no build
 */
export function makeRequestHandler({
  outDir,
  baseUrl,
}: Pick<ServeOptions, 'outDir' | 'baseUrl'>): RequestListener {
  if (!existsSync(join(outDir, 'index.html')) && !existsSync(join(outDir, '404.html'))) {
    throw new SiteError([
      {
        message: `No build found in ${outDir}.`,
        hint: 'Run `folia build` first, or choose the folder of a build with --out DIR.',
      },
    ]);
  }
  const compress = compression();
  const files = sirv(outDir, { etag: true, setHeaders: cacheHeaders });
  return (request, response) => {
    const { url = '/' } = request;
    const inside = url.startsWith(baseUrl) || `${url}/` === baseUrl;
    if (inside) request.url = `/${url.slice(baseUrl.length)}`;
    const { pathname, suffix } = splitSuffix(request.url ?? '/');
    const clean = inside ? getCleanPath(pathname, outDir, baseUrl) : undefined;
    if (clean !== undefined) {
      response.writeHead(301, { location: clean + suffix, 'cache-control': 'no-cache' });
      response.end();
      return;
    }
    const respondNotFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(notFoundPage(outDir, inside ? request.url : '/'));
    };
    // Both are written for any middleware stack; with node:http they work on the plain request and
    // response.
    compress(Object.assign(request), Object.assign(response), () => {
      if (inside) files(request, response, respondNotFound);
      else respondNotFound();
    });
  };
}

/** The nearest not-found page above a path: each locale has its own. */
function notFoundPage(outDir: string, url = '/'): Buffer | string {
  const path = url.replace(/[?#].*$/, '');
  const folders = path.split(/[\\/]/).slice(1, -1);
  const inside = folders.filter((name) => !/^\.+$/.test(name));
  for (let depth = inside.length; depth >= 0; depth -= 1) {
    const file = join(outDir, ...inside.slice(0, depth), '404.html');
    if (existsSync(file)) return readFileSync(file);
  }
  return 'Not found';
}

/** Files in `assets/` and the shards of a search have a hash of their content in their path. */
const HASHED = /^\/assets\/|\/search-(?:[\w.-]+-)?\w{8}\/[\w-]+\.json$/;

function cacheHeaders(
  response: { setHeader: (name: string, value: string) => void },
  path: string,
) {
  const isHashed = HASHED.test(path);
  response.setHeader(
    'cache-control',
    isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}

/**
 * Starts listening, on any free port if it is 0.
 *
 * @returns the port
 * @throws SiteError if the port is in use
 */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      const message = taken ? `Port ${port} is already in use.` : error.message;
      reject(
        new SiteError([{ message, hint: 'Choose another port with --port N.' }], { cause: error }),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}
