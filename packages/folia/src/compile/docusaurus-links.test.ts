import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Problem } from 'folia-problems';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../build.ts';
import { silentProgress } from '../cli/progress.ts';

const FILES: Record<string, string> = {
  'site.config.ts': `import { defineConfig } from 'folia';
export default defineConfig({
  title: 'Bakery', url: 'https://bakery.example', baseUrl: '/base/', favicon: '/base/sign.svg',
  i18n: { locales: ['en', 'de'] },
  blog: { showReadingTime: false },
  themeConfig: {
    navbar: {
      logo: { src: '/base/sign.svg' },
      items: [
        { to: '/base/docs/rye', label: 'Rye' },
        { href: 'pathname:///till/', label: 'Till' },
        { to: 'pathname:///base/till/', label: 'Desk' },
        { to: '/till', label: 'Counter' },
      ],
    },
    footer: { links: [{ to: '/base/docs/rye#crust', label: 'Crust' }] },
  },
});`,
  'static/sign.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0"/></svg>',
  'static/till/index.html': 'Till',
  'static/list one.pdf': 'PDF',
  'docs/index.md': '# Breads\n\n[a](rye) [b](./flour/spelt) [c](rye.md)\n',
  'docs/rye.md': `# Rye

## Crust

[a](flour/spelt.md) [b](/flour/spelt.md?x=1#top) [c](docs/flour/spelt.md) [d](@site/docs/flour/spelt.md) [e][spelt]
[f](pathname:///till/a.html) ![g](pathname:///base/sign.svg) [h](/list%20one.pdf) [i](</list one.pdf>) [j](/Docs/RYE)

<a href="/base/docs/rye">k</a> <img src="/base/sign.svg" alt="l" />

[spelt]: ./flour/spelt.md#top
`,
  'docs/flour/spelt.md': '# Spelt\n\n[a](../rye) [b](./wheat) [c](wheat)\n',
  'docs/flour/wheat.mdx': `import Link from '@docusaurus/Link';

# Wheat

export const spelt = '/base/docs/flour/spelt';

<Link to="spelt.md">a</Link> <Link to={spelt}>b</Link> <a href="/base/docs/rye">c</a> <Link href="rye.md">d</Link>
<Link to="pathname:///till/a.html">e</Link> <Link to={'pathname:///till/b.html'}>f</Link>
`,
  'i18n/de/docs/rye.md':
    '# Roggen\n\n## Kruste {#crust}\n\n[a](/flour/spelt.md) [b](flour/spelt.md) [c](/base/docs/rye) [d](./flour/spelt)\n',
  'blog/2025-05-06-oven.md':
    '---\ntitle: Oven\n---\n\n[a](/2025-05-07-dough.md) [b](blog/2025-05-07-dough.md) [c](./dough)\n\n<!-- truncate -->\n',
  'blog/2025-05-07-dough.md': '---\ntitle: Dough\nslug: 2025/05/06/dough\n---\n\nDough.\n',
  'pages/index.tsx': `import Link from '@docusaurus/Link';
export default () => <main><h1>Home</h1>
  <Link to="docs/rye">a</Link> <Link to="pathname:///till/">b</Link> <Link to="/base/docs/rye">c</Link>
</main>;`,
  'pages/shop/index.md': '# Shop\n\n[a](hours.md) [b](./hours) [c](/shop/hours.md)\n',
  'pages/shop/hours.md': '# Hours\n\n[a](./) [b](pages/shop/index.md)\n',
};

describe('links as Docusaurus resolves them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docusaurus-links-'));
  let warnings: Problem[] = [];

  beforeAll(async () => {
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const outDir = join(folder, 'out');
    ({ warnings } = await buildSite({ siteDir: folder, outDir, progress: silentProgress }));
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  /** The URLs of a document's links with a single letter as text, in the order of the letters. */
  function linksOf(document: string): string[] {
    const html = readFileSync(join(folder, 'out', document, 'index.html'), 'utf8');
    return [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([a-z])<\/a>/g)]
      .toSorted(([, , one = ''], [, , other = '']) => one.localeCompare(other))
      .map(([, href = '']) => href);
  }

  test('no link is reported', () => {
    expect(warnings.map(({ message }) => message)).toEqual([]);
  });

  test('files are beside the page, in the folder of the docs, or in the folder of the site', () => {
    expect(linksOf('docs/rye')).toEqual([
      '/base/docs/flour/spelt',
      '/base/docs/flour/spelt?x=1#top',
      '/base/docs/flour/spelt',
      '/base/docs/flour/spelt',
      '/base/docs/flour/spelt#top',
      '/base/till/a.html',
      '/base/list%20one.pdf',
      '/base/list%20one.pdf',
      '/base/docs/rye',
      '/base/docs/rye',
    ]);
    expect(linksOf('blog/2025/05/06/oven')).toEqual([
      '/base/blog/2025/05/06/dough',
      '/base/blog/2025/05/06/dough',
      '/base/blog/2025/05/06/dough',
    ]);
    expect(linksOf('shop/hours')).toEqual(['/base/shop', '/base/shop']);
  });

  test('pictures may have the base path already', () => {
    const html = readFileSync(join(folder, 'out/docs/rye/index.html'), 'utf8');
    expect(html.match(/<img[^>]*src="[^"]*"/g)).toHaveLength(2);
    expect(html).not.toContain('/base/base/');
    expect(html).toContain('<link rel="icon" href="/base/sign.svg"');
  });

  test('relative URLs start at the index of a folder, and beside any other page', () => {
    const spelt = '/base/docs/flour/spelt';
    expect(linksOf('docs')).toEqual(['/base/docs/rye', spelt, '/base/docs/rye']);
    const wheat = '/base/docs/flour/wheat';
    expect(linksOf('docs/flour/spelt')).toEqual(['/base/docs/rye', wheat, wheat]);
    expect(linksOf('shop')).toEqual(['/base/shop/hours', '/base/shop/hours', '/base/shop/hours']);
  });

  test('components in MDX and in React pages link alike', () => {
    expect(linksOf('docs/flour/wheat')).toEqual([
      '/base/docs/flour/spelt',
      '/base/docs/flour/spelt',
      '/base/docs/rye',
      '/base/docs/rye',
      '/base/till/a.html',
      '/base/till/b.html',
    ]);
    expect(linksOf('.')).toEqual(['/base/docs/rye', '/base/till/', '/base/docs/rye']);
  });

  test('a translation links to pages of its language', () => {
    const spelt = '/base/de/docs/flour/spelt';
    expect(linksOf('de/docs/rye')).toEqual([spelt, spelt, '/base/de/docs/rye', spelt]);
  });

  test('the bar and the footer have the base path once', () => {
    const html = readFileSync(join(folder, 'out/docs/rye/index.html'), 'utf8');
    for (const link of [
      'href="/base/docs/rye">Rye',
      'href="/base/till/">Till',
      'href="/base/till/">Desk',
      'href="/base/till">Counter',
      'href="/base/docs/rye#crust">Crust',
    ]) {
      expect(html).toContain(link);
    }
  });
});
