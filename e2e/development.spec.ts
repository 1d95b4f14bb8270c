import type { ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect as expectSoon, test } from '@playwright/test';
import { startDevelopment } from './development-server.ts';
import { goLive, openLive } from './live-page.ts';

/** Reading the whole site takes a while on a busy machine. */
const expect = expectSoon.configure({ timeout: 15_000 });

let server: ChildProcess;
let origin: string;
let siteDir: string;

test.describe.configure({ mode: 'serial' });
test.setTimeout(60_000);

test.beforeAll(async () => {
  siteDir = join(mkdtempSync(join(tmpdir(), 'garden-')), 'site');
  cpSync('e2e/sites/garden', siteDir, { recursive: true });
  ({ server, origin } = await startDevelopment(siteDir));
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
  await openLive(page, `${origin}/docs/plants/roses`);
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  expect(logged).toEqual([]);
});

test('a changed page, a new page and a changed config are shown automatically', async ({
  page,
}) => {
  await page.goto(`${origin}/docs/plants/tulips`);
  edit('docs/plants/tulips.mdx', 'Cover with leaves', 'Cover with straw');
  await expect(page.getByText('Cover with straw')).toBeAttached();
  writeFileSync(join(siteDir, 'docs/plants/lilac.md'), '---\ntitle: Lilac\n---\n\nSmells.\n');
  await expect(page.locator('.sidebar').getByRole('link', { name: 'Lilac' })).toBeVisible();
  edit('site.config.ts', "title: 'Garden Book'", "title: 'Green Book'");
  await expect(page.locator('.brand')).toHaveText('Green Book');
});

test('a changed text replaces the old one in the same document at the same scroll position', async ({
  page,
}) => {
  const loads: string[] = [];
  page.on('domcontentloaded', (loaded) => loads.push(loaded.url()));
  await page.setViewportSize({ width: 800, height: 200 });
  await page.goto(`${origin}/docs/plants/roses`);
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
  const file = join(siteDir, 'docs/plants/roses.md');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nWater them at *dawn*.\n`);
  await expect(page.locator('#page-body').getByText('Water them at dawn.')).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(150);
  expect(loads).toHaveLength(1);
});

test('a changed text keeps the focus, the selection and what the reader has opened', async ({
  page,
}) => {
  await page.goto(`${origin}/docs/plants/roses`);
  await page.waitForLoadState('networkidle');
  const details = page.locator('#page-body details');
  await details.locator('summary').click();
  await expect(details).toHaveAttribute('open');
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  expect(await focused()).toBe('SUMMARY');
  await page.evaluate(() => {
    const line = [...document.querySelectorAll('#page-body p')].find(
      ({ textContent }) => textContent === 'It is brown inside.',
    );
    if (line) getSelection()?.selectAllChildren(line);
  });
  // Above, below and within the paragraph before it.
  edit('docs/plants/roses.md', '## Pruning', 'Water them rarely.\n\n## Pruning');
  await expect(page.locator('#page-body').getByText('Water them rarely.')).toBeAttached();
  edit('docs/plants/roses.md', 'Wait until the', 'Wait until *the*');
  await expect(page.locator('#page-body em', { hasText: 'the' })).toBeAttached();
  await expect(details).toHaveAttribute('open');
  expect(await focused()).toBe('SUMMARY');
  expect(await page.evaluate(() => String(getSelection()))).toBe('It is brown inside.');
});

test('a file outside the folder of the site is watched if a page includes it, even if it is created later', async ({
  page,
}) => {
  const outside = join(siteDir, '../samples');
  mkdirSync(outside);
  writeFileSync(join(outside, 'dig.js'), 'dig();\n');
  const rake = join(siteDir, 'docs/tools/rake.md');
  const before = readFileSync(rake, 'utf8');
  const including = (name: string) => `\n\`\`\`js file="../../../samples/${name}"\n\`\`\`\n`;
  await page.goto(`${origin}/docs/tools/rake`);
  writeFileSync(rake, before + including('dig.js'));
  await expect(page.locator('#page-body').getByText('dig();')).toBeVisible();
  writeFileSync(join(outside, 'dig.js'), 'digDeeper();\n');
  await expect(page.locator('#page-body').getByText('digDeeper();')).toBeVisible();
  writeFileSync(rake, before + including('sow.js'));
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('sow.js');
  writeFileSync(join(outside, 'sow.js'), 'sow();\n');
  await expect(overlay).toHaveCount(0);
  await expect(page.locator('#page-body').getByText('sow();')).toBeVisible();
  writeFileSync(rake, before);
  await expect(page.locator('#page-body').getByText('sow();')).toHaveCount(0);
});

