import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteConfig } from 'folia/format';
import { loadConfig } from 'folia/format';
import { openModuleLoader } from 'folia/module-loader';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MigrationResult, migrateSite } from './migrate.ts';

const CLI = 'packages/folia/src/cli.ts';
const FIXTURE = fileURLToPath(new URL('fixtures/bird-club', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'migrate-'));
const sourceDir = join(folder, 'club');
const outDir = join(folder, 'club-migrated');
let migrated: MigrationResult;
let config: SiteConfig;

beforeAll(async () => {
  cpSync(FIXTURE, sourceDir, { recursive: true });
  migrated = await migrateSite({ source: sourceDir, outDir });
  const loader = await openModuleLoader(outDir);
  ({ config } = await loadConfig(outDir, loader.loadDefault));
  await loader.close();
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

function read(path: string): string {
  return readFileSync(join(outDir, path), 'utf8');
}

function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();
}

describe('migrateSite: a Docusaurus site becomes a site of this engine', () => {
  test('the engine can read the written config', () => {
    expect(config).toMatchObject({
      title: 'The bird club',
      url: 'https://birds.example',
      baseUrl: '/club/',
      docs: [
        { routeBasePath: 'guide', sidebarPath: 'sidebars.ts', showLastUpdateTime: true },
        { id: 'community', path: 'community' },
      ],
      pages: { path: 'src/pages' },
      customCss: ['src/css/custom.css', 'src/css/infima-bridge.css'],
      themeConfig: { colorMode: { defaultMode: 'dark' }, announcementBar: { isCloseable: false } },
    });
    expect(config.locales.map(({ label }) => label)).toEqual(['English', 'Deutsch']);
  });

  test('config and sidebars are formatted for people', () => {
    expect(read('site.config.ts')).toMatchSnapshot();
    expect(read('sidebars.ts')).toMatchSnapshot();
  });

  test('the report lists each item and its outcome', () => {
    expect(migrated.report).toMatchSnapshot();
    expect(read('MIGRATION.md')).toContain('| dropped | `themeConfig.algolia` |');
  });

  test('Markdown with MDX is renamed, and links outside of code are updated', () => {
    expect(existsSync(join(outDir, 'docs/02-species/01-wren.mdx'))).toBe(true);
    const start = read('docs/start/index.md');
    expect(start).toContain('[wren](../02-species/01-wren.mdx#song)');
    expect(start).toContain('[wren](../02-species/01-wren.md) and <Nest />');
    expect(read('i18n/de/docs/start/index.md')).toContain('(../02-species/01-wren.mdx)');
  });

  test('a page whose components import a package is kept, and package.json lists the package', () => {
    expect(filesOf(join(outDir, 'src/pages'))).toEqual(['about.jsx', 'index.jsx']);
    expect(JSON.parse(read('package.json'))).toMatchObject({
      name: 'club-migrated',
      type: 'module',
      scripts: { dev: 'folia dev', build: 'folia build' },
      dependencies: { 'bird-springs': '^2.1.0', react: '^19.0.0', 'react-dom': '^19.0.0' },
    });
  });

  test('translations are where the engine expects them', () => {
    expect(JSON.parse(read('i18n/de/config.json'))).toEqual({
      navbar: { Birds: 'Vögel', Guide: 'Führer' },
      footer: { Club: 'Verein' },
      versions: { Next: 'Nächste' },
      copyright: '© Der Vogelverein',
    });
    expect(JSON.parse(read('i18n/de/sidebars.json'))).toEqual({ guide: { Species: 'Arten' } });
    expect(JSON.parse(read('i18n/de/texts.json'))).toEqual({ next: 'Weiter' });
    expect(JSON.parse(read('i18n/de/docs/start/_category_.json'))).toEqual({
      label: 'Erste Schritte',
    });
    expect(existsSync(join(outDir, 'i18n/de/docs/gone.md'))).toBe(false);
  });

  test('the source folder is not modified', () => {
    expect(filesOf(sourceDir)).toEqual(filesOf(FIXTURE));
    for (const file of filesOf(FIXTURE).filter((path) => /\.\w+$/.test(path))) {
      expect(readFileSync(join(sourceDir, file))).toEqual(readFileSync(join(FIXTURE, file)));
    }
  });
});

/** Each command loads the whole engine, which is slow on a busy machine. */
const PATIENCE = { timeout: 60_000 };

describe('migrateSite: sites that cannot be migrated', PATIENCE, () => {
  async function failing(name: string, files: Record<string, string>): Promise<string> {
    const dir = sourceFolder(name, files);
    try {
      await migrateSite({ source: dir, outDir: `${dir}-migrated` });
    } catch (error) {
      expect(existsSync(`${dir}-migrated`)).toBe(false);
      return error instanceof Error ? error.message : String(error);
    }
    return 'nothing was wrong';
  }

  /**
   * Error output and exit code of the command. It runs in a process of its own, since the test
   * runner changes line numbers.
   */
  function command(dir: string) {
    const { stderr, status } = spawnSync(process.execPath, [CLI, 'migrate', dir], {
      encoding: 'utf8',
    });
    return { stderr: stderr.trim(), status };
  }

  function sourceFolder(name: string, files: Record<string, string>): string {
    const dir = join(folder, name);
    mkdirSync(dir);
    for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), text);
    return dir;
  }

  test('a config that throws is reported with its line', () => {
    const text = "const nest = {};\n\nmodule.exports = { title: nest.eggs.count, url: 'x' };\n";
    expect(
      command(sourceFolder('throws', { 'docusaurus.config.js': text })),
    ).toMatchInlineSnapshot(`
      {
        "status": 1,
        "stderr": "docusaurus.config.js
        3:37  Cannot read properties of undefined (reading 'count')
              The config must run here the way it does under Docusaurus.

      1 error. Nothing was written.",
      }
    `);
  });

  test('packages that are not installed are named, since the config may have thrown for lack of one', () => {
    const text =
      "const { z } = require('zod');\nif (z.string().parse('wren') !== 'wren') throw new Error('No bird');\nmodule.exports = { title: 'Birds', url: 'https://birds.example' };\n";
    expect(command(sourceFolder('packages', { 'docusaurus.config.js': text })).stderr).toContain(
      'It may need a package that is not installed in the source folder: zod. Install',
    );
  });

  test('type annotations do not change line numbers', () => {
    const text =
      "import type { Config } from '@docusaurus/types';\n\ninterface Nest {\n  eggs: number;\n}\nconst nests: Record<string, Nest> = {};\n\nexport default { title: nests.wren.eggs } satisfies Config;\n";
    const dir = sourceFolder('types', { 'docusaurus.config.ts': text });
    expect(command(dir).stderr).toMatch(/^docusaurus\.config\.ts\n {2}8:\d+ {2}Cannot read/);
  });

  test.each(['js', 'ts'])(
    'a syntax error in a config in .%s is reported with its line',
    (extension) => {
      const text = "export default {\n  title: 'A'\n  url: 'b',\n};\n";
      const dir = sourceFolder(`syntax-${extension}`, { [`docusaurus.config.${extension}`]: text });
      expect(command(dir).stderr).toMatch(
        /^docusaurus\.config\.\w\w\n {2}3:\d+ {2}Expected `,` or `}`/,
      );
    },
  );

  test('a sidebars file that throws is reported with its line', () => {
    const dir = sourceFolder('sidebars', {
      'docusaurus.config.js': `export default { title: 'A', url: 'https://a.example', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] };\n`,
      'sidebars.js': '\nthrow new Error("No birds today");\n',
    });
    expect(command(dir).stderr).toContain('sidebars.js\n  2:7  No birds today');
  });

  test('a config without a title is reported', async () => {
    const text = "export default {\n  url: 'https://birds.example',\n};\n";
    expect(await failing('title', { 'docusaurus.config.mjs': text })).toMatchInlineSnapshot(`
      "docusaurus.config.mjs
        1:1  title: missing.
             Allowed: text."
    `);
  });

  test('a config reads YAML without the package for it, and files by paths relative to its folder', async () => {
    const text = `import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
const birds = parse(readFileSync('./birds.yml', 'utf8'));
export default { title: 'A', url: 'https://a.example', customFields: { birds, key: process.env.NO_SUCH_KEY } };
`;
    const dir = sourceFolder('data', { 'docusaurus.config.js': text, 'birds.yml': '- wren\n' });
    const { notes } = await migrateSite({ source: dir, outDir: `${dir}-migrated` });
    const written = readFileSync(join(`${dir}-migrated`, 'site.config.ts'), 'utf8');
    expect(written).toContain("customFields: { birds: ['wren'] }");
    const fields = notes.filter(({ key }) => key.startsWith('customFields.'));
    expect(fields.map(({ key, outcome }) => `${key} ${outcome}`)).toEqual([
      'customFields.birds migrated',
      'customFields.key dropped',
    ]);
  });

  test('a folder without a config explains how to pass one', async () => {
    expect((await failing('empty', {})).replace(folder, '')).toMatchInlineSnapshot(`
      "  No config of a documentation site found in /empty.
          Pass the folder with the config, or the config: folia migrate DIR. Known: Docusaurus (docusaurus.config.ts), VitePress (.vitepress/config.ts), Zensical (zensical.toml), MkDocs (mkdocs.yml), mdBook (book.toml), Starlight (astro.config.mjs)."
    `);
  });

  test('a folder that does not exist is named as such', async () => {
    const missing = join(folder, 'missing');
    await expect(migrateSite({ source: missing, outDir: `${missing}-migrated` })).rejects.toThrow(
      `The folder ${missing} does not exist.`,
    );
  });

  test('a folder that is not empty is never overwritten', async () => {
    await expect(migrateSite({ source: sourceDir, outDir: FIXTURE })).rejects.toThrow(
      'is not empty',
    );
    const within = join(sourceDir, 'new');
    await expect(migrateSite({ source: sourceDir, outDir: within })).rejects.toThrow(
      'inside the source folder',
    );
  });
});

