import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect as expectSoon, test } from '@playwright/test';
import { startDevelopment } from './development-server.ts';

/** Reading the whole site takes a while on a busy machine. */
const expect = expectSoon.configure({ timeout: 20_000 });

const PAGES = 500;

let server: ChildProcess;
let origin: string;
let siteDir: string;

test.describe.configure({ mode: 'serial' });
test.setTimeout(60_000);

test.beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'fleet-'));
  write(
    'site.config.ts',
    "export default { title: 'Fleet', url: 'https://fleet.example', docs: { routeBasePath: '/' } };",
  );
  write('docs/index.md', '# Fleet\n\n![Flag](flag.svg)\n');
  write('docs/flag.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>');
  writeShips('oak');
  ({ server, origin } = await startDevelopment(siteDir));
});

test.afterAll(() => {
  server.kill();
  rmSync(siteDir, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(siteDir, path)), { recursive: true });
  writeFileSync(join(siteDir, path), text);
}

function writeShips(wood: string): void {
  for (let ship = 1; ship <= PAGES; ship += 1) {
    write(
      `docs/ships/ship-${ship}.md`,
      `---\ntitle: Ship ${ship} of ${wood}\n---\n\nHer hull is ${wood}.\n`,
    );
  }
}

async function search(word: string): Promise<boolean> {
  const response = await fetch(`${origin}/search-index.json`);
  return response.ok && (await response.text()).includes(word);
}

test('500 files that change at once are shown, and all are searched afterwards', async ({
  page,
}) => {
  await page.goto(`${origin}/ships/ship-7`);
  await expect.poll(() => search('oak')).toBe(true);
  writeShips('pine');
  await expect(page.getByText('Her hull is pine.')).toBeVisible();
  await page.goto(`${origin}/ships/ship-400`);
  await expect(page.getByText('Her hull is pine.')).toBeVisible();
  await expect(
    page.locator('.sidebar').getByRole('link', { name: 'Ship 401 of pine' }),
  ).toBeAttached();
  await expect.poll(() => search('oak')).toBe(false);
  expect(await search('pine')).toBe(true);
});

test('a renamed folder moves its pages', async ({ page }) => {
  await page.goto(origin);
  renameSync(join(siteDir, 'docs/ships'), join(siteDir, 'docs/boats'));
  await expect
    .poll(async () => (await page.request.get(`${origin}/boats/ship-9`)).status())
    .toBe(200);
  await expect
    .poll(async () => (await page.request.get(`${origin}/ships/ship-9`)).status())
    .toBe(404);
  await page.goto(`${origin}/boats/ship-9`);
  await expect(page.getByText('Her hull is pine.')).toBeVisible();
});

test('a page that is written in several steps keeps the mistake on screen until it is complete', async ({
  page,
}) => {
  await page.goto(`${origin}/boats/ship-3`);
  await expect(page.getByText('Her hull is pine.')).toBeVisible();
  write('docs/boats/ship-3.md', '');
  write('docs/boats/ship-3.md', '---\ntitle: "Sh');
  const overlay = page.locator('vite-error-overlay');
  write('docs/boats/ship-3.md', '---\ntitle: "Sh\n---\n\nHer hu');
  await expect(overlay).toContainText('not valid YAML');
  write('docs/boats/ship-3.md', '---\ntitle: Ship 3\n---\n\nHer hull is elm.\n');
  await expect(overlay).toHaveCount(0);
  await expect(page.getByText('Her hull is elm.')).toBeVisible();
});

test('a picture and a page that are deleted while they are requested do not end the server', async ({
  page,
}) => {
  await page.goto(origin);
  const picture = await page.locator('#page-body img').getAttribute('src');
  rmSync(join(siteDir, 'docs/flag.svg'));
  rmSync(join(siteDir, 'docs/boats/ship-5.md'));
  const answers = await Promise.all([
    page.request.get(`${origin}${picture}`),
    page.request.get(`${origin}/boats/ship-5`),
  ]);
  expect(answers[0].status()).toBe(404);
  await expect
    .poll(async () => (await page.request.get(`${origin}/boats/ship-5`)).status())
    .toBe(404);
  await expect(page.locator('vite-error-overlay')).toContainText('flag.svg');
  write('docs/index.md', '# Fleet\n\nNo flag.\n');
  await expect(page.getByText('No flag.')).toBeVisible();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  expect(server.exitCode).toBeNull();
});
