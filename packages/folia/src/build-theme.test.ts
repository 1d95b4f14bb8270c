import {
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
import { SiteError } from 'folia-problems';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSite, checkSite } from './build.ts';
import { silentProgress } from './cli/progress.ts';

const TIMEOUT_MS = 60_000;
let siteDir: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(siteDir, path)), { recursive: true });
  writeFileSync(join(siteDir, path), text);
}

async function build(): Promise<(path: string) => string> {
  const outDir = join(siteDir, 'dist');
  await buildSite({ siteDir, outDir, progress: silentProgress });
  return (path) => readFileSync(join(outDir, path), 'utf8');
}

async function problems() {
  const error: unknown = await checkSite({ siteDir, progress: silentProgress }).catch(
    (reason: unknown) => reason,
  );
  return error instanceof SiteError ? error.problems : error;
}

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'forge-'));
  write(
    'site.config.ts',
    `export default { title: 'Forge', url: 'https://forge.example', baseUrl: '/base/',
      themeConfig: { footer: { copyright: 'Struck by hand' } } };`,
  );
  write('docs/anvil.md', '---\ntitle: Anvil\n---\n\nIt is heavy.\n');
  write('docs/tongs.mdx', '---\ntitle: Tongs\nweight: 2\n---\n\nThey grip.\n');
  write(
    'site.config.ts',
    `export default { title: 'Forge', url: 'https://forge.example', baseUrl: '/base/',
      docs: { frontmatter: { weight: { type: 'number' } } },
      themeConfig: { footer: { copyright: 'Struck by hand' } } };`,
  );
});

afterEach(() => rmSync(siteDir, { recursive: true }));

