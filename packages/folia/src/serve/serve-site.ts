import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { SiteError } from 'folia-problems';
import compression from 'http-compression';
import { splitSuffix } from '../contract/address.ts';
import { getCleanPath } from './clean-address.ts';
import { findFile } from './find-file.ts';
import { listen, makeServer } from './http-server.ts';
import { sendFile } from './send-file.ts';

export { listen } from './http-server.ts';

export type ServeOptions = { outDir: string; baseUrl: string; port: number; host?: string };

/**
 * Serves a built site on a port, or on any free port if it is 0. Only programs on the same machine reach it, unless there
 * is another host to listen on.
 *
 * @returns the server and the URL of the site
 * @throws SiteError if there is no build or the port is in use
 */
export async function serveSite({
  port,
  host = 'localhost',
  ...site
}: ServeOptions): Promise<{ server: Server; url: string }> {
  const server = makeServer(makeRequestHandler(site));
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
}: Omit<ServeOptions, 'port' | 'host'>): RequestListener {
  if (!existsSync(join(outDir, 'index.html')) && !existsSync(join(outDir, '404.html'))) {
    throw new SiteError([
      {
        message: `No build found in ${outDir}.`,
        hint: 'Run `folia build` first, or choose the folder of a build with --out DIR.',
      },
    ]);
  }
  const compress = compression();
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const { pathname, suffix } = splitSuffix(request.url ?? '/');
    const inside = pathname.startsWith(baseUrl) || `${pathname}/` === baseUrl;
    const path = inside ? `/${pathname.slice(baseUrl.length)}` : '/';
    const clean = inside ? getCleanPath(path, outDir, baseUrl) : undefined;
    if (clean !== undefined) {
      response.writeHead(301, { location: clean + suffix, 'cache-control': 'no-cache' });
      response.end();
      return;
    }
    const respond = async () => {
      const file = inside ? await findFile(outDir, path) : undefined;
      if (file) {
        await sendFile(request, response, file, { 'cache-control': cacheControl(file.path) });
        return;
      }
      const page = notFoundPage(outDir, path);
      response.writeHead(404, {
        'content-type': 'text/html; charset=utf-8',
        'content-length': page.length,
        'cache-control': 'no-cache',
      });
      response.end(page);
    };
    response.setHeader('vary', 'Accept-Encoding');
    request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding']);
    // A range is one of the file, not of its compressed form.
    if (request.headers.range === undefined) compress(request, response, () => void respond());
    else void respond();
  };
}

/** Leaves out what is not acceptable (https://www.rfc-editor.org/rfc/rfc9110#section-12.4.2), which the compression ignores. */
function acceptedEncodings(header = ''): string {
  const encodings = header.split(',').filter((encoding) => !/;\s*q=0(?:\.0*)?\s*$/i.test(encoding));
  return encodings.join();
}

/** The nearest not-found page above a path: each locale has its own. */
function notFoundPage(outDir: string, path: string): Buffer {
  const folders = path.split(/[\\/]/).slice(1, -1);
  const inside = folders.filter((name) => !/^\.+$/.test(name));
  for (let depth = inside.length; depth >= 0; depth -= 1) {
    const file = join(outDir, ...inside.slice(0, depth), '404.html');
    if (existsSync(file)) return readFileSync(file);
  }
  return Buffer.from('Not found');
}

/** Files in `assets/` and the shards of a search have a hash of their content in their path. */
const HASHED = /^\/assets\/|\/search-(?:[\w.-]+-)?\w{8}\/[\w-]+\.json$/;

function cacheControl(path: string): string {
  return HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
