import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SiteError } from 'folia-problems';
import { decodePath } from '../contract/address.ts';
import { decodeOrKeep } from '../contract/decode.ts';
import { securityHeaders } from '../deploy/security-headers.ts';
import { CACHE_CONTROL, isStamped } from '../deploy/stamped-files.ts';
import { builtBasePath } from './built-base-path.ts';
import { readDocument } from './built-document.ts';
import { getCleanPath } from './clean-address.ts';
import { type CompressFile, makeFileCompressor } from './compress-files.ts';
import { findFile, findMarkdown, lacksSlash, type OpenFile } from './find-file.ts';
import { listen, makeServer, reachableHost } from './http-server.ts';
import { prefersMarkdown } from './prefers-markdown.ts';
import { hasOneHost, readTarget, withoutBasePath } from './request-target.ts';
import { sendFile } from './send-file.ts';

export { listen } from './http-server.ts';

export type ServeOptions = {
  outDir: string;
  /** Default: the one that the site was built for. */
  baseUrl?: string;
  port: number;
  host?: string;
};

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
  const baseUrl = site.baseUrl ?? builtBasePath(site.outDir);
  const server = makeServer(makeRequestHandler({ ...site, baseUrl }));
  const usedPort = await listen(server, port, host);
  return { server, url: `http://${reachableHost(host)}:${usedPort}${baseUrl}` };
}

/**
 * Handles requests for a built site, with compression and its not-found page. @throws SiteError if
 * there is no build
 */
export function makeRequestHandler({
  outDir,
  baseUrl,
}: {
  outDir: string;
  baseUrl: string;
}): RequestListener {
  if (!existsSync(join(outDir, 'index.html')) && !existsSync(join(outDir, '404.html'))) {
    throw new SiteError([
      {
        message: `No build found in ${outDir}.`,
        hint: 'Run `folia build` first, or choose the folder of a build with --out DIR.',
      },
    ]);
  }
  // As in the URLs of requests and documents.
  const base = encodeURI(decodePath(baseUrl));
  const site = { outDir, baseUrl: base, compress: makeFileCompressor() };
  return (request, response) => {
    // Nothing reads the body of a request.
    request.resume();
    for (const { name, value } of securityHeaders()) response.setHeader(name, value);
    if (!hasOneHost(request)) {
      response.writeHead(400, { connection: 'close' }).end();
    } else if (request.method === 'GET' || request.method === 'HEAD') {
      // The file system has failed: what follows could fail, too.
      respond(site, request, response).catch(() => response.destroy());
    } else {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    }
  };
}

type ServedSite = { outDir: string; baseUrl: string; compress: CompressFile };

async function respond(
  { outDir, baseUrl, compress }: ServedSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, suffix } = readTarget(request.url ?? '/');
  const path = withoutBasePath(pathname, baseUrl);
  const clean = path === undefined ? undefined : getCleanPath(path, outDir, baseUrl);
  const isBare = path === undefined && withoutBasePath(`${pathname}/`, baseUrl) === '/';
  const address = isBare ? baseUrl : clean;
  if (address !== undefined) return redirect(response, address + suffix);
  const file = path === undefined ? undefined : await findInBuild(outDir, path);
  const other = file && otherSlashForm(outDir, file, pathname);
  if (other !== undefined) {
    await file?.handle.close();
    return redirect(response, other + suffix);
  }
  if (file && !isNotFoundPage(outDir, file.path)) {
    const cacheControl = isStamped(file.path) ? CACHE_CONTROL.stamped : CACHE_CONTROL.other;
    const { chosen, isNegotiable } = await negotiate(outDir, file, request.headers.accept);
    await sendFile(request, response, chosen, {
      headers: { 'cache-control': cacheControl, ...(isNegotiable && { vary: 'Accept' }) },
      compress,
    });
    return;
  }
  await file?.handle.close();
  const page = await notFoundPage(outDir, path ?? '/');
  response.writeHead(404, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': page.length,
    'cache-control': CACHE_CONTROL.other,
  });
  response.end(page);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { location, 'cache-control': CACHE_CONTROL.other }).end();
}

/**
 * The address of a document that was requested without the slash at its end, or with one too many. A page has the address
 * that links use. A folder of static files ends with a slash, since its index may have relative links.
 *
 * @returns undefined if the document was requested by this address
 */
function otherSlashForm(outDir: string, file: OpenFile, pathname: string): string | undefined {
  if (!file.path.endsWith('.html') || pathname.endsWith('.html')) return undefined;
  const { isOwn, canonical } = readDocument(join(outDir, file.path));
  if (!isOwn) return lacksSlash(pathname, file) ? `${pathname}/` : undefined;
  if (canonical === undefined || canonical.endsWith('/') === pathname.endsWith('/'))
    return undefined;
  // The canonical URL of a page that has moved is that of another one.
  return withoutSlash(canonical) === withoutSlash(pathname) ? canonical : undefined;
}

function withoutSlash(pathname: string): string {
  return decodePath(pathname).replace(/\/$/, '');
}

/** Chooses between the document of a page and its Markdown, if there is one, and closes the other. */
async function negotiate(
  outDir: string,
  file: OpenFile,
  accept: string | undefined,
): Promise<{ chosen: OpenFile; isNegotiable: boolean }> {
  const markdown = await findMarkdown(outDir, file.path);
  if (!markdown) return { chosen: file, isNegotiable: false };
  const [chosen, other] = prefersMarkdown(accept) ? [markdown, file] : [file, markdown];
  await other.handle.close();
  return { chosen, isNegotiable: true };
}

/** Number of attempts to find a file while builds replace the folder. */
const MAX_ATTEMPTS = 100;
const PAUSE_MS = 10;

/** Finds a file, and looks again if a build has replaced the folder meanwhile: between its two renames, there is none. */
async function findInBuild(outDir: string, path: string): Promise<OpenFile | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const before = inodeOf(outDir);
    const file = await findFile(outDir, path);
    const isSame = before !== undefined && before === inodeOf(outDir);
    if (file || isSame || attempt === MAX_ATTEMPTS) return file;
    await setTimeout(PAUSE_MS);
  }
}

function inodeOf(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.ino;
}

/** Whether a file is the not-found page of the site or of a locale. A page of this name has a canonical URL. */
function isNotFoundPage(outDir: string, path: string): boolean {
  if (path === '/404.html') return true;
  if (!path.endsWith('/404.html')) return false;
  const { isOwn, canonical } = readDocument(join(outDir, path));
  return isOwn && canonical === undefined;
}

/**
 * The not-found page for a path: the nearest one in a folder above it, which is that of its locale, or else of the site. Only
 * folders that exist are searched, so a path of thousands of folders costs no more than a short one.
 */
async function notFoundPage(outDir: string, path: string): Promise<Buffer> {
  const found = foldersOf(outDir, path).findLast((folder) =>
    isNotFoundPage(outDir, `${folder}/404.html`),
  );
  const file = await findFile(outDir, `${encodeURI(found ?? '')}/404.html`);
  if (!file) return Buffer.from('Not found');
  return file.handle.readFile().finally(() => file.handle.close());
}

/** The folders of a path that exist, from the root, which is empty, to the last one. */
function foldersOf(outDir: string, path: string): string[] {
  const folders = [''];
  for (const name of decodeOrKeep(path).split(/[\\/]/).filter(Boolean)) {
    const folder = `${folders.at(-1)}/${name}`;
    if (name.startsWith('.') || !isFolder(join(outDir, folder))) break;
    folders.push(folder);
  }
  return folders;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    // There is none, or no file can have this name.
    return false;
  }
}
