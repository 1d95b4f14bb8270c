import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildSite } from './build.ts';
import { silentProgress } from './cli/progress.ts';

const TIMEOUT_MS = 60_000;

const FILES = {
  'site.config.ts': `export default { title: 'Smithy', url: 'https://smithy.example', customCss: ['smithy.css', 'floor.css'],
    docs: { sidebarPath: 'sidebars.ts' }, themeConfig: { navbar: { items: [{ type: 'custom-fire' }] } } };`,
  'sidebars.ts': "export default { main: ['anvil', 'tools', 'bellows'] };",
  'smithy.css': 'main { color: maroon }',
  'floor.css': 'footer { background: url("./floor.svg") }',
  'floor.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
  'navbar-items.tsx': "export default { 'custom-fire': () => <b>Fire</b> };",
  'docs/anvil.md': '# Anvil\n\nStruck with [tools](tools.mdx).\n\n## Care\n\nOil it.\n',
  'docs/tools.mdx':
    "import Part from './_part.mdx';\nimport Blow from '../components/blow.island.tsx';\n\n# Tools\n\n<Part />\n\n<Blow />\n",
  'docs/_part.mdx': 'A hammer.\n',
  'components/blow.island.tsx':
    "import { sound } from './sound.ts';\nexport default () => <button type='button'>{sound}</button>;",
  'docs/bellows.mdx':
    "import Wind from '../components/wind.island.tsx';\n\n# Bellows\n\n<Wind />\n",
  'components/wind.island.tsx':
    "import styles from './wind.module.css';\nexport default () => <button type='button' className={styles.air}>Whoosh</button>;",
  'components/wind.module.css': '.air { color: skyblue }',
  'components/sound.ts': "export const sound = 'Clang';",
};

describe('a build after a change of', { timeout: TIMEOUT_MS }, () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'smithy-'));

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  }

  /** Builds the site and returns its files by path. */
  async function build(): Promise<Record<string, string>> {
    const outDir = join(siteDir, 'dist');
    await buildSite({ siteDir, outDir, progress: silentProgress });
    const files = readdirSync(outDir, { recursive: true, withFileTypes: true });
    return Object.fromEntries(
      files
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [file.slice(outDir.length + 1), readFileSync(file, 'utf8')] as const)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    );
  }

  /** The files of the last build that used the cache. */
  let before: Record<string, string>;

  beforeAll(async () => {
    for (const [path, text] of Object.entries(FILES)) write(path, text);
    before = await build();
  }, TIMEOUT_MS);

  afterAll(() => rmSync(siteDir, { recursive: true }));

  test.each<[what: string, path: keyof typeof FILES, from: string, to: string, shown: RegExp]>([
    ['a text', 'docs/anvil.md', 'Oil it', 'Grease it', /search-index.json$/],
    ['a heading', 'docs/anvil.md', '## Care', '## Upkeep', /anvil.*html$/],
    ['a partial', 'docs/_part.mdx', 'hammer', 'mallet', /tools.*html$/],
    ['what an island imports', 'components/sound.ts', 'Clang', 'Clong', /blow\.island-.*js$/],
    ['the style rules', 'smithy.css', 'maroon', 'olive', /styles-.*css$/],
    ['a picture that they show', 'floor.svg', 'width="4"', 'width="6"', /floor-.*svg$/],
    [
      'the style rules of an island',
      'components/wind.module.css',
      'skyblue',
      'silver',
      /bellows.*html$/,
    ],
    ['a navbar item', 'navbar-items.tsx', 'Fire', 'Flame', /navbar-items.*js$|client-.*js$/],
    ['the sidebars', 'sidebars.ts', "'anvil', 'tools'", "'tools', 'anvil'", /sidebar-main-.*json$/],
    ['the config', 'site.config.ts', 'Smithy', 'Forge', /shell-.*json$/],
  ])('%s is the same as one without a cache', async (_, path, from, to, shown) => {
    const text = readFileSync(join(siteDir, path), 'utf8');
    write(path, text.replace(from, to));
    const after = await build();
    vi.stubEnv('DOCS_CACHE', 'off');
    expect(after).toEqual(await build());
    vi.unstubAllEnvs();
    const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
    before = after;
    expect(changed).toContainEqual(expect.stringMatching(shown));
  });
});
