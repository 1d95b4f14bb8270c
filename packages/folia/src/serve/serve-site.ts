import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { basename, join } from 'node:path';
import compression from 'compression';
import { SiteError } from 'folia-problems';
import { splitSuffix } from '../contract/address.ts';
import { securityHeaders } from '../deploy/security-headers.ts';
import { CACHE_CONTROL, isStamped } from '../deploy/stamped-files.ts';
import { getCleanPath } from './clean-address.ts';
import { findFile } from './find-file.ts';
import { sendFile } from './send-file.ts';

export type ServeOptions = {
  outDir: string;
  baseUrl: string;
  port: number;
  /** The address to listen on: a name or an IP address. */
  host?: string;
};

/**
 * Ends connections of clients that send too slowly or too much: they keep others from being served.
 * https://nodejs.org/api/http.html#httpcreateserveroptions-requestlistener
 */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
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
  const server = createServer(LIMITS, makeRequestHandler(site));
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
  // A compressed part of a file would not be a part of the compressed file.
  const compress = compression({
    filter: (request, response) =>
      response.statusCode !== 206 && compression.filter(request, response),
  });
  return (request, response) => {
    // Nothing reads the body of a request.
    request.resume();
    for (const { name, value } of securityHeaders()) response.setHeader(name, value);
    response.setHeader('cache-control', CACHE_CONTROL.other);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    // Written for any middleware stack; with node:http it works on the plain request and response.
    compress(Object.assign(request), Object.assign(response), () =>
      respond({ outDir, baseUrl }, request, response),
    );
  };
}

function respond(
  { outDir, baseUrl }: Pick<ServeOptions, 'outDir' | 'baseUrl'>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname: path, suffix } = splitSuffix(request.url ?? '/');
  const isInside = path.startsWith(baseUrl);
  const pathname = isInside ? `/${path.slice(baseUrl.length)}` : '/';
  const clean = isInside ? getCleanPath(pathname, outDir, baseUrl) : undefined;
  const address = `${path}/` === baseUrl ? baseUrl : clean;
  const found = isInside ? findFile(outDir, pathname) : undefined;
  if (address !== undefined) {
    response.writeHead(301, { location: address + suffix }).end();
  } else if (found && basename(found.file) !== '404.html') {
    if (isStamped(pathname)) response.setHeader('cache-control', CACHE_CONTROL.stamped);
    sendFile(found, request, response);
  } else {
    const page = Buffer.from(notFoundPage(outDir, pathname));
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length };
    response.writeHead(404, headers).end(request.method === 'HEAD' ? undefined : page);
  }
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