describe('the theme folder of a site', { timeout: TIMEOUT_MS }, () => {
  test('surrounds the text of docs pages, in documents and page data, but not in the search', async () => {
    write(
      'theme/doc.tsx',
      `import Link from '@docusaurus/Link';
      export default function Doc({ page, children }) {
        return <><p className="mark">{page.frontmatter.weight ?? 'No'} kilos of {page.title}</p>
          <section>{children}</section><Link to="/docs/anvil">Next blow</Link></>;
      }`,
    );
    const read = await build();
    const expected =
      '<p class="mark">2 kilos of Tongs</p><section><p>They grip.</p></section><a href="/base/docs/anvil">Next blow</a>';
    expect(read('docs/tongs/index.html')).toContain(expected);
    expect(JSON.parse(read('docs/tongs/index.page.json')).html).toBe(expected);
    expect(read('docs/anvil/index.html')).toContain('<p class="mark">No kilos of Anvil</p>');
    const assets = readdirSync(join(siteDir, 'dist/assets')).filter((name) =>
      name.includes('search'),
    );
    for (const name of assets) expect(read(`assets/${name}`)).not.toContain('kilos');
    expect(read('404.html')).not.toContain('kilos');
  });

  test('has a footer that may contain the one of the config, and is the same in the shell data', async () => {
    write('theme/footer.module.css', '.plate { color: silver }');
    write(
      'theme/footer.tsx',
      `import styles from './footer.module.css';
      export default ({ children }) => <footer className={styles.plate}><b>Since 1890</b>{children}</footer>;`,
    );
    const read = await build();
    const html = read('docs/anvil/index.html');
    expect(html).toMatch(
      /<div class="theme-footer"><footer class="plate_[\w-]+"><b>Since 1890<\/b>.*Struck by hand/,
    );
    expect(html).toMatch(/\.plate_[\w-]+\{color:silver\}/);
    const shell = readdirSync(join(siteDir, 'dist/assets')).find((name) =>
      name.startsWith('shell-'),
    );
    expect(JSON.parse(read(`assets/${shell}`))).toMatchObject({
      footerHtml: expect.stringContaining('Since 1890'),
    });
  });

  test('replaces the not-found page, and adds islands at the end of each document', async () => {
    write('theme/not-found.jsx', 'export default () => <h1>The fire is out</h1>;');
    write('components/bell.island.tsx', 'export default () => <button>Ring</button>;');
    write(
      'theme/body-end.tsx',
      `import Bell from '../components/bell.island.tsx'; export default () => <Bell />;`,
    );
    const read = await build();
    expect(read('404.html')).toContain('<h1>The fire is out</h1>');
    expect(read('404.html')).not.toContain('data-pages');
    const html = read('docs/anvil/index.html');
    expect(html).toMatch(
      /<docs-island data-source="components\/bell\.island\.tsx" data-id="_body-end-[^"]*"[^>]*><button>Ring/,
    );
    expect(html.indexOf('<docs-island')).toBeGreaterThan(html.indexOf('</footer>'));
    expect(html).toContain('IntersectionObserver');
  });

  test('surrounds each document, and a layout that would lose it is reported', async () => {
    write(
      'theme/layout.tsx',
      'export default ({ children }) => <><p>The forge is open.</p>{children}<p>Mind the fire.</p></>;',
    );
    const html = (await build())('docs/anvil/index.html');
    expect(html.indexOf('The forge is open.')).toBeLessThan(html.indexOf('<div id="page-shell">'));
    expect(html.indexOf('Mind the fire.')).toBeGreaterThan(html.indexOf('</footer>'));
    write('theme/layout.tsx', 'export default () => <p>The forge is open.</p>;');
    expect(await problems()).toMatchObject([
      {
        file: 'theme/layout.tsx',
        message: expect.stringContaining('does not render its children'),
      },
    ]);
  });

  test('whose parts fail costs the site only these parts if pages may be broken', async () => {
    const config = readFileSync(join(siteDir, 'site.config.ts'), 'utf8');
    write(
      'site.config.ts',
      config.replace("title: 'Forge',", "title: 'Forge', onBrokenPages: 'warn',"),
    );
    write('theme/not-found.jsx', 'export default ({ fire }) => <h1>{fire.heat}</h1>;');
    write('theme/footer.jsx', 'module.exports = () => null;');
    write(
      'theme/doc.jsx',
      'export default ({ page, children }) => <>{children}<i>{page.frontmatter.weight.toFixed(1)}</i></>;',
    );
    const outDir = join(siteDir, 'dist');
    const { warnings } = await buildSite({ siteDir, outDir, progress: silentProgress });
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
        hint: 'The one of the engine is built in its place.',
      },
    ]);
    const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
    expect(read('404.html')).toContain('data-pages');
    expect(read('docs/anvil/index.html')).toContain('Struck by hand');
    expect(read('docs/anvil/index.html')).toContain('It is heavy.');
    expect(read('docs/tongs/index.html')).toContain('<i>2.0</i>');
  });

  test('gives MDX pages components without an import, but not other elements', async () => {
    write(
      'src/theme/MDXComponents.js',
      `import MDXComponents from '@theme-original/MDXComponents';
      import Spark from '../Spark.jsx';
      export default { ...MDXComponents, Spark, strong: () => 'gone' };`,
    );
    write('src/Spark.jsx', 'export default ({ count }) => <i>{count} sparks</i>;');
    write('theme/components.ts', "export { default } from '@theme/MDXComponents';");
    write('docs/tongs.mdx', '---\ntitle: Tongs\n---\n\n<Spark count={3} /> **Hot**\n');
    const read = await build();
    expect(read('docs/tongs/index.html')).toContain('<i>3 sparks</i> <strong>Hot</strong>');
  });

  test('whose components cannot be loaded is reported, and not each page that uses one', async () => {
    write('theme/components.ts', "export { default } from './missing.ts';");
    write('docs/tongs.mdx', '---\ntitle: Tongs\n---\n\n<Spark /> <hot>!</hot>\n');
    expect(await problems()).toMatchObject([
      { file: 'theme/components.ts', message: expect.stringContaining('missing.ts') },
      { file: 'docs/tongs.mdx', message: expect.stringContaining('"<hot>"') },
    ]);
  });

  test('is reported where a file has an unknown name, a link is dead, or the text is left out', async () => {
    write('theme/foter.tsx', 'export default () => null;');
    write('theme/doc.tsx', 'export default () => <p>Only this.</p>;');
    write('theme/post.ts', 'export const part = 1;');
    write(
      'theme/footer.tsx',
      `import Link from '@docusaurus/Link';
      export default () => <Link to="/docs/bellows">Bellows</Link>;`,
    );
    expect(await problems()).toEqual(
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
    write('src/theme/Plate/index.jsx', 'export default () => <u>Own plate</u>;');
    write(
      'src/theme/Details.jsx',
      `import Details from '@theme-original/Details';
      export default (props) => <div className="own"><Details {...props} /></div>;`,
    );
    write(
      'docs/tongs.mdx',
      `---\ntitle: Tongs\n---\n\nimport Plate from '@theme/Plate';\nimport Details from '@theme/Details';\n
<Plate />\n\n<Details summary="More">Iron</Details>\n`,
    );
    const html = (await build())('docs/tongs/index.html');
    expect(html).toContain('<u>Own plate</u>');
    expect(html).toMatch(/<div class="own"><details/);
  });

  test('without an answer are reported with file, line and advice', async () => {
    write(
      'docs/tongs.mdx',
      `---\ntitle: Tongs\n---\n\nimport Forge from '@site/src/Forge';\nimport Sidebar from '@theme/DocSidebarItem';\n\n<Forge /><Sidebar />\n`,
    );
    write(
      'src/Forge.tsx',
      `import React from 'react';
      import { useColorMode, useTabs } from '@docusaurus/theme-common/internal';
      export default () => <p>{useTabs()}{useColorMode().colorMode}</p>;`,
    );
    write('pages/fire.tsx', `import '@generated/routes';\nexport default () => <p>Fire</p>;`);
    expect(await problems()).toEqual([
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
    write(
      'docs/tongs.mdx',
      `---\ntitle: Tongs\n---\n\nimport Forge from '@site/src/Forge';\n\n<Forge />\n`,
    );
    rmSync(join(siteDir, 'pages'), { recursive: true });
    expect(await problems()).toEqual([
      expect.objectContaining({
        file: 'src/Forge.tsx',
        line: 2,
        message: '"useTabs" of "@docusaurus/theme-common/internal" has no equivalent.',
        hint: expect.stringContaining('not documented'),
      }),
    ]);
  });

  test('know the page: its address and frontmatter, also in islands', async () => {
    write(
      'src/Where.island.jsx',
      `import { useLocation } from '@docusaurus/router';
      import { useDoc } from '@docusaurus/plugin-content-docs/client';
      export default () => <q>{useLocation().pathname + ' ' + useDoc().frontMatter.weight}</q>;`,
    );
    write(
      'docs/tongs.mdx',
      `---\ntitle: Tongs\nweight: 2\n---\n\nimport Where from '@site/src/Where.island.jsx';\n\n<Where />\n`,
    );
    const html = (await build())('docs/tongs/index.html');
    expect(html).toContain('<q>/base/docs/tongs 2</q>');
    expect(html).toMatch(/data-page="{&#34;|data-page='\{|data-page="\{&quot;/);
  });
});

test(
  'a site without a theme folder pays nothing for it',
  async () => {
    const read = await build();
    expect(existsSync(join(siteDir, 'theme'))).toBe(false);
    const scripts = readdirSync(join(siteDir, 'dist/assets')).filter((name) =>
      name.endsWith('.js'),
    );
    for (const name of scripts)
      expect(read(`assets/${name}`)).not.toMatch(/theme-footer|footerHtml/);
    expect(read('docs/anvil/index.html')).not.toContain('theme-footer');
  },
  TIMEOUT_MS,
);
