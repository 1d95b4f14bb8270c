import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const PORT = 4110;
const ORIGIN = `http://localhost:${PORT}`;

let server: ChildProcess;
let siteDir: string;

test.describe.configure({ mode: 'serial' });
test.setTimeout(60_000);

test.beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'garden-'));
  cpSync('tests/sites/garden', siteDir, { recursive: true });
  const args = ['engine/cli.ts', 'dev', '--site', siteDir, '--port', String(PORT)];
  server = spawn('node', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve) => {
    server.stdout?.on('data', (chunk) => {
      if (String(chunk).includes(ORIGIN)) resolve();
    });
  });
});

test.afterAll(() => {
  server.kill();
});

/** Replaces a piece of text in a file of the site. */
function edit(path: string, from: string, to: string): void {
  const file = join(siteDir, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

test('a live page navigates and logs nothing', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) logged.push(message.text());
  });
  await page.goto(`${ORIGIN}/docs/plants/roses`);
  await page.locator('.brand').hover();
  await expect(page.locator('html')).toHaveAttribute('data-live');
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  expect(logged).toEqual([]);
});

test('a changed page, a new page and a changed config show by themselves', async ({ page }) => {
  await page.goto(`${ORIGIN}/docs/plants/tulips`);
  edit('docs/plants/tulips.mdx', 'Cover with leaves', 'Cover with straw');
  await expect(page.getByText('Cover with straw')).toBeAttached();
  writeFileSync(join(siteDir, 'docs/plants/lilac.md'), '---\ntitle: Lilac\n---\n\nSmells.\n');
  await expect(page.locator('.sidebar').getByRole('link', { name: 'Lilac' })).toBeVisible();
  edit('site.config.ts', "title: 'Garden Book'", "title: 'Green Book'");
  await expect(page.locator('.brand')).toHaveText('Green Book');
});

test('a changed component shows after a reload', async ({ page }) => {
  await page.goto(ORIGIN);
  edit('pages/index.tsx', 'Read the book', 'Open the book');
  await expect(page.getByText('Open the book')).toBeVisible();
});

test('a mistake shows over the page, and is gone once mended', async ({ page }) => {
  await page.goto(`${ORIGIN}/docs/plants/roses`);
  edit('site.config.ts', 'navbar:', 'navbr:');
  await expect(page.locator('vite-error-overlay')).toContainText('Did you mean "navbar"?');
  edit('site.config.ts', 'navbr:', 'navbar:');
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText('Roses');
});
