/** How pages of a migrated site look. Their style sheets are in the templates of folia-migrate. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listen, makeRequestHandler } from 'folia/serve';
import { runNode } from '../tools/test/processes.ts';

const CLI = 'packages/folia/src/cli.ts';

const FILES = {
  '.vitepress/config.mjs': "export default { title: 'Wheels' };",
  'index.md': `---
layout: home
hero: { name: Wheels, text: Of wood, tagline: Made by hand }
features: [{ title: Spokes, details: Of ash }, { title: Rims, details: Of oak }]
---
`,
  'team.md': `---
layout: page
---
<script setup>
const makers = [{ name: 'Ada', links: [
  { icon: 'github', link: '/#github' }, { icon: 'x', link: '/#x' },
] }]
</script>

# Makers

<VPTeamMembers :members="makers" />

<details>
<summary>

Why wood?

</summary>

It bends.

</details>
`,
};

let folder: string;
let server: Server;
let origin: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrated-'));
  for (const [path, text] of Object.entries(FILES)) {
    const file = join(folder, 'wheels', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const [source, site, outDir] = ['wheels', 'new', 'out'].map((name) => join(folder, name));
  for (const args of [
    ['migrate', source, '--out', site],
    ['build', '--site', site, '--out', outDir],
  ]) {
    const { ok, output } = await runNode([CLI, ...args.map(String)], { quiet: true });
    expect(ok, output).toBe(true);
  }
  server = createServer(makeRequestHandler({ outDir: String(outDir), baseUrl: '/' }));
  origin = `http://localhost:${await listen(server, 0)}`;
});

test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a home page of VitePress without a picture begins with its title', async ({ page }) => {
  await page.goto(origin);
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  expect(await top('h1')).toBeLessThan(await top('.home-lead'));
  expect(await top('.home-tagline')).toBeLessThan(await top('.home-features'));
  const title = await page.locator('h1').boundingBox();
  const lead = await page.locator('.home-lead').boundingBox();
  expect(title?.x).toBe(lead?.x);
});

test('each of several links in a card can be clicked', async ({ page }) => {
  await page.goto(`${origin}/team`);
  await page.getByRole('link', { name: 'GitHub' }).click();
  await expect(page).toHaveURL(`${origin}/#github`);
});

test('the text of a summary is beside its marker, even on lines of its own', async ({ page }) => {
  await page.goto(`${origin}/team`);
  const summary = page.locator('summary', { hasText: 'Why wood?' });
  const lineHeight = await summary.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  const padding = await summary.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).paddingBlockStart),
  );
  const box = await summary.boundingBox();
  expect(box?.height).toBeLessThan(lineHeight * 1.5 + 2 * padding);
});
