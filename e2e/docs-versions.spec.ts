import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { goLive, openLive } from './live-page.ts';
import { address, outputFolder } from './sites.ts';

const warping = address('loom', '/docs/warping');
const older = address('loom', '/docs/1.0/warping');

function dropdown(page: Page, label: string) {
  return page.locator('.navbar .dropdown', { hasText: label }).first();
}

function read(path: string): string {
  return readFileSync(join(outputFolder('loom'), path), 'utf8');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the dropdown leads to the same page in each version, or to the first page of a version without it', async ({
    page,
  }) => {
    await page.goto(warping);
    const versions = dropdown(page, '2.0');
    await versions.locator('summary').click();
    const links = versions.getByRole('link');
    await expect(links).toHaveText([
      '3.0 (draft)',
      '2.1-beta',
      '2.0',
      '1.0 (wood)',
      '0.9 (opens another site)',
    ]);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      '/docs/next/warping',
      '/docs/2.1-beta/warping',
      '/docs/warping',
      '/docs/1.0/warping',
      'https://old.loom.example',
    ]);
    await page.goto(address('loom', '/docs/care/oil'));
    await dropdown(page, '2.0').locator('summary').click();
    await dropdown(page, '2.0').getByRole('link', { name: '1.0 (wood)' }).click();
    await expect(page).toHaveURL(address('loom', '/docs/1.0'));
  });

  test('a page of an older version says so, and links to the same page of the newest', async ({
    page,
  }) => {
    await page.goto(older);
    const banner = page.getByRole('note').filter({ hasText: 'Older version' });
    await expect(banner).toContainText('version 1.0 (wood), which is no longer maintained');
    await banner.getByRole('link').click();
    await expect(page).toHaveURL(warping);
    await expect(page.getByText('Version: 2.0')).toBeVisible();
    await expect(page.getByRole('note')).toHaveCount(0);
  });

  test('a page that only the draft has links to the start of the newest version', async ({
    page,
  }) => {
    await page.goto(address('loom', '/docs/next/shuttle'));
    const banner = page.getByRole('note').filter({ hasText: 'Not released yet' });
    await banner.getByRole('link', { name: 'documentation of version 2.0' }).click();
    await expect(page).toHaveURL(address('loom', '/docs'));
  });

  test('sidebar and bar stay within the version', async ({ page }) => {
    await page.goto(older);
    await expect(page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link')).toHaveText(
      ['The loom', 'Warping', 'Treadles'],
    );
    await page.getByRole('link', { name: 'Manual' }).click();
    await expect(page).toHaveURL(address('loom', '/docs/1.0'));
    await page.getByRole('link', { name: 'setting up the warp' }).click();
    await expect(page).toHaveURL(older);
  });

  test('another docs folder has versions of its own', async ({ page }) => {
    await page.goto(address('loom', '/guild/next/rules'));
    await expect(page.getByText('Members meet on Mondays.')).toBeVisible();
    await dropdown(page, 'Now').locator('summary').click();
    await dropdown(page, 'Now').getByRole('link', { name: '2019' }).click();
    await expect(page.getByText('Members met on Tuesdays.')).toBeVisible();
  });
});

test('the dropdown follows navigation without a document request, and other versions load documents', async ({
  page,
}) => {
  await openLive(page, warping);
  await goLive(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole('link', { name: 'Treadles' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Treadles');
  expect(documents).toEqual([]);
  await dropdown(page, '2.0').locator('summary').click();
  await dropdown(page, '2.0').getByRole('link', { name: '1.0 (wood)' }).click();
  await expect(page).toHaveURL(address('loom', '/docs/1.0/treadles'));
  expect(documents).toEqual(['/docs/1.0/treadles']);
});

test('the search finds pages of the version it is opened in, and those without a version', async ({
  page,
}) => {
  const hitsFor = async (url: string, words: string) => {
    await page.goto(url);
    await page.keyboard.press('Control+K');
    await page.keyboard.type(words);
    const hits = page.getByRole('dialog').getByRole('option');
    await expect(hits.first()).toBeVisible();
    return hits.evaluateAll((all) =>
      all.map((hit) => hit.querySelector('a')?.getAttribute('href') ?? hit.getAttribute('href')),
    );
  };
  const inOlder = await hitsFor(older, 'treadle');
  expect(inOlder).toContain('/docs/1.0/treadles');
  expect(inOlder).not.toContain('/docs/treadles');
  const inNewest = await hitsFor(warping, 'treadle');
  expect(inNewest).toContain('/docs/treadles');
  expect(inNewest.join()).not.toContain('1.0');
  expect((await hitsFor(older, 'tuesdays')).join()).toContain('/guild/rules');
});

test('search engines get the newest twin as the canonical page, and no page of a hidden version', () => {
  const canonical = (path: string) =>
    /rel="canonical" href="([^"]+)"/.exec(read(`${path}/index.html`))?.[1];
  expect(canonical('docs/1.0/warping')).toBe('https://loom.example/docs/warping');
  expect(canonical('docs/next/tags/thread')).toBe('https://loom.example/docs/tags/thread');
  expect(canonical('docs/next/shuttle')).toBe('https://loom.example/docs/next/shuttle');
  expect(read('docs/1.0/warping/index.html')).toContain('content="noindex');
  const sitemap = read('sitemap.xml');
  expect(sitemap).toContain('<loc>https://loom.example/docs/next/shuttle</loc>');
  expect(sitemap).not.toContain('/docs/1.0/');
  expect(sitemap).not.toContain('/docs/2.1-beta/warping');
});
