import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFile } from './send-file.ts';
import { listen, serveSite } from './serve-site.ts';

const outDir = mkdtempSync(join(tmpdir(), 'served-'));
let server: Server;

/** A script that each page of a build contains; it says which base path the site was built for. */
const SHELL = '<script data-app="/quay/assets/client-BCaNVKRn.js" data-switch></script>';
const NOT_FOUND = `not found${SHELL}`;
const NOT_FOUND_ARABIC = `غير موجودة${SHELL}`;
const NOT_FOUND_DEEP = `niet gevonden${SHELL}`;

const CACHED = [
  ['assets/client-BCaNVKRn.js', true],
  ['assets/logo.svg', false],
  ['search-8Ql3DY5S/words-0.json', true],
  ['ar/search-1.0-8Ql3DY5S/words-0.json', true],
  ['search-titles.json', false],
  ['ar/search-index-1.0.json', false],
  ['docs/assets/index.html', false],
  ['docs/search-index.json', false],
] as const;

/** Documents by file, with their canonical URLs. */
const DOCUMENTS = [
  ['knots/index.html', 'https://quay.example/quay/knots'],
  ['boats/index.html', 'https://quay.example/quay/boats/'],
  ['tides.html', 'https://quay.example/quay/tides'],
  ['größe.html', 'https://quay.example/quay/gr%C3%B6%C3%9Fe'],
  ['ar/index.html', 'https://quay.example/quay/ar/'],
  ['moved.html', 'https://quay.example/quay/tides'],
  ['kept.html', 'https://quay.example/quay/kept.html'],
] as const;

beforeAll(async () => {
  for (const [path] of CACHED) {
    mkdirSync(join(outDir, path, '..'), { recursive: true });
    writeFileSync(join(outDir, path), 'text');
  }
  mkdirSync(join(outDir, 'ar/docs'), { recursive: true });
  writeFileSync(join(outDir, 'index.html'), 'home');
  writeFileSync(join(outDir, '404.html'), NOT_FOUND);
  writeFileSync(join(outDir, 'ar/404.html'), NOT_FOUND_ARABIC);
  mkdirSync(join(outDir, 'guide/nl/docs'), { recursive: true });
  writeFileSync(join(outDir, 'guide/nl/404.html'), NOT_FOUND_DEEP);
  // Documents of static folders, of which one says its own address.
  mkdirSync(join(outDir, 'demo/parts'), { recursive: true });
  writeFileSync(join(outDir, 'demo/index.html'), 'demo');
  writeFileSync(join(outDir, 'demo/404.html'), 'no demo');
  const canonical = '<link rel="canonical" href="https://quay.example/quay/demo/parts">';
  writeFileSync(join(outDir, 'demo/parts/index.html'), canonical);
  for (const [path, canonical] of DOCUMENTS) {
    mkdirSync(join(outDir, path, '..'), { recursive: true });
    writeFileSync(join(outDir, path), `${SHELL}<link rel="canonical" href="${canonical}">`);
  }
  // At the base path that it was built for.
  ({ server } = await serveSite({ outDir, port: 0 }));
});

afterAll(() => {
  server.close();
  rmSync(outDir, { recursive: true });
});

test('a page named 404 in a deeper folder is a page, not the not-found page of its folder', async () => {
  mkdirSync(join(outDir, 'ar/http'));
  writeFileSync(join(outDir, 'ar/http/404.html'), 'a page about a status code');
  const page = await fetch(`${origin()}/quay/ar/http/404`);
  expect([page.status, await page.text()]).toEqual([200, 'a page about a status code']);
  const missing = await fetch(`${origin()}/quay/ar/http/missing`);
  expect([missing.status, await missing.text()]).toEqual([404, NOT_FOUND_ARABIC]);
});

test.each([
  ['grown', 3_000_000],
  ['been cut short', 1_500_000],
])('a file that has %s while it was sent does not mix with the next response', async (_, size) => {
  const file = join(outDir, 'changing.bin');
  writeFileSync(file, Buffer.alloc(2_000_000, 'a'));
  const handle = await open(file);
  const stats = { handle, path: '/changing.bin', size: 2_000_000, modified: new Date(0) };
  truncateSync(file, size);
  const changing = createServer((request, response) => {
    sendFile(request, response, stats, { headers: {} });
  });
  const port = await listen(changing, 0);
  const bytes = fetch(`http://localhost:${port}`).then((response) => response.arrayBuffer());
  if (size < 2_000_000) await expect(bytes).rejects.toThrow('terminated');
  else expect((await bytes).byteLength).toBe(2_000_000);
  changing.close();
});

