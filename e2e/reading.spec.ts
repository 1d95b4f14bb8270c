import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Response, test } from '@playwright/test';
import { expectNothingMoved, watchShifts } from './layout-shift.ts';
import { openLive, untilLive } from './live-page.ts';
import { address, outputFolder } from './sites.ts';
import { watchRequests } from './watch.ts';

const BOOT_LIMIT = 2048;
/** For the script that follows links until the shell is live. */
const NAVIGATION_LIMIT = 4300;
/** For the median document of the docs, and for one of the longest. Their hashes change with any file, by up to 70 bytes. */
const MEDIAN_LIMIT = 16_850;
const READING_LIMIT = 20_750;
const LIVE_SCRIPT_LIMIT = 75_700;

test('only reading a page causes one request and loads no script file', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const url = address('real', '/docs/install/docker-compose');
  const response = await page.goto(url);
  await page.waitForTimeout(1500);
  expect(requests.filter((request) => !request.endsWith('favicon.svg'))).toEqual([url]);
  const document = (await response?.body()) ?? Buffer.alloc(0);
  expect(brotliCompressSync(document).length).toBeLessThan(READING_LIMIT);
});

test('the median document of the docs is small', () => {
  const folder = join(outputFolder('real'), 'docs');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const documents = files
    .filter((file) => file.endsWith('.html') && !file.startsWith('api'))
    .map((file) => readFileSync(join(folder, file)))
    .toSorted((a, b) => a.length - b.length);
  const median = documents[Math.floor(documents.length / 2)] ?? Buffer.alloc(0);
  expect(documents.length).toBeGreaterThan(50);
  expect(brotliCompressSync(median).length).toBeLessThan(MEDIAN_LIMIT);
});

test('an anchor, or a sidebar that scrolls to its active entry, does not count as reader activity', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  const scripts = watchRequests(page, (_, type) => type === 'script');
  await page.goto(address('real', '/docs/install/upgrading#next-steps'));
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await scripts.expectNone(address('real', '/none.js'));
  await page.mouse.wheel(0, -200);
  await untilLive(page);
});

test('the script that follows links before the shell is live is small', async ({ request }) => {
  const html = await (await request.get(address('real', '/'))).text();
  const script = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].at(-1)?.[1] ?? '';
  expect(script).toContain('DOMParser');
  expect(script.length).toBeLessThanOrEqual(NAVIGATION_LIMIT);
});

test('the inline script is small', async ({ request }) => {
  const html = await (await request.get(address('real', '/'))).text();
  const [, script = ''] = /<script data-app[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(script.length).toBeGreaterThan(100);
  expect(script.length).toBeLessThanOrEqual(BOOT_LIMIT);
});

test('the live shell contains all scripts, within its budget', async ({ page }) => {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), response);
  });
  await openLive(page, address('real', '/docs/install/docker-compose'));
  const bodies = await Promise.all([...scripts.values()].map((script) => script.body()));
  const total = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThanOrEqual(LIVE_SCRIPT_LIMIT);
});

test('nothing shifts while the page loads and goes live', async ({ page }) => {
  await watchShifts(page, 'body');
  for (const path of ['/', '/docs/install/requirements', '/docs/overview/introduction']) {
    await openLive(page, address('real', path));
    await expectNothingMoved(page);
  }
});

test('nothing shifts if the first part of the document ends in the middle of the bar', async ({
  page,
  request,
}) => {
  const html = await (await request.get(address('real', '/'))).text();
  const middle = html.indexOf('<li>', html.indexOf('class="navbar-right"') + 200);
  const server = createServer(async (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(html.slice(0, middle));
    await sleep(400);
    response.end(html.slice(middle));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  await watchShifts(page, 'body');
  await page.goto(`http://127.0.0.1:${bound.port}/`);
  await expect(page.locator('.navbar-right')).toBeVisible();
  await expectNothingMoved(page);
  server.close();
});
