import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuildOptions } from './build.ts';
import { openTestSite } from './test-site.ts';

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
  const site = openTestSite(FILES);

  /** Builds the site and returns its files by path. */
  async function build(options?: Partial<BuildOptions>): Promise<Record<string, string>> {
    await site.build(options);
    return Object.fromEntries(site.outputPaths().map((path) => [path, site.read(path)] as const));
  }

  /** The files of the last build that used the cache. */
  let before: Record<string, string>;

  beforeAll(async () => {
    before = await build();
  }, TIMEOUT_MS);

  afterAll(() => site.remove());

  test.each<[what: string, path: keyof typeof FILES, from: string, to: string, shown: RegExp]>([
    ['text', 'docs/anvil.md', 'Oil it', 'Grease it', /search-index.json$/],
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
    site.write(path, FILES[path].replace(from, to));
    const after = await build();
    expect(after).toEqual(await build({ cache: false }));
    const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
    before = after;
    expect(changed).toContainEqual(expect.stringMatching(shown));
  });
});