test.each(CACHED)('caching of %s: %s', async (path, isKept) => {
  const { headers } = await fetch(`${origin()}/quay/${path}`);
  expect(headers.get('cache-control')).toBe(
    isKept ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
});

test.each([
  ['boat.JPG', 'image/jpeg'],
  ['boat.constructor', 'application/octet-stream'],
])('the media type of %s is %s', async (name, type) => {
  writeFileSync(join(outDir, name), 'boat');
  const response = await fetch(`${origin()}/quay/${name}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  rmSync(join(outDir, name));
});

function origin(): string {
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : undefined}`;
}

async function get(path: string): Promise<[number, string]> {
  const response = await fetch(origin() + path);
  return [response.status, await response.text()];
}

test.each([
  ['/quay/', 200, 'home'],
  ['/quay/nowhere', 404, NOT_FOUND],
  ['/quay/docs/nowhere?a=b/c', 404, NOT_FOUND],
  ['/quay/ar/nowhere', 404, NOT_FOUND_ARABIC],
  ['/quay/ar/docs/nowhere/', 404, NOT_FOUND_ARABIC],
  ['/quay/guide/nowhere', 404, NOT_FOUND],
  ['/quay/guide/nl/nowhere', 404, NOT_FOUND_DEEP],
  ['/quay/guide/nl/docs/nowhere/too', 404, NOT_FOUND_DEEP],
  ['/quay/guide/nl/404', 404, NOT_FOUND_DEEP],
  ['/quay/demo/nowhere', 404, NOT_FOUND],
  [`/quay/ar/${'nowhere-'.repeat(200)}/nowhere`, 404, NOT_FOUND_ARABIC],
  ['/quay/demo/404', 200, 'no demo'],
  ['/elsewhere', 404, NOT_FOUND],
  ['//', 404, NOT_FOUND],
  ['/quay/%E0%A4%A', 404, NOT_FOUND],
  ['/quay/%E0%A4%A.html', 404, NOT_FOUND],
  ['/quay/%00.html', 404, NOT_FOUND],
  ['/quay/..%2f..%2fsecret.html', 404, NOT_FOUND],
  ['/quay/index.html', 200, 'home'],
])(
  'the response for %s is the not-found page of its locale, or a page',
  async (path, status, text) => {
    expect(await get(path)).toEqual([status, text]);
  },
);

async function redirectOf(path: string): Promise<[number, string | null]> {
  const { status, headers } = await fetch(origin() + path, { redirect: 'manual' });
  return [status, headers.get('location')];
}

test.each([
  ['/quay/knots/index.html', '/quay/knots'],
  ['/quay/knots.html', '/quay/knots'],
  ['/quay/boats/index.html', '/quay/boats/'],
  ['/quay/boats.html?a=b&c=d', '/quay/boats/?a=b&c=d'],
  ['/quay/tides.html', '/quay/tides'],
  ['/quay/tides/index.html', '/quay/tides'],
  ['/quay/gr%C3%B6%C3%9Fe.html', '/quay/gr%C3%B6%C3%9Fe'],
  ['/quay/ar/index.html', '/quay/ar/'],
])('%s, the name of a document, redirects to %s', async (path, address) => {
  expect(await redirectOf(path)).toEqual([301, address]);
});

test.each([
  ['/quay/demo', '/quay/demo/'],
  ['/quay/demo?a=b', '/quay/demo/?a=b'],
  ['/quay/demo/parts', '/quay/demo/parts/'],
])(
  '%s, a folder of a static folder, redirects to %s, so that its relative links work',
  async (path, address) => {
    expect(await redirectOf(path)).toEqual([301, address]);
    expect(await redirectOf(address)).toEqual([200, null]);
  },
);

test.each([
  ['/quay/tides/', '/quay/tides'],
  ['/quay/knots/?a=b', '/quay/knots?a=b'],
  ['/quay/boats', '/quay/boats/'],
  ['/quay/gr%c3%b6%C3%9Fe/', '/quay/gr%C3%B6%C3%9Fe'],
  ['/quay/ar?a=b&c=d', '/quay/ar/?a=b&c=d'],
])('%s, a page without its slash or with one too many, redirects to %s', async (path, address) => {
  expect(await redirectOf(path)).toEqual([301, address]);
  expect(await redirectOf(address)).toEqual([200, null]);
});

test.each([
  '/quay/moved.html',
  '/quay/kept.html',
  '/quay/docs/assets/index.html',
  '/quay/demo/parts/index.html',
  '/quay/moved',
  '/quay/moved/',
  '/quay/knots',
])('%s, a file that is not the document of a page, is served unchanged', async (path) => {
  expect(await redirectOf(path)).toEqual([200, null]);
});

test('nothing outside of the folder is served, nor what nobody meant to publish', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  symlinkSync(outside, join(outDir, 'linked'));
  symlinkSync(join(outside, 'secret.txt'), join(outDir, 'secret.txt'));
  mkdirSync(join(outDir, '.git'));
  writeFileSync(join(outDir, '.git/config'), 'secret');
  for (const path of ['/quay/linked/secret.txt', '/quay/secret.txt', '/quay/.git/config']) {
    expect(await get(path)).toEqual([404, NOT_FOUND]);
  }
  rmSync(outside, { recursive: true });
});

test('a request while a build replaces the folder gets the page, rather than "not found"', async () => {
  const former = `${outDir}-former`;
  renameSync(outDir, former);
  const answer = get('/quay/');
  await setTimeout(50);
  renameSync(former, outDir);
  expect(await answer).toEqual([200, 'home']);
});

test('it listens on the loopback interface, unless told otherwise', async () => {
  expect(server.address()).toMatchObject({
    address: expect.stringMatching(/^(?:127\.0\.0\.1|::1)$/),
  });
  const open = await serveSite({ outDir, baseUrl: '/quay/', port: 0, host: '0.0.0.0' });
  expect(open.server.address()).toMatchObject({ address: '0.0.0.0' });
  expect(open.url).toMatch(/^http:\/\/localhost:\d+\/quay\/$/);
  open.server.close();
  const other = await serveSite({ outDir, port: 0, host: '127.0.0.2' });
  expect(other.url).toMatch(/^http:\/\/127\.0\.0\.2:\d+\/quay\/$/);
  expect((await fetch(`${other.url}knots`)).status).toBe(200);
  other.server.close();
});
