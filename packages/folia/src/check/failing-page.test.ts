import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Problem, SiteError } from 'folia-problems';
import { afterEach, describe, expect, test } from 'vitest';
import { checkSite } from '../build.ts';
import { silentProgress } from '../cli/progress.ts';

const CONFIG = `import { defineConfig } from 'folia';
export default defineConfig({
  title: 'Bakery', url: 'https://bakery.example', strict: true,
  docs: { sidebarPath: 'sidebars.ts' }, blog: {}, i18n: { locales: ['en', 'de'] },
  redirects: [
    { from: '/old', to: '/docs/rye#crust' },
    { from: '/docs/rye#bark', to: '/docs/rye#crust' },
    { from: '/older', to: '/' },
    { from: '/oldest', to: '/blog/oven#heat' },
  ],
  themeConfig: {
    navbar: {
      items: [
        { type: 'doc', docId: 'rye' }, { to: '/docs/rye#crust', label: 'Crust' }, { to: '/#shop', label: 'Shop' },
        { type: 'docSidebar', sidebarId: 'rye', label: 'All' }, { to: '/blog/oven', label: 'Oven' },
      ],
    },
    footer: { links: [{ to: '/docs/rye', label: 'Rye' }, { to: '/', label: 'Home' }] },
  },
});`;

/** A site in which everything refers to a docs page, a post and the home page. */
const SITE: Record<string, string> = {
  'site.config.ts': CONFIG,
  'sidebars.ts': `export default {
  main: ['spelt', { type: 'category', label: 'Rye', link: { type: 'doc', id: 'rye' }, items: [{ type: 'ref', id: 'rye' }] },
    { type: 'category', label: 'All', link: { type: 'generated-index' }, items: ['rye'] },
    { type: 'link', label: 'Again', href: '/docs/rye#crust' }],
  rye: ['rye'],
};`,
  'docs/rye.mdx': '---\nid: rye\nslug: rye\n---\n\n# Rye\n\n## Crust\n\n[Spelt](spelt.mdx#top)\n',
  'docs/spelt.mdx': `---
pagination_next: rye
displayed_sidebar: rye
---
import DocCardList from '@theme/DocCardList';

# Spelt

[Rye](rye.mdx) [Crust](./rye.mdx#crust) [again](/docs/rye#crust) [once more](rye#crust) [oven](/blog/oven#heat) [home](/#shop)

<DocCardList />
`,
  'i18n/de/docs/spelt.mdx': '# Dinkel\n\n[Roggen](rye.mdx#crust) [Ofen](/blog/oven#heat)\n',
  'blog/2025-05-06-oven.mdx':
    '---\nslug: oven\ntitle: Oven\n---\n\n[Rye](/docs/rye#crust)\n\n<!-- truncate -->\n\n## Heat\n',
  'blog/2025-05-07-salt.md':
    '---\ntitle: Salt\n---\n\n[Oven](./2025-05-06-oven.mdx#heat)\n\n<!-- truncate -->\n',
  'pages/index.tsx':
    'export default () => <main><h1 id="shop">Home</h1><a href="/docs/rye#crust">Rye</a></main>;',
};

describe('a page that fails is the only one reported, whatever refers to it', () => {
  const folders: string[] = [];

  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  async function problemsWith(changes: Record<string, string>): Promise<Problem[]> {
    const siteDir = mkdtempSync(join(tmpdir(), 'failing-page-'));
    folders.push(siteDir);
    for (const [path, text] of Object.entries({ ...SITE, ...changes })) {
      mkdirSync(dirname(join(siteDir, path)), { recursive: true });
      writeFileSync(join(siteDir, path), text);
    }
    try {
      await checkSite({ siteDir, progress: silentProgress });
      return [];
    } catch (error) {
      if (error instanceof SiteError) return error.problems;
      throw error;
    }
  }

  test('the site has no mistakes', async () => {
    expect(await problemsWith({})).toEqual([]);
  });

  test.each<[string, string, string]>([
    ['a docs page with a syntax error', 'docs/rye.mdx', '# Rye\n\n<Crust\n'],
    [
      'a docs page with a missing import',
      'docs/rye.mdx',
      'import a from "no-such-package";\n\n# Rye {a}\n',
    ],
    ['a docs page that throws', 'docs/rye.mdx', '# Rye\n\n{[].at(0).crust}\n'],
    [
      'a docs page with broken frontmatter',
      'docs/rye.mdx',
      '---\nid: rye\nslug: [\n---\n\n# Rye\n\n## Crust\n',
    ],
    ['a docs page with an invalid id', 'docs/rye.mdx', '---\nid: a/b\n---\n\n# Rye\n\n## Crust\n'],
    [
      'a docs page with a component that throws',
      'docs/rye.mdx',
      'import A from "./_part.mdx";\n\n# Rye\n\n<A />\n',
    ],
    ['a translation', 'i18n/de/docs/rye.mdx', '# Roggen\n\n<Crust\n'],
    [
      'a post',
      'blog/2025-05-06-oven.mdx',
      '---\nslug: oven\ntitle: Oven\n---\n\n{[].at(0).heat}\n\n<!-- truncate -->\n',
    ],
    [
      'a post with broken frontmatter',
      'blog/2025-05-06-oven.mdx',
      '---\nslug: [\n---\n\nHot.\n\n<!-- truncate -->\n\n## Heat\n',
    ],
    ['the home page', 'pages/index.tsx', 'export default () => { throw new Error("cold"); };'],
    ['the home page without a component', 'pages/index.tsx', 'export const a = 1;'],
  ])('%s', async (_, path, text) => {
    const part = { 'docs/_part.mdx': '{[].at(0).crust}\n' };
    const problems = await problemsWith({ ...part, [path]: text });
    expect(problems).toMatchObject([{ severity: 'error' }]);
  });
});
