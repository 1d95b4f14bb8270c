import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { isModuleAddress } from '../bundler/module-address.ts';
import { decodePath } from '../contract/address.ts';
import { findFile, lacksSlash, type OpenFile, openAt } from '../serve/find-file.ts';
import { listen, reachableHost } from '../serve/http-server.ts';
import { readTarget, withoutBasePath } from '../serve/request-target.ts';
import { sendFile } from '../serve/send-file.ts';
import type { DevelopmentResponse } from './answer.ts';
import { announceOutdated, keepPagesCurrent } from './keep-pages-current.ts';
import { type LiveSite, openLiveSite } from './live-site.ts';
import { openLoader } from './open-loader.ts';
import { prepareWatching } from './start-watching.ts';
import { writtenFiles } from './written-files.ts';

/** The first page has been answered by then. */
const KEEP_CODE_AFTER_MS = 5000;

/**
 * Starts the development server, on any free port if it is 0.
 * @param options.outDir the folder of the site's builds, in which changes are ignored
 * @returns the URL of the site
 */
export async function serveDevelopment(options: {
  siteDir: string;
  outDir: string;
  baseUrl?: string;
  port: number;
  host?: string;
  cache?: boolean;
}): Promise<string> {
  const { siteDir, outDir, port, host, cache } = options;
  const server = createServer();
  const since = Date.now();
  const isWritten = writtenFiles(siteDir, outDir);
  const { modules, baseUrl } = await openLoader(siteDir, { server, isWritten }, options.baseUrl);
  const { vite } = modules;
  // Such as a limit of the system on watched files: the site can be served nevertheless.
  vite.watcher.on('error', (error) => console.error(`Some changes are not noticed: ${error}`));
  const onFinished = (href: string) => announceOutdated(vite.ws, [href]);
  const servedBaseUrl = options.baseUrl === undefined ? baseUrl : undefined;
  const site = await openLiveSite({ siteDir, baseUrl, servedBaseUrl, modules, cache, onFinished });
  keepPagesCurrent(site, siteDir, vite);
  const onAnswer = prepareWatching(vite.watcher, { siteDir, isWritten, since });
  const { middlewares } = vite;
  server.on('request', answerRequests(site, { siteDir, baseUrl, middlewares, onAnswer }));
  const usedPort = await listen(server, port, host);
  // Node keeps compiled code when a program ends, but this one is usually ended by a signal.
  setTimeout(flushCompileCache, KEEP_CODE_AFTER_MS).unref();
  return `http://${reachableHost(host)}:${usedPort}${baseUrl}`;
}

/** Answers with the site's pages, the modules of its shell, or its static files. */
function answerRequests(
  site: LiveSite,
  options: {
    siteDir: string;
    baseUrl: string;
    middlewares: ViteDevServer['middlewares'];
    /** Called when the site has answered a request. */
    onAnswer: () => void;
  },
): RequestListener {
  const { siteDir, baseUrl, middlewares, onAnswer } = options;
  const fileInstead = async (answer: DevelopmentResponse | undefined, path: string) =>
    !answer || answer.isFallback ? findStatic(site, siteDir, path) : undefined;
  return async (request, response) => {
    site.putOff();
    const { pathname, suffix } = readTarget(request.url ?? '/');
    const path = withoutBasePath(pathname, baseUrl);
    if (path !== undefined && path !== '/' && isModuleAddress(path.slice(1))) {
      middlewares(request, response);
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    } else if (path !== undefined) {
      const asset = site.asset(decodePath(path.slice(1)));
      const answer = asset ? undefined : await site.answer(pathname);
      const file = asset ? await openAt(asset.source) : await fileInstead(answer, path);
      if (answer && !file) {
        respondWithSite(response, answer);
        onAnswer();
      } else if (file && lacksSlash(path, file)) {
        await file.handle.close();
        response.writeHead(302, { location: `${pathname}/${suffix}` }).end();
      } else await respondWithFile(request, response, file);
    } else if (withoutBasePath(`${pathname}/`, baseUrl) === '/' || pathname === '/') {
      response.writeHead(302, { location: baseUrl + suffix }).end();
    } else {
      response.writeHead(404, PLAIN_TEXT).end(`The site is at ${baseUrl}\n`);
    }
  };
}

const PLAIN_TEXT = { 'content-type': 'text/plain; charset=utf-8' };

function respondWithSite(
  response: ServerResponse,
  { status, type, body }: DevelopmentResponse,
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

/** Opens a file of the static folders. @param path below the base path, percent-encoded */
async function findStatic(
  site: LiveSite,
  siteDir: string,
  path: string,
): Promise<OpenFile | undefined> {
  for (const folder of site.config().staticDirectories.toReversed()) {
    const file = await findFile(join(siteDir, folder), path, 'anywhere');
    if (file) return file;
  }
  return undefined;
}

async function respondWithFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: OpenFile | undefined,
): Promise<void> {
  if (file) await sendFile(request, response, file, { headers: { 'cache-control': 'no-store' } });
  else response.writeHead(404).end();
}