test('a changed title is shown in the sidebar and above the text of the same document', async ({
  page,
}) => {
  const loads: string[] = [];
  page.on('domcontentloaded', (loaded) => loads.push(loaded.url()));
  await page.goto(`${origin}/docs/plants/roses`);
  await page.waitForLoadState('networkidle');
  edit('docs/plants/roses.md', 'title: Roses', 'title: Wild roses');
  await expect(page.locator('h1')).toHaveText('Wild roses');
  await expect(page).toHaveTitle(/^Wild roses/);
  const sidebar = page.locator('.sidebar');
  await expect(sidebar.getByRole('link', { name: 'Wild roses' })).toBeVisible();
  edit('docs/plants/roses.md', 'title: Wild roses', 'title: Roses');
  await expect(sidebar.getByRole('link', { name: 'Roses', exact: true })).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Roses');
  expect(loads).toHaveLength(1);
  // The shell goes live with what was changed.
  await goLive(page);
  await sidebar.getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  expect(loads).toHaveLength(1);
});

test('a change does not cancel a navigation that has begun', async ({ page }) => {
  await page.goto(`${origin}/docs/plants/roses`);
  await page.waitForLoadState('networkidle');
  const change = Promise.withResolvers<void>();
  await page.route('**/docs/tools/rake', async (route) => {
    await change.promise;
    await route.continue();
  });
  await page.evaluate(() => {
    location.href = '/docs/tools/rake';
  });
  const added = join(siteDir, 'docs/plants/fern.md');
  writeFileSync(added, '---\ntitle: Fern\n---\n\nShade.\n');
  await expect
    .poll(async () => (await page.request.get(`${origin}/docs/plants/fern`)).status())
    .toBe(200);
  // The message about the change arrives just after the change itself.
  await page.waitForTimeout(500);
  change.resolve();
  await expect(page.locator('h1')).toHaveText('Rake');
  rmSync(added);
});

test('a renamed page and a changed partial are shown automatically', async ({ page }) => {
  await page.goto(`${origin}/docs/plants/roses`);
  const from = join(siteDir, 'docs/plants/lilac.md');
  writeFileSync(from, '---\ntitle: Lilac\n---\n\nSmells.\n');
  const lilac = page.locator('.sidebar').getByRole('link', { name: 'Lilac' });
  await expect(lilac).toHaveAttribute('href', '/docs/plants/lilac');
  renameSync(from, join(siteDir, 'docs/plants/syringa.md'));
  await expect(lilac).toHaveAttribute('href', '/docs/plants/syringa');
  writeFileSync(join(siteDir, 'docs/plants/_price.tsx'), 'export default () => <b>One coin</b>;');
  writeFileSync(
    join(siteDir, 'docs/plants/syringa.mdx'),
    "---\ntitle: Lilac\n---\n\nimport Price from './_price.tsx';\n\n<Price />\n",
  );
  rmSync(join(siteDir, 'docs/plants/syringa.md'));
  await lilac.click();
  await expect(page.getByText('One coin')).toBeVisible();
  edit('docs/plants/_price.tsx', 'One coin', 'Two coins');
  await expect(page.getByText('Two coins')).toBeVisible();
  rmSync(join(siteDir, 'docs/plants/syringa.mdx'));
  await expect(lilac).toHaveCount(0);
});

