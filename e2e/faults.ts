/**
 * Causes faults between a built site and the browser for real: a server whose responses break off, never end or are wrong,
 * that stops, or that gets a new deployment during a visit.
 */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { listen, makeRequestHandler } from 'folia/serve';
import { integrityOf } from './integrity-of.ts';
import { outputFolder, SITES, type SiteName } from './sites.ts';

/** How the server treats a request. A text is the body of a response with status 200, a prefix is put before the file's. */
export type Fault =
  | 'refused'
  | 'missing'
  | 'silent'
  | 'cut off'
  | 'a page'
  | { text: string }
  | { prefix: string };

export type FaultyServer = {
  /** The address of a path below the base path of the site. */
  address: (path: string) => string;
  /** Treats requests whose path matches in this way, until `recover`. */
  fail: (paths: RegExp, fault: Fault) => void;
  recover: () => void;
  /** Replaces the site by a newer build: each stamped file has another name, and some text has changed. */
  deploy: (text: { from: string; to: string }) => void;
  /** Closes all connections. */
  disconnect: () => void;
  /** Closes all connections and accepts none. */
  stop: () => Promise<void>;
  close: () => Promise<void>;
};

/** Serves a built site on a port of its own, which is another origin for the browser. */
export async function openFaultyServer(site: SiteName): Promise<FaultyServer> {
  const { baseUrl } = SITES[site];
  let outDir = outputFolder(site);
  let folder: string | undefined;
  let serve = makeRequestHandler({ outDir, baseUrl });
  let faults: { paths: RegExp; fault: Fault }[] = [];
  const server = createServer((request, response) => {
    const found = faults.find(({ paths }) => paths.test(request.url ?? ''));
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const file = join(outDir, pathname.slice(baseUrl.length));
    if (found) respondWrongly(found.fault, request, response, file);
    else serve(request, response);
  });
  const port = await listen(server, 0);

  const disconnect = () => server.closeAllConnections();
  async function stop(): Promise<void> {
    disconnect();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  }
  return {
    address: (path) => new URL(baseUrl + path.replace(/^\//, ''), `http://localhost:${port}`).href,
    fail: (paths, fault) => faults.push({ paths, fault }),
    recover() {
      faults = [];
    },
    deploy(text) {
      folder ??= mkdtempSync(join(tmpdir(), 'newer-build-'));
      cpSync(outDir, folder, { recursive: true });
      makeNewer(folder, text);
      outDir = folder;
      serve = makeRequestHandler({ outDir, baseUrl });
    },
    disconnect,
    stop,
    async close() {
      await stop();
      if (folder) rmSync(folder, { recursive: true });
    },
  };
}

function respondWrongly(
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
): void {
  if (fault === 'refused') request.destroy();
  else if (fault === 'missing') response.writeHead(404).end('Not found');
  else if (fault === 'a page') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
  } else if (fault === 'cut off') {
    const bytes = readFileSync(file);
    response.writeHead(200, { 'content-type': typeOf(file), 'content-length': bytes.length });
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  } else if (fault !== 'silent') {
    const text = 'text' in fault ? fault.text : fault.prefix + readFileSync(file);
    response.writeHead(200, { 'content-type': typeOf(file) }).end(text);
  }
}

function typeOf(path: string): string {
  return extname(path) === '.js' ? 'text/javascript' : 'application/json';
}

/** The name of a file with a hash of its content. */
const STAMPED = /^(.+-)[\w-]{3}([\w-]{5})(\.\w+)$/;

/** Makes a build look like a later one, by a newer version of the engine. */
function makeNewer(folder: string, { from, to }: { from: string; to: string }): void {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => STAMPED.test(name));
  const shell = names.find((name) => name.startsWith('shell-')) ?? '';
  const { build } = JSON.parse(readFileSync(join(assets, shell), 'utf8'));
  // Files of two locales differ only in their hashes, so a part of each hash stays.
  const newer = (name: string) => name.replace(STAMPED, '$1new$2$3');
  const hashes = new Map<string, string>();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|js|json|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  // Documents have hashes of scripts.
  const isDocument = (file: string) => extname(file) === '.html';
  for (const file of files.sort((a, b) => Number(isDocument(a)) - Number(isDocument(b)))) {
    const before = readFileSync(file, 'utf8');
    let text = before.replaceAll(from, to).replaceAll(build, 'newer');
    for (const name of names) text = text.replaceAll(name, newer(name));
    if (extname(file) === '.js') hashes.set(integrityOf(before), integrityOf(text));
    if (isDocument(file)) {
      text = text.replace(/sha256-[\w+/]+=/g, (hash) => hashes.get(hash) ?? hash);
      // The policy has the hashes of scripts that name files.
      text = text.replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');
    }
    writeFileSync(file, text);
  }
  for (const name of names) renameSync(join(assets, name), join(assets, newer(name)));
}

/** Records uncaught errors, including those of workers. */
function watchUncaught(page: Page): string[] {
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('Uncaught')) {
      uncaught.push(message.text());
    }
  });
  return uncaught;
}

/** A test whose site has a server of its own, and that fails if an error is left uncaught. */
export const test = base.extend<{ site: SiteName; server: FaultyServer; uncaught: string[] }>({
  site: ['garden', { option: true }],
  async server({ site }, use) {
    const server = await openFaultyServer(site);
    await use(server);
    await server.close();
  },
  uncaught: [
    async ({ page }, use) => {
      const uncaught = watchUncaught(page);
      await use(uncaught);
      expect(uncaught).toEqual([]);
    },
    { auto: true },
  ],
});
