import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from './test-site.ts';

const TIMEOUT_MS = 60_000;
let site: TestSite;

function config(more = ''): string {
  return `export default { title: 'Forge', url: 'https://forge.example', baseUrl: '/base/', ${more}
    docs: { frontmatter: { weight: { type: 'number' } } },
    themeConfig: { footer: { copyright: 'Struck by hand' } } };`;
}

async function built(path: string): Promise<string> {
  await site.build();
  return site.read(path);
}

/** Lists the files in the folder of assets whose names contain a string, as paths in the output. */
function assets(text: string): string[] {
  return site.outputPaths().filter((path) => path.startsWith('assets/') && path.includes(text));
}

beforeEach(() => {
  site = openTestSite({
    'site.config.ts': config(),
    'docs/anvil.md': '---\ntitle: Anvil\n---\n\nIt is heavy.\n',
    'docs/tongs.mdx': '---\ntitle: Tongs\nweight: 2\n---\n\nThey grip.\n',
  });
});

afterEach(() => site.remove());

describe('the theme folder of a site', { timeout: TIMEOUT_MS }, () => {
  test('surrounds the text of docs pages, in documents and page data, but not in the search', async () => {
    site.write(
      'theme/doc.tsx',
      `import Link from '@docusaurus/Link';
      export default function Doc({ page, children }) {
        return <><p className="mark">{page.frontmatter.weight ?? 'No'} kilos of {page.title}</p>
          <section>{children}</section><Link to="/docs/anvil">Next blow</Link></>;
      }`,
    );
    await site.build();
    const expected =
      '<p class="mark">2 kilos of Tongs</p><section><p>They grip.</p></section><a href="/base/docs/anvil">Next blow</a>';
    expect(site.read('docs/tongs/index.html')).toContain(expected);
    expect(JSON.parse(site.read('docs/tongs/index.page.json')).html).toBe(expected);
    expect(site.read('docs/anvil/index.html')).toContain('<p class="mark">No kilos of Anvil</p>');
    for (const path of assets('search')) expect(site.read(path)).not.toContain('kilos');
    expect(site.read('404.html')).not.toContain('kilos');
  });

  test('has a footer that may contain the one of the config, and is the same in the shell data', async () => {
    site.write('theme/footer.module.css', '.plate { color: silver }');
    site.write(
      'theme/footer.tsx',
      `import styles from './footer.module.css';
      export default ({ children }) => <footer className={styles.plate}><b>Since 1890</b>{children}</footer>;`,
    );
    await site.build();
    const html = site.read('docs/anvil/index.html');
    expect(html).toMatch(
      /<div class="theme-footer"><footer class="plate_[\w-]+"><b>Since 1890<\/b>.*Struck by hand/,
    );
    expect(html).toMatch(/\.plate_[\w-]+\{color:silver\}/);
    const [shell = ''] = assets('/shell-');
    // Browsers take it from the document.
    expect(site.read(shell)).not.toContain('Since 1890');
  });

  test('replaces the not-found page, and adds islands at the end of each document', async () => {
    site.write('theme/not-found.jsx', 'export default () => <h1>The fire is out</h1>;');
    site.write('components/bell.island.tsx', 'export default () => <button>Ring</button>;');
    site.write(
      'theme/body-end.tsx',
      `import Bell from '../components/bell.island.tsx'; export default () => <Bell />;`,
    );
    await site.build();
    expect(site.read('404.html')).toContain('<h1>The fire is out</h1>');
    expect(site.read('404.html')).not.toContain('data-pages');
    const html = site.read('docs/anvil/index.html');
    expect(html).toMatch(
      /<docs-island data-source="components\/bell\.island\.tsx" data-id="_body-end-[^"]*"[^>]*><button>Ring/,
    );
    expect(html.indexOf('<docs-island')).toBeGreaterThan(html.indexOf('</footer>'));
    expect(html).toContain('IntersectionObserver');
  });

  test('surrounds each document, and a layout that would lose it is reported', async () => {
    site.write(
      'theme/layout.tsx',
      'export default ({ children }) => <><p>The forge is open.</p>{children}<p>Mind the fire.</p></>;',
    );
    const html = await built('docs/anvil/index.html');
    expect(html.indexOf('The forge is open.')).toBeLessThan(html.indexOf('<div id="page-shell">'));
    expect(html.indexOf('Mind the fire.')).toBeGreaterThan(html.indexOf('</footer>'));
    site.write('theme/layout.tsx', 'export default () => <p>The forge is open.</p>;');
    expect(await site.mistakes()).toMatchObject([
      {
        file: 'theme/layout.tsx',
        message: expect.stringContaining('does not render its children'),
      },
    ]);
  });

  test('may use islands that the config lists', async () => {
    site.write('site.config.ts', config("islands: ['components/bell.tsx'],"));
    site.write('components/bell.tsx', 'export default () => <button>Ring</button>;');
    site.write(
      'theme/body-end.tsx',
      `import Bell from '../components/bell.tsx'; export default () => <Bell />;`,
    );
    await site.build();
    expect(site.read('docs/anvil/index.html')).toMatch(
      /<docs-island data-source="components\/bell\.tsx"[^>]*><button>Ring/,
    );
  });

  test('whose islands import Markdown is reported, and left out if pages may be broken', async () => {
    site.write('components/news.md', 'New tongs.\n');
    site.write('site.config.ts', config("islands: ['components/news.tsx'],"));
    site.write(
      'components/news.tsx',
      `import News from './news.md';\nexport default () => <News />;`,
    );
    site.write(
      'theme/body-end.tsx',
      `import News from '../components/news.tsx'; export default () => <News />;`,
    );
    const mistake = {
      file: 'components/news.tsx',
      line: 1,
      message: expect.stringContaining('Islands cannot import Markdown'),
    };
    expect(await site.mistakes()).toMatchObject([mistake]);
    site.write(
      'site.config.ts',
      config("islands: ['components/news.tsx'], onBrokenPages: 'warn',"),
    );
    const { warnings } = await site.build();
    expect(warnings).toContainEqual(expect.objectContaining({ ...mistake, severity: 'warning' }));
    expect(site.read('docs/anvil/index.html')).not.toContain('<docs-island');
  });

  test('whose parts fail costs the site only these parts if pages may be broken', async () => {
    site.write('site.config.ts', config("onBrokenPages: 'warn',"));
    site.write('pages/index.md', '# Forge\n\nIron.\n');
    site.write('theme/not-found.jsx', 'export default ({ fire }) => <h1>{fire.heat}</h1>;');
    site.write('theme/footer.jsx', 'module.exports = () => null;');
    site.write(
      'theme/doc.jsx',
      'export default ({ page, children }) => <>{children}<i>{page.frontmatter.weight.toFixed(1)}</i></>;',
    );
    const { warnings } = await site.build();
    expect(warnings).toMatchObject([
      {
        file: 'theme/footer.jsx',
        severity: 'warning',
        hint: 'The footer of the config is built in its place.',
      },
      { file: 'theme/doc.jsx', severity: 'warning', hint: 'The pages are built without it.' },
      {
        file: 'theme/not-found.jsx',
        severity: 'warning',
        hint: "The engine's own is built in its place.",
      },
    ]);
    expect(site.read('404.html')).toContain('data-pages');
    expect(site.read('docs/anvil/index.html')).toContain('Struck by hand');
    expect(site.read('docs/anvil/index.html')).toContain('It is heavy.');
    expect(site.read('docs/tongs/index.html')).toContain('<i>2.0</i>');
  });

  test('gives MDX pages components without an import, but not other elements', async () => {
    site.write(
      'src/theme/MDXComponents.js',
      `import MDXComponents from '@theme-original/MDXComponents';
      import Spark from '../Spark.jsx';
      export default { ...MDXComponents, Spark, strong: () => 'gone' };`,
    );
    site.write('src/Spark.jsx', 'export default ({ count }) => <i>{count} sparks</i>;');
    site.write('theme/components.ts', "export { default } from '@theme/MDXComponents';");
    site.write('docs/tongs.mdx', '---\ntitle: Tongs\n---\n\n<Spark count={3} /> **Hot**\n');
    await site.build();
    expect(site.read('docs/tongs/index.html')).toContain('<i>3 sparks</i> <strong>Hot</strong>');
  });

  test('whose components cannot be loaded is reported, and not each page that uses one', async () => {
    site.write('theme/components.ts', "export { default } from './missing.ts';");
    site.write('docs/tongs.mdx', '---\ntitle: Tongs\n---\n\n<Spark /> <hot>!</hot>\n');
    expect(await site.mistakes()).toMatchObject([
      { file: 'theme/components.ts', message: expect.stringContaining('missing.ts') },
      { file: 'docs/tongs.mdx', message: expect.stringContaining('"<hot>"') },
    ]);
  });

  test('whose components cannot be loaded costs only the pages that use them, if pages may be broken', async () => {
    site.write('site.config.ts', config("onBrokenPages: 'warn',"));
    site.write('pages/index.md', '# Forge\n\nIron.\n');
    site.write('theme/components.ts', "export { Spark as default } from 'no-such-sparks';");
    site.write('docs/tongs.mdx', '---\ntitle: Tongs\n---\n\nThey grip {1 + 1} times.\n');
    site.write('docs/fire.mdx', '---\ntitle: Fire\n---\n\n<Spark>Hot.</Spark>\n');
    const { warnings } = await site.build();
    expect(warnings).toMatchObject([
      {
        file: 'theme/components.ts',
        severity: 'warning',
        message: expect.stringContaining('"no-such-sparks"'),
        hint: expect.stringContaining('Pages that use one of them are built without'),
      },
    ]);
    expect(site.read('docs/tongs/index.html')).toContain('They grip 2 times.');
    expect(site.read('docs/fire/index.html')).toContain('Hot.');
  });

  test('is reported where a file has an unknown name, a link is dead, or the text is left out', async () => {
    site.write('theme/foter.tsx', 'export default () => null;');
    site.write('theme/doc.tsx', 'export default () => <p>Only this.</p>;');
    site.write('theme/post.ts', 'export const part = 1;');
    site.write(
      'theme/footer.tsx',
      `import Link from '@docusaurus/Link';
      export default () => <Link to="/docs/bellows">Bellows</Link>;`,
    );
    expect(await site.mistakes()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          file: 'theme/foter.tsx',
          hint: expect.stringContaining('Did you mean "footer"?'),
        }),
        expect.objectContaining({
          file: 'theme/doc.tsx',
          message: expect.stringContaining('does not render its children'),
        }),
        expect.objectContaining({
          file: 'theme/post.ts',
          message: expect.stringContaining('no default export'),
        }),
        expect.objectContaining({
          file: 'theme/footer.tsx',
          line: 2,
          message: 'The link "/docs/bellows" does not lead to a page.',
        }),
      ]),
    );
  });
});

