import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfig } from 'folia/format';
import { openModuleLoader } from 'folia/module-loader';
import { afterAll, describe, expect, test } from 'vitest';
import { listAttention } from './attention.ts';
import { migrateSite } from './migrate.ts';
import { migrateFiles } from './test-migration.ts';

const folder = mkdtempSync(join(tmpdir(), 'migrate-generators-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** All text files of a folder by their path, except the report on packages. */
function textsOf(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    files
      .filter((path) => /\.(?:mdx?|ts|json)$/.test(path) && !/^(?:MIGRATION|package)\./.test(path))
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(dir, path), 'utf8')]),
  );
}

describe.each([
  ['MkDocs', 'seed-bank'],
  ['Starlight', 'boat-shed'],
])('migrateSite: a site of %s', { timeout: 60_000 }, (_generator, name) => {
  test('becomes a site whose config the engine can read, with a report on each item', async () => {
    const sourceDir = join(folder, name);
    const outDir = join(folder, `${name}-migrated`);
    cpSync(fileURLToPath(new URL(`fixtures/${name}`, import.meta.url)), sourceDir, {
      recursive: true,
    });
    const { report } = await migrateSite({ source: sourceDir, outDir });
    const loader = await openModuleLoader(outDir);
    const { config } = await loadConfig(outDir, loader.loadDefault);
    await loader.close();
    expect(config.docs).toMatchObject({ routeBasePath: '/', sidebarPath: 'sidebars.ts' });
    expect(report).toMatchSnapshot();
    expect(textsOf(outDir)).toMatchSnapshot();
    expect(
      readdirSync(join(outDir, 'static'), { recursive: true, encoding: 'utf8' }).sort(),
    ).toMatchSnapshot();
  });
});

describe.each([
  ['VitePress', { '.vitepress/config.mjs': 'export default {};', 'index.md': '# Tea' }],
  ['mdBook', { 'book.toml': '', 'src/SUMMARY.md': '- [Tea](tea.md)', 'src/tea.md': '# Tea' }],
  ['MkDocs', { 'mkdocs.yml': 'site_name: Tea', 'docs/index.md': '# Tea' }],
  [
    'Starlight',
    {
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'Tea' })] };",
      'src/content/docs/index.md': '---\ntitle: Tea\n---\n',
    },
  ],
] satisfies [string, Record<string, string>][])(
  'migrateSite: a site of %s with one page and no address',
  (_generator, files) => {
    test('its report counts in the singular', async () => {
      const site = await migrateFiles(files);
      site.remove();
      expect(site.report).toMatch(/: 1 page(?:\.| with a sidebar\.)/);
      expect(site.report).not.toMatch(/\b1 \w+s\b/);
    });

    test('a bad page does not keep the others from being built', async () => {
      const site = await migrateFiles(files);
      const config = site.read('site.config.ts');
      site.remove();
      for (const key of ['onBrokenPages', 'onDuplicateRoutes', 'onBrokenRedirects']) {
        expect(config).toContain(`${key}: 'warn'`);
      }
      expect(site.notes.filter(({ key }) => key === 'onBrokenPages')).toHaveLength(1);
    });

    test('its owner is asked for the address', async () => {
      const site = await migrateFiles(files);
      site.remove();
      expect(listAttention(site.notes)).toContainEqual(
        expect.stringContaining('Replace "https://example.org" in site.config.ts with it.'),
      );
    });
  },
);
