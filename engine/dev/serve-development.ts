import { createReadStream, existsSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import sirv from 'sirv';
import { openModuleLoader, PACKAGE_DIR } from '../bundler/module-loader.ts';
import { loadConfig } from '../config/load-config.ts';
import { decodePath } from '../contract/address.ts';
import { formatProblems, isWarning, type Problem } from '../problem.ts';
import { listen } from '../serve.ts';
import { type LiveSite, openLiveSite, WATCHED_ENGINE } from './live-site.ts';

/** Editors write a file in several steps; changes this close together count as one. */
const SETTLE_MS = 30;

/** Serves a site while it is written. @returns the base path it stands under */
export async function serveDevelopment(options: {
  siteDir: string;
  baseUrl?: string;
  port: number;
}): Promise<string> {
  const { siteDir, port } = options;
  const server = createServer();
  const baseUrl = options.baseUrl ?? (await configuredBaseUrl(siteDir));
  const modules = await openModuleLoader(siteDir, { server, baseUrl });
  const site = await openLiveSite({ siteDir, baseUrl, modules });
  const { vite } = modules;
  let complaint = report(site.problems);
  // A page asks once it is loaded: what is wrong shows over it, as in the terminal.
  vite.ws.on('docs:ready', (_data, page) => {
    if (complaint) page.send({ type: 'error', err: { message: complaint, stack: '' } });
  });
  vite.watcher.add(siteDir);
  onChanges(vite.watcher, siteDir, async () => {
    try {
      complaint = report(await site.refresh());
      vite.ws.send({ type: 'custom', event: 'docs:change' });
    } catch (error) {
      complaint = error instanceof Error ? error.message : String(error);
      console.error(complaint);
      vite.ws.send({ type: 'error', err: { message: complaint, stack: '' } });
    }
  });

  const statics = site
    .config()
    .staticDirectories.map((folder) => sirv(join(siteDir, folder), { dev: true }));
  server.on('request', async (request, response) => {
    const pathname = (request.url ?? '/').replace(/[?#].*$/, '');
    if (pathname !== baseUrl && isModule(pathname, baseUrl, siteDir)) {
      vite.middlewares(request, response);
      return;
    }
    if (await answerWithSite(site, pathname, response)) return;
    request.url = `/${pathname.slice(baseUrl.length)}`;
    const [first, ...rest] = statics;
    const notFound = () => response.writeHead(404).end();
    const tryStatics = rest.reduceRight<() => void>(
      (next, serve) => () => serve(request, response, next),
      notFound,
    );
    if (first) first(request, response, tryStatics);
    else notFound();
  });
  await listen(server, port);
  return baseUrl;
}

async function configuredBaseUrl(siteDir: string): Promise<string> {
  const modules = await openModuleLoader(siteDir);
  try {
    return (await loadConfig(siteDir, modules.loadDefault)).baseUrl;
  } finally {
    await modules.close();
  }
}

/** What Vite serves to the browser: its own client, the engine's modules, libraries, and the site's components. */
function isModule(pathname: string, baseUrl: string, siteDir: string): boolean {
  const path = pathname.slice(baseUrl.length);
  if (/^(?:@|engine\/|node_modules\/)/.test(path)) return true;
  // A site within the package's folder; Vite names the files of any other one by `@fs`.
  const file = relative(siteDir, join(PACKAGE_DIR, decodePath(path)));
  return /\.[jt]sx?$/.test(file) && !file.startsWith('..') && existsSync(join(siteDir, file));
}

async function answerWithSite(
  site: LiveSite,
  pathname: string,
  response: ServerResponse,
): Promise<boolean> {
  const { baseUrl } = site.config();
  const asset = site.asset(decodePath(pathname.slice(baseUrl.length)));
  if (asset) {
    createReadStream(asset.source).pipe(response);
    return true;
  }
  const answer = await site.answer(pathname);
  if (!answer) return false;
  response.writeHead(answer.status, { 'content-type': answer.type, 'cache-control': 'no-store' });
  response.end(answer.body);
  return true;
}

/** Calls back once for each burst of changes below the site's or the engine's folder. */
function onChanges(
  watcher: { on: (event: 'all', listener: (event: string, path: string) => void) => unknown },
  siteDir: string,
  callback: () => Promise<void>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  watcher.on('all', (_event, path) => {
    if (!path.startsWith(siteDir + sep) && !path.startsWith(WATCHED_ENGINE + sep)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(callback);
    }, SETTLE_MS);
  });
}

/** Lists the problems in the terminal. @returns the list as text, empty where no page has to be covered by it */
function report(problems: Problem[]): string {
  const list = problems.length > 0 ? formatProblems(problems) : '';
  if (list) console.error(`\n${list}\n`);
  return problems.every(isWarning) ? '' : list;
}