test('the search works, and includes a changed page', async ({ page }) => {
  await page.goto(`${origin}/docs/tools/spade`);
  edit('docs/tools/rake.md', 'A rake has teeth.', 'A rake has tines.');
  await expect(async () => {
    await page.goto(`${origin}/docs/tools/rake`);
    await expect(page.getByText('A rake has tines.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await goLive(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('tines');
  await expect(page.getByRole('option').first()).toContainText('A rake has tines.');
});

test('a changed component is shown after a reload', async ({ page }) => {
  await page.goto(origin);
  edit('pages/index.tsx', 'Read the book', 'Open the book');
  await expect(page.getByText('Open the book')).toBeVisible();
});

test('a mistake is shown over the page, and disappears once fixed', async ({ page }) => {
  await page.goto(`${origin}/docs/plants/roses`);
  edit('site.config.ts', 'navbar:', 'navbr:');
  await expect(page.locator('vite-error-overlay')).toContainText('Did you mean "navbar"?');
  edit('site.config.ts', 'navbr:', 'navbar:');
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText('Roses');
});

test('a document that was on its way when a mistake was found shows it, too', async ({ page }) => {
  const rake = readFileSync(join(siteDir, 'docs/tools/rake.md'), 'utf8');
  await page.goto(`${origin}/docs/plants/roses`);
  edit('docs/tools/rake.md', 'A rake', 'A [rake](rakes.md)');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('rakes.md');
  const late = await page.context().newPage();
  // The first document is as it would have been sent before the change.
  await late.addInitScript(() => {
    if (sessionStorage.getItem('loaded')) return;
    sessionStorage.setItem('loaded', 'yes');
    document.addEventListener('readystatechange', () => {
      document.querySelector('[data-docs-version]')?.setAttribute('data-docs-version', '0');
    });
  });
  await late.goto(`${origin}/docs/tools/spade`);
  await expect(late.locator('vite-error-overlay')).toContainText('rakes.md');
  await late.close();
  writeFileSync(join(siteDir, 'docs/tools/rake.md'), rake);
  await expect(overlay).toHaveCount(0);
});

test('mistakes in the config and in a page are shown over the page together', async ({ page }) => {
  await page.goto(`${origin}/docs/plants/roses`);
  edit('docs/tools/rake.md', 'A rake', 'A [rake](rakes.md)');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('The link "rakes.md" does not lead to a page.');
  edit('site.config.ts', 'navbar:', 'navbr:');
  await expect(overlay).toContainText('Did you mean "navbar"?');
  await expect(overlay).toContainText('The link "rakes.md" does not lead to a page.');
  edit('site.config.ts', 'navbr:', 'navbar:');
  edit('docs/tools/rake.md', 'A [rake](rakes.md)', 'A rake');
  await expect(overlay).toHaveCount(0);
});

test('warnings are shown in a corner, can be closed, and reappear with a new one', async ({
  page,
}) => {
  await page.goto(`${origin}/docs/plants/roses`);
  const warnings = page.getByRole('region', { name: 'Warnings' });
  edit('docs/tools/rake.md', 'A rake', '![](leaf.svg) A rake');
  const leaf = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>';
  writeFileSync(join(siteDir, 'docs/tools/leaf.svg'), leaf);
  await expect(warnings.getByText('1 warning')).toBeVisible();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  await expect(warnings.getByText('docs/tools/rake.md:')).toBeHidden();
  await warnings.getByText('1 warning').click();
  await expect(warnings.getByText('docs/tools/rake.md:')).toBeVisible();
  await warnings.getByRole('button', { name: 'Hide these warnings' }).click();
  await expect(warnings).toHaveCount(0);
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Roses');
  await expect(warnings).toHaveCount(0);
  edit('docs/tools/spade.md', '---\n', '---\nweight: 3\n');
  await expect(warnings.getByText('2 warnings')).toBeVisible();
  edit('docs/tools/spade.md', 'weight: 3\n', '');
  edit('docs/tools/rake.md', '![](leaf.svg) A rake', 'A rake');
  await expect(warnings).toHaveCount(0);
});

test('a navbar item of unknown type and a sidebar without a page are reported over the page', async ({
  page,
}) => {
  await page.goto(`${origin}/docs/plants/roses`);
  edit('site.config.ts', "{ type: 'html',", "{ type: 'custom-clock' }, { type: 'html',");
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('No NavbarItem component found for type "custom-clock".');
  edit('site.config.ts', "{ type: 'custom-clock' }, ", '');
  await expect(overlay).toHaveCount(0);
  edit('site.config.ts', "sidebarId: 'book'", "sidebarId: 'books'");
  await expect(overlay).toContainText('the sidebar "books" has no pages.');
  await page.reload();
  await expect(overlay).toContainText('Did you mean "book"?');
  edit('site.config.ts', "sidebarId: 'books'", "sidebarId: 'book'");
  await expect(overlay).toHaveCount(0);
});

test('a page component without a default export is reported over the page', async ({ page }) => {
  await page.goto(`${origin}/docs/plants/roses`);
  writeFileSync(join(siteDir, 'pages/shed.tsx'), 'export const shed = 1;\n');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('The page has no default export that is a React component.');
  await expect(overlay).toContainText('pages/shed.tsx');
  rmSync(join(siteDir, 'pages/shed.tsx'));
  await expect(overlay).toHaveCount(0);
});

test('a navbar item that fails to render is reported with its config', async ({ page }) => {
  await page.goto(`${origin}/docs/plants/roses`);
  writeFileSync(
    join(siteDir, 'navbar-items.tsx'),
    "export default { 'custom-clock': () => { throw new Error('It has stopped.'); } };\n",
  );
  edit('site.config.ts', "{ type: 'html',", "{ type: 'custom-clock' }, { type: 'html',");
  await expect(page.locator('body > pre')).toHaveText(
    /A navbar item failed to render\. Check it in themeConfig\.navbar\.items: .*It has stopped\./,
  );
  edit('site.config.ts', "{ type: 'custom-clock' }, ", '');
  await expect(page.locator('h1')).toHaveText('Roses');
});

test('a client module runs once the config lists it, with its style sheet as it is now', async ({
  page,
}) => {
  await page.goto(`${origin}/docs/plants/roses`);
  writeFileSync(join(siteDir, 'sow.css'), '.brand { letter-spacing: 3px; }\n');
  writeFileSync(
    join(siteDir, 'sow.ts'),
    "import './sow.css';\nexport const onRouteDidUpdate = () => { document.body.dataset.sown = document.title; };\n",
  );
  edit('site.config.ts', 'docs: {', "clientModules: ['sow.ts'], docs: {");
  const brand = page.locator('.brand');
  await expect(brand).toHaveCSS('letter-spacing', '3px');
  await page.reload();
  await expect(page.locator('body')).toHaveAttribute('data-sown', /^Roses/);
  edit('sow.css', '3px', '4px');
  await expect(brand).toHaveCSS('letter-spacing', '4px');
  edit('sow.ts', 'document.title', "'seeds'");
  await expect(page.locator('body')).toHaveAttribute('data-sown', 'seeds');
  edit('site.config.ts', "clientModules: ['sow.ts'], docs: {", 'docs: {');
  await expect(brand).not.toHaveCSS('letter-spacing', '4px');
});