describe('imports of Docusaurus', { timeout: TIMEOUT_MS }, () => {
  test('of @theme are answered by the files of the site, those of @theme-original by the engine', async () => {
    site.write('src/theme/Plate/index.jsx', 'export default () => <u>Own plate</u>;');
    site.write(
      'src/theme/Details.jsx',
      `import Details from '@theme-original/Details';
      export default (props) => <div className="own"><Details {...props} /></div>;`,
    );
    site.write(
      'docs/tongs.mdx',
      `---\ntitle: Tongs\n---\n\nimport Plate from '@theme/Plate';\nimport Details from '@theme/Details';\n
<Plate />\n\n<Details summary="More">Iron</Details>\n`,
    );
    const html = await built('docs/tongs/index.html');
    expect(html).toContain('<u>Own plate</u>');
    expect(html).toMatch(/<div class="own"><details/);
  });

  test('without an answer are reported with file, line and advice', async () => {
    site.write(
      'docs/tongs.mdx',
      `---\ntitle: Tongs\n---\n\nimport Forge from '@site/src/Forge';\nimport Sidebar from '@theme/DocSidebarItem';\n\n<Forge /><Sidebar />\n`,
    );
    site.write(
      'src/Forge.tsx',
      `import React from 'react';
      import { useColorMode, useTabs } from '@docusaurus/theme-common/internal';
      export default () => <p>{useTabs()}{useColorMode().colorMode}</p>;`,
    );
    site.write('pages/fire.tsx', `import '@generated/routes';\nexport default () => <p>Fire</p>;`);
    expect(await site.mistakes()).toEqual([
      expect.objectContaining({
        file: 'docs/tongs.mdx',
        line: 6,
        message: 'The import "@theme/DocSidebarItem" of Docusaurus has no equivalent.',
        hint: expect.stringContaining('part of the theme'),
      }),
      expect.objectContaining({
        file: 'pages/fire.tsx',
        line: 1,
        message: 'The import "@generated/routes" of Docusaurus has no equivalent.',
      }),
    ]);
    site.write(
      'docs/tongs.mdx',
      `---\ntitle: Tongs\n---\n\nimport Forge from '@site/src/Forge';\n\n<Forge />\n`,
    );
    rmSync(join(site.siteDir, 'pages'), { recursive: true });
    expect(await site.mistakes()).toEqual([
      expect.objectContaining({
        file: 'src/Forge.tsx',
        line: 2,
        message: '"useTabs" of "@docusaurus/theme-common/internal" has no equivalent.',
        hint: expect.stringContaining('not documented'),
      }),
    ]);
  });

  test('know the page: its address and frontmatter, also in islands', async () => {
    site.write(
      'src/Where.island.jsx',
      `import { useLocation } from '@docusaurus/router';
      import { useDoc } from '@docusaurus/plugin-content-docs/client';
      export default () => <q>{useLocation().pathname + ' ' + useDoc().frontMatter.weight}</q>;`,
    );
    site.write(
      'docs/tongs.mdx',
      `---\ntitle: Tongs\nweight: 2\n---\n\nimport Where from '@site/src/Where.island.jsx';\n\n<Where />\n`,
    );
    const html = await built('docs/tongs/index.html');
    expect(html).toContain('<q>/base/docs/tongs 2</q>');
    expect(html).toMatch(/data-page="{&#34;|data-page='\{|data-page="\{&quot;/);
  });
});

test(
  'a site without a theme folder pays nothing for it',
  async () => {
    await site.build();
    for (const path of assets('.js')) {
      expect(site.read(path)).not.toContain('footerHtml');
    }
    expect(site.read('docs/anvil/index.html')).not.toContain('theme-footer');
  },
  TIMEOUT_MS,
);
