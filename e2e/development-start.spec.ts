import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect as expectSoon, test } from '@playwright/test';
import { startDevelopment } from './development-server.ts';

/** Reading the whole site takes a while on a busy machine. */
const expect = expectSoon.configure({ timeout: 20_000 });

let server: ChildProcess | undefined;
let siteDir: string;

test.setTimeout(60_000);

test.beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'quarry-'));
  write(
    'site.config.ts',
    "export default { title: 'Quarry', url: 'https://quarry.example', baseUrl: '/stones/', docs: { routeBasePath: '/' } };",
  );
  write('docs/index.md', '# Quarry\n\nGranite.\n');
  write('docs/slate.md', '# Slate\n\nGray.\n');
});

test.afterEach(() => {
  server?.kill();
  rmSync(siteDir, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(siteDir, path)), { recursive: true });
  writeFileSync(join(siteDir, path), text);
}

test('a site with a base URL is served there, and a page that changes before its first request shows the change', async ({
  page,
}) => {
  const started = await startDevelopment(siteDir);
  server = started.server;
  write('docs/slate.md', '# Slate\n\nBlack.\n');
  write('docs/marble.md', '# Marble\n\nWhite.\n');
  await page.goto(`${started.origin}/stones/slate`);
  await expect(page.getByText('Black.')).toBeVisible();
  await expect(page.locator('.sidebar').getByRole('link', { name: 'Marble' })).toBeVisible();
  write('docs/slate.md', '# Slate\n\nGreen.\n');
  await expect(page.getByText('Green.')).toBeVisible();
});

test('the documents of a static folder are served, and a folder at its address with a slash, which relative links need', async ({
  request,
}) => {
  write('static/demo/index.html', '<img src="dust.svg">');
  const started = await startDevelopment(siteDir);
  server = started.server;
  const answerTo = async (path: string) => {
    const answer = await request.get(`${started.origin}/stones/${path}`, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location ?? (await answer.text()).slice(0, 4)];
  };
  expect(await answerTo('demo?a=b')).toEqual([302, '/stones/demo/?a=b']);
  expect(await answerTo('demo/')).toEqual([200, '<img']);
  expect(await answerTo('demo/index.html')).toEqual([200, '<img']);
  expect(await answerTo('demo/missing')).toEqual([404, '<!do']);
});

test('only the base URL is served: its root leads there, and other addresses and methods are refused', async ({
  request,
}) => {
  write('static/dust.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const started = await startDevelopment(siteDir);
  server = started.server;
  const answerTo = async (path: string, method = 'GET') => {
    const answer = await request.fetch(started.origin + path, { method, maxRedirects: 0 });
    return [answer.status(), answer.headers().location ?? answer.headers()['content-type']];
  };
  expect(await answerTo('/')).toEqual([302, '/stones/']);
  expect(await answerTo('/stones')).toEqual([302, '/stones/']);
  expect(await answerTo('/stones/dust.svg')).toEqual([200, 'image/svg+xml']);
  expect((await answerTo('/gravel/dust.svg'))[0]).toBe(404);
  expect((await answerTo('/gravel'))[0]).toBe(404);
  expect((await answerTo('/stones/', 'POST'))[0]).toBe(405);
});

test('code is readable before it has colors, and gets them in the same document', async ({
  page,
}) => {
  write('docs/granite.md', '# Granite\n\n```python\ndef cut(stone): return stone\n```\n');
  const started = await startDevelopment(siteDir);
  server = started.server;
  const loads: string[] = [];
  page.on('domcontentloaded', (loaded) => loads.push(loaded.url()));
  const answer = await page.goto(`${started.origin}/stones/granite`);
  expect(await answer?.text()).toContain('def cut(stone): return stone');
  await expect(page.locator('pre span').getByText('def', { exact: true })).toBeVisible();
  expect(loads).toHaveLength(1);
});