describe('migrateSite: docs folders that are missing, such as submodules', PATIENCE, () => {
  test('are left out with their sidebars, and reported', async () => {
    const dir = join(folder, 'submodule');
    mkdirSync(join(dir, 'docs'), { recursive: true });
    writeFileSync(join(dir, 'docs/wren.md'), '# Wren\n');
    writeFileSync(
      join(dir, 'docusaurus.config.js'),
      `module.exports = {
        title: 'Birds', url: 'https://birds.example', baseUrl: '/',
        presets: [['classic', { docs: {}, blog: false }]],
        plugins: [['@docusaurus/plugin-content-docs', { id: 'club', path: 'club', sidebarPath: './club/sidebars.js' }]],
      };`,
    );
    const { notes } = await migrateSite({ source: dir, outDir: `${dir}-migrated` });
    const text = readFileSync(join(`${dir}-migrated`, 'site.config.ts'), 'utf8');
    expect(text).not.toContain('club');
    expect(notes).toContainEqual(expect.objectContaining({ key: 'docs "club"', isUrgent: true }));
  });
});

describe('migrateSite: the config in place of the folder', PATIENCE, () => {
  function makeSite(name: string, config: string, text: string): string {
    const dir = join(folder, name);
    mkdirSync(join(dir, 'docs'), { recursive: true });
    mkdirSync(dirname(join(dir, config)), { recursive: true });
    writeFileSync(join(dir, config), text);
    writeFileSync(join(dir, 'docs/index.md'), '# Nests\n');
    return join(dir, config);
  }

  test.each([
    ['mkdocs-en.yml', 'site_name: Nests\n'],
    ['zensical.toml', '[project]\nsite_name = "Nests"\n'],
    ['docs/.vitepress/config.mjs', "export default { title: 'Nests' };\n"],
  ])('%s', async (config, text) => {
    const name = config.replace(/\W/g, '-');
    const source = makeSite(name, config, text);
    const outDir = join(folder, `${name}-new`);
    await migrateSite({ source, outDir });
    expect(readFileSync(join(outDir, 'site.config.ts'), 'utf8')).toContain("title: 'Nests'");
  });

  test('a file that is not a config is reported', async () => {
    const source = makeSite('other', 'mkdocs.txt', 'site_name: Nests\n');
    const migrating = migrateSite({ source, outDir: join(folder, 'other-new') });
    await expect(migrating).rejects.toThrow(`${source} is not the config of a documentation site.`);
  });
});
