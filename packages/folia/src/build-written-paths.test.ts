import { afterEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from './test-site.ts';

const TIMEOUT_MS = 60_000;
let site: TestSite | undefined;

afterEach(() => site?.remove());

const config = (more: string) =>
  `export default { title: 'Mill', url: 'https://mill.example', trailingSlash: false, ${more} };`;

test('a post that cannot be built stays in its place in the list of posts', {
  timeout: TIMEOUT_MS,
}, async () => {
  site = openTestSite({
    'site.config.ts': config("onBrokenPages: 'warn', docs: false, blog: {}"),
    'blog/2026-01-01-rye.md': '---\ntitle: Rye\n---\n\nOne.\n',
    'blog/2026-01-02-oats.mdx': '---\ntitle: Oats\n---\n\n{nothing.there}\n',
    'blog/2026-01-03-spelt.md': '---\ntitle: Spelt\n---\n\nThree.\n',
  });
  await site.build();
  const titles = [...site.read('blog.html').matchAll(/<h2[^>]*><a[^>]*>(\w+)</g)];
  expect(titles.map(([, title]) => title)).toEqual(['Spelt', 'Oats', 'Rye']);
});

test('a folder of pages may be written with a dot, also with translations', {
  timeout: TIMEOUT_MS,
}, async () => {
  site = openTestSite({
    'site.config.ts': config(
      "docs: false, pages: { path: './sheets' }, i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }",
    ),
    'sheets/index.md': '# Home\n\nFlour.\n',
    'i18n/fr/sheets/index.md': '# Accueil\n\nFarine.\n',
  });
  await site.build();
  expect(site.read('fr/index.html')).toContain('Farine.');
});

test('a description that is written with a dot has an edit link without one', {
  timeout: TIMEOUT_MS,
}, async () => {
  site = openTestSite({
    'site.config.ts': config(
      "docs: false, api: [{ path: './mill.yaml', introduction: './intro.md', editUrl: 'https://code.example/edit/' }]",
    ),
    'mill.yaml':
      'openapi: 3.1.0\ninfo: { title: Mill, version: "1" }\npaths:\n  /grain:\n    get:\n      operationId: listGrain\n      responses: { "200": { description: Grain } }\n',
    'intro.md': '# Mill\n\nSee [nothing](#nothing).\n',
    'pages/index.md': '# Home\n\nFlour.\n',
  });
  const mistakes = await site.mistakes();
  expect(mistakes).toMatchObject([{ file: 'intro.md', line: 3 }]);
  site.write('intro.md', '# Mill\n\nGrinds.\n');
  await site.build();
  const page = site.outputPaths().find((path) => path.endsWith('list-grain.html')) ?? '';
  expect(site.read(page)).toContain('href="https://code.example/edit/mill.yaml"');
});

test('if the home page is that of the docs, the not-found page does not link to other docs instead', {
  timeout: TIMEOUT_MS,
}, async () => {
  site = openTestSite({
    'site.config.ts': config(
      "docs: [{ path: 'docs', routeBasePath: '/' }, { id: 'next', path: 'next', routeBasePath: 'next' }]",
    ),
    'docs/index.md': '# Mill\n\nGrinds.\n',
    'next/index.md': '# Next mill\n\nGrinds more.\n',
  });
  await site.build();
  const ways = /<p class="ways">(.*?)<\/p>/.exec(site.read('404.html'))?.[1] ?? '';
  expect([...ways.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/']);
});

test('the picture of an author may be written without a leading slash', {
  timeout: TIMEOUT_MS,
}, async () => {
  site = openTestSite({
    'site.config.ts': config('docs: false, blog: {}'),
    'blog/authors.yml': 'ann:\n  name: Ann\n  image_url: img/ann.svg\n',
    'blog/2026-01-01-rye.md': '---\ntitle: Rye\nauthors: [ann]\n---\n\nOne.\n',
    'static/img/ann.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  });
  await site.build();
  expect(site.read('blog/2026/01/01/rye.html')).toContain('src="/img/ann.svg"');
});

test('the footnotes of a page and of a text that it includes are not mixed up', {
  timeout: TIMEOUT_MS,
}, async () => {
  site = openTestSite({
    'site.config.ts': config('docs: {}'),
    'docs/rye.mdx':
      "import Bran from './_bran.mdx';\n\n# Rye\n\nDark[^1].\n\n<Bran />\n\n[^1]: Of the page.\n",
    'docs/_bran.mdx': 'Coarse[^1].\n\n[^1]: Of the part.\n',
  });
  await site.build();
  const html = site.read('docs/rye.html');
  const ids = [...html.matchAll(/ id="((?:user-content|footnote)[^"]*)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
  for (const [, target = ''] of html.matchAll(/href="#(user-content[^"]*)"/g))
    expect(ids).toContain(target);
});
