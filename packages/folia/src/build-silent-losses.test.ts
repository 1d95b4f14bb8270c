import { type Problem, SiteError } from 'folia-problems';
import { afterEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from './test-site.ts';

/** @param keys besides those that every site needs */
const configWith = (keys = '') =>
  `export default { title: 'Orchard', url: 'https://orchard.example', ${keys} };`;
const HOME = { 'pages/index.md': '---\ntitle: Orchard\n---\n\nTrees.\n' };
let site: TestSite | undefined;

afterEach(() => site?.remove());

/** Checks a site that has these files besides a home page. */
async function checkWith(files: Record<string, string>, keys = ''): Promise<Problem[]> {
  site = openTestSite({ 'site.config.ts': configWith(keys), ...HOME, ...files });
  const { check } = site;
  try {
    return (await check()).warnings;
  } catch (error) {
    if (error instanceof SiteError) return error.problems;
    throw error;
  }
}

test('Markdown with another extension is reported, unless it would not be a page with the right one either', async () => {
  const text = '---\ntitle: Pear\n---\n\nIt is sweet.\n';
  const files = {
    'docs/pear.md': text,
    'docs/plum.markdown': text,
    'docs/FIG.MD': text,
    'docs/_part.markdown': text,
    'blog/2026-01-02-ripe.mkd': text,
    'pages/about.Mdx': text,
  };
  const found = await checkWith(files, 'blog: {}');
  expect(found.map(({ file, severity }) => `${severity} ${file}`)).toEqual([
    'warning docs/FIG.MD',
    'warning docs/plum.markdown',
    'warning pages/about.Mdx',
    'warning blog/2026-01-02-ripe.mkd',
  ]);
  expect(found[1]?.message).toBe('The file is not a page, because its name ends in ".markdown".');
  expect(found[1]?.hint).toContain('Rename it to "plum.md"');
});

test('files of tags, authors and categories that are not read because of their names are reported', async () => {
  const page = '---\ntitle: Pear\n---\n\nIt is sweet.\n';
  const files = {
    'docs/pears/a.md': page,
    'docs/pears/_category.json': '{ "label": "All pears" }',
    'docs/figs/b.md': page,
    'docs/figs/_Category_.YML': 'label: Figs\n',
    'docs/plums/c.md': page,
    'docs/plums/_category_.yaml': 'label: Plums\n',
    'docs/plums/categories.json': '["sweet", "sour"]',
    'docs/tags.yaml': 'ripe:\n  label: Ripe\n',
    'blog/2026-01-02-ripe.md': page,
    'blog/tags.yml': 'ripe:\n  label: Ripe\n',
    'blog/tags.json': '{}',
    'blog/authors.json': '{}',
    'blog/authors.toml': '[plum]\nname = "Plum"\n',
  };
  const found = await checkWith(files, 'blog: {}');
  expect(found.map(({ file, severity }) => `${severity} ${file}`)).toEqual([
    'warning docs/figs/_Category_.YML',
    'warning docs/pears/_category.json',
    'warning docs/tags.yaml',
    'warning blog/authors.json',
    'warning blog/authors.toml',
  ]);
  expect(found[1]?.hint).toContain('Rename it to "_category_.json"');
  expect(found[2]?.message).toBe(
    'The file is not read, because "docs.tags" in the config names "tags.yml".',
  );
  expect(found[3]?.hint).toBe('Rename it to "authors.yml", or write "authors.json" there.');
  expect(found[4]?.hint).toBe('Write what it contains as YAML or JSON in "authors.yml".');
});

test('problems with a reference to a draft say that it is one', async () => {
  const draft = '---\ntitle: Fig\ndraft: true\n---\n\nSoon.\n';
  const files = {
    'docs/fig.md': draft,
    'blog/2026-01-02-fig.md': draft,
    'pages/figs.md': draft,
    'docs/pear.md':
      '---\npagination_next: fig\n---\n\n# Pear\n\n[a](fig.md) [b](/figs) [c](/blog/2026/01/02/fig) [d](fog.md)\n',
  };
  const keys =
    "blog: {}, redirects: [{ from: '/old', to: '/docs/fig' }], themeConfig: { navbar: { items: [{ type: 'doc', docId: 'fig' }] } }";
  const found = await checkWith(files, keys);
  const draftOf = ({ file = '', hint = '' }) => `${file}: ${/"(.*)" is a draft/.exec(hint)?.[1]}`;
  expect(found.map(draftOf).toSorted()).toEqual([
    'docs/pear.md: blog/2026-01-02-fig.md',
    'docs/pear.md: docs/fig.md',
    'docs/pear.md: docs/fig.md',
    'docs/pear.md: pages/figs.md',
    'docs/pear.md: undefined',
    'site.config.ts: docs/fig.md',
    'site.config.ts: docs/fig.md',
  ]);
});

test('names that no file can have are reported where they are written', async () => {
  const long = 'pear-'.repeat(60);
  const text = `---\ntitle: Pear\nimage: ./${long}.png\n---\n\n[a](${long}) ![b](${long}.png) [c](%00)\n\n\`\`\`js file="./${long}.js"\n\`\`\`\n`;
  const found = await checkWith(
    { 'docs/pear.md': text, 'docs/plum.mdx': `import Plum from './${long}.tsx';\n\n<Plum />\n` },
    `favicon: '${long}.svg', themeConfig: { navbar: { items: [{ to: '/${long}', label: 'A' }] } }`,
  );
  expect(found.map(({ file, line }) => `${file}:${line}`).toSorted()).toEqual([
    'docs/pear.md:3',
    'docs/pear.md:6',
    'docs/pear.md:6',
    'docs/pear.md:6',
    'docs/pear.md:8',
    'docs/plum.mdx:1',
    'site.config.ts:1',
    'site.config.ts:1',
  ]);
});

test('a component that renders itself without end is reported with its page, also as an island', async () => {
  const nest = 'export default function Nest() {\n  return <p><Nest /></p>;\n}\n';
  const page = (path: string) => `import Nest from '@site/${path}';\n\n<Nest />\n`;
  const found = await checkWith({
    'nest.tsx': nest,
    'nest.island.tsx': nest,
    'docs/hen.mdx': page('nest.tsx'),
    'docs/egg.mdx': page('nest.island.tsx'),
  });
  const message = expect.stringContaining('Nest renders itself without end');
  expect(found).toMatchObject([
    { file: 'nest.island.tsx', line: 2, message, partOf: ['docs/egg.mdx'] },
    { file: 'nest.tsx', line: 2, message, partOf: ['docs/hen.mdx'] },
  ]);
});

test('a site without a page at its root says so, unless a redirect or a static file is there', async () => {
  const docs = { 'docs/pear.md': '---\ntitle: Pear\n---\n\nIt is sweet.\n' };
  site = openTestSite({
    'site.config.ts': configWith("baseUrl: '/trees/'"),
    ...docs,
  });
  expect((await site.check()).warnings).toMatchObject([
    {
      file: 'site.config.ts',
      message:
        'No page has the address "/", so visitors of https://orchard.example/trees/ see the not-found page.',
      hint: expect.stringContaining("redirects: [{ from: '/', to: '/docs/pear' }]"),
    },
  ]);
  site.write('static/index.html', '<!doctype html><title>Orchard</title>');
  expect((await site.check()).warnings).toEqual([]);
  site.remove();
  const redirects = "redirects: [{ from: '/', to: '/docs/pear' }]";
  site = openTestSite({ 'site.config.ts': configWith(redirects), ...docs });
  expect((await site.check()).warnings).toEqual([]);
});

test('a page at the address of the not-found page is reported with the part of the theme', async () => {
  const found = await checkWith({
    'pages/404.tsx': 'export default () => <main><h1>Lost</h1></main>;',
  });
  expect(found).toMatchObject([
    {
      file: 'pages/404.tsx',
      message: 'The address "/404" is that of the not-found page, so nobody sees this page.',
      hint: expect.stringContaining('theme/not-found.tsx'),
    },
  ]);
});

test('a component in the folder of pages whose name ends in .js is reported, a module without JSX is not', async () => {
  const found = await checkWith({
    'pages/about.js': 'export default function About() {\n  return <h1>About</h1>;\n}\n',
    'pages/counts.js': 'export default [1, 2].filter((count) => 1 < count);\n',
  });
  expect(found).toMatchObject([
    { severity: 'warning', file: 'pages/about.js', hint: expect.stringContaining('"about.jsx"') },
  ]);
});

test('props that components of the engine do not have are reported, unless the site has its own', async () => {
  const files = {
    'docs/rows.mdx': `# Rows

import Tabs from '@theme/Tabs';
import Admonition from '@theme/Admonition';

<Tabs groupid="os" lazy>
  <TabItem value="a" lable="A">x</TabItem>
</Tabs>

<Admonition typ="tip" icon="x" data-x="y">z</Admonition>

export const CodeBlock = ({ text }) => <p>{text}</p>;

<CodeBlock text="x" />
`,
  };
  const found = await checkWith(files);
  expect(found.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '6 <Tabs> has no prop "groupid".',
    '7 <TabItem> has no prop "lable".',
    '10 <Admonition> has no prop "typ".',
  ]);
  expect(found[0]?.hint).toContain('Did you mean "groupId"?');
  site?.remove();
  const tabs = 'export default ({ groupid, children }) => <div id={groupid}>{children}</div>;';
  const own = await checkWith({ ...files, 'src/theme/Tabs.jsx': tabs });
  expect(own.map(({ message }) => message)).not.toContain('<Tabs> has no prop "groupid".');
});

test('structured data in <Head> is in the head of the document, from each of several', async () => {
  site = openTestSite({
    'site.config.ts': configWith(),
    ...HOME,
    'docs/pear.mdx': `---
title: Pear
---
import Head from '@docusaurus/Head';
import Facts from '@site/src/facts';

<Facts data={{ '@type': 'Recipe', name: 'Pear </script> tart' }} />

<Head>
  <script type="application/ld+json">{\`{ "@type": "FAQPage" }\`}</script>
</Head>

Sweet.
`,
    'src/facts.jsx': `import { Head } from 'folia/components';
export default ({ data }) => (
  <Head>
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data) }} />
  </Head>
);`,
    'pages/fig.jsx': `import { Head } from 'folia/components';
export default () => <main><Head><script type="application/ld+json">{JSON.stringify([{ '@type': 'Product' }])}</script></Head><h1>Fig</h1></main>;`,
  });
  const { build, read } = site;
  const { warnings } = await build();
  expect(warnings).toEqual([]);
  const dataOf = (path: string) =>
    [...read(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, text = '']) => JSON.parse(text),
    );
  expect(dataOf('docs/pear/index.html')).toEqual([
    { '@type': 'Recipe', name: 'Pear </script> tart' },
    { '@type': 'FAQPage' },
  ]);
  expect(dataOf('fig/index.html')).toEqual([[{ '@type': 'Product' }]]);
});

test('what <Head> cannot do is reported, and robots, keywords and pictures are read', async () => {
  const head = [
    '<Head>',
    '<meta name="robots" content="noindex, nofollow" />',
    '<meta name="keywords" content="pear, fruit" />',
    '<><link rel="me" href="https://x.example" /></>',
    '<meta property="og:type" content="book" />',
    '<script src="https://a.example/x.js" />',
    '<script type="application/ld+json">{"{ nope"}</script>',
    '</Head>',
  ];
  const mdx = (title: string) =>
    `---\ntitle: ${title}\n---\nimport { Head } from 'folia/components';\n\n${head.join('\n')}\n\nSweet.\n`;
  site = openTestSite({
    'site.config.ts': configWith(),
    ...HOME,
    'docs/pear.mdx': mdx('Pear'),
    'docs/plum.md': '---\ntitle: Plum\n---\n\nSour.\n',
    'pages/fig.tsx': `import { Head } from 'folia/components';
export default () => <main><Head><meta name="robots" content="none" /><base href="/" /></Head><h1>Fig</h1></main>;`,
  });
  const { build, read } = site;
  const { warnings } = await build();
  expect(warnings.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'docs/pear.mdx: <Head> ignores <link rel="me">, <meta property="og:type">, <script>, <script> with invalid JSON-LD.',
    'pages/fig.tsx: <Head> ignores <base>.',
  ]);
  const html = read('docs/pear/index.html');
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(html).toContain('<meta name="keywords" content="pear, fruit">');
  expect(read('fig/index.html')).toContain('noindex');
  const sitemap = read('sitemap.xml');
  expect(sitemap).toContain('/docs/plum');
  expect(sitemap).not.toMatch(/pear|fig/);
});

test('tags with the same address are reported, and so is an empty one', async () => {
  const page = (tags: string) => `---\ntitle: Pear\ntags: ${tags}\n---\n\nSweet.\n`;
  const found = await checkWith({
    'docs/a.md': page('[C, Rust]'),
    'docs/b.md': page('["C#", rust]'),
    'docs/c.md': page('["C++"]'),
  });
  expect(found.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'docs/b.md: The tags "C" and "C#" have the same address /docs/tags/c, so "C#" is shown as "C".',
    'docs/c.md: The tags "C" and "C++" have the same address /docs/tags/c, so "C++" is shown as "C".',
  ]);
  expect(found.map(({ line }) => line)).toEqual([3, 3]);
  site?.remove();
  expect(await checkWith({ 'docs/a.md': page('[""]') })).toMatchObject([
    { file: 'docs/a.md', message: expect.stringContaining('tags') },
  ]);
});

test('tags of posts with the same address are reported like those of docs, and have one label', async () => {
  const page = (tags: string) => `---\ntitle: Pear\ntags:\n${tags}---\n\nSweet.\n`;
  site = openTestSite({
    'site.config.ts': configWith('blog: {}'),
    ...HOME,
    'blog/2026-01-03-a.md': page('  - C\n  - ripe\n'),
    'blog/2026-01-02-b.md': page('  - Rust\n  - C#\n'),
    'blog/2026-01-01-c.md': page('  - rust\n  - { label: Eaten, permalink: /ripe }\n'),
    'blog/tags.yml': 'ripe:\n  label: Ripe\n',
    'docs/pear.md': page('  - soft\n  - hard\n'),
    'docs/tags.yml': 'soft:\n  permalink: /feel\nhard:\n  permalink: feel/\n',
  });
  const { build, read } = site;
  const { warnings } = await build();
  expect(warnings.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
    'docs/tags.yml:3: The tags "soft" and "hard" have the same address /feel, so "hard" is shown as "soft".',
    'blog/2026-01-02-b.md:5: The tags "C" and "C#" have the same address /blog/tags/c, so "C#" is shown as "C".',
    'blog/2026-01-01-c.md:5: The tags "Ripe" and "Eaten" have the same address /blog/tags/ripe, so "Eaten" is shown as "Ripe".',
  ]);
  const labelsOf = (path: string) =>
    [...read(path).matchAll(/tags\/[a-z]+[^>]*>([^<]+)<\/a>/g)].map(([, label]) => label);
  expect(labelsOf('blog/2026/01/02/b/index.html')).toEqual(['Rust', 'C']);
  expect(labelsOf('blog/tags/index.html')).toEqual(['C', 'Ripe', 'Rust']);
  expect(read('blog/tags/c/index.html')).toContain('“C”');
  expect(read('docs/pear/index.html')).not.toContain('>hard<');
});

test('the label of tags with the same address is that of a listed page, not of an unlisted one before it', async () => {
  const page = (keys: string) => `---\ntitle: Pear\n${keys}\n---\n\nSweet.\n`;
  site = openTestSite({
    'site.config.ts': configWith('docs: { path: "docs" }, blog: {}'),
    ...HOME,
    'blog/2026-01-03-quiet.md': page('tags: ["C#"]\nunlisted: true'),
    'blog/2026-01-02-loud.md': page('tags: [C]'),
    'docs/a-quiet.md': page('tags: ["C#"]\nunlisted: true'),
    'docs/b-loud.md': page('tags: [C]'),
  });
  const { build, read } = site;
  const { warnings } = await build();
  expect(warnings.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'docs/a-quiet.md: The tags "C" and "C#" have the same address /docs/tags/c, so "C#" is shown as "C".',
    'blog/2026-01-03-quiet.md: The tags "C" and "C#" have the same address /blog/tags/c, so "C#" is shown as "C".',
  ]);
  for (const path of ['blog/tags/index.html', 'docs/tags/index.html']) {
    expect(read(path)).toMatch(/tags\/c">C</);
  }
});

test('a tag that only unlisted pages have is in no list, but has a page that they link to', async () => {
  const page = (keys: string) => `---\ntitle: Pear\n${keys}\n---\n\nSweet.\n`;
  site = openTestSite({
    'site.config.ts': configWith('docs: { path: "docs" }, blog: {}'),
    ...HOME,
    'docs/pear.md': page('tags: [ripe]'),
    'docs/fig.md': page('tags: [ripe, hush]\nunlisted: true'),
    'blog/2026-01-02-quiet.md': page('tags: [quiet]\nunlisted: true'),
  });
  const { build, read } = site;
  expect((await build()).warnings).toEqual([]);
  expect(read('docs/tags/index.html')).toContain('/docs/tags/ripe');
  for (const file of ['docs/tags/index.html', 'blog/tags/index.html', 'sitemap.xml']) {
    expect(read(file)).not.toMatch(/hush|quiet/);
  }
  expect(read('docs/tags/ripe/index.html')).not.toContain('/docs/fig');
  expect(read('docs/fig/index.html')).toContain('/docs/tags/hush');
  for (const [file, target] of [
    ['docs/tags/hush/index.html', '/docs/fig'],
    ['blog/tags/quiet/index.html', '/blog/2026/01/02/quiet'],
  ] as const) {
    expect(read(file)).toContain(target);
    expect(read(file)).toContain('noindex');
    expect(read(file)).toContain('Unlisted page');
  }
  expect(read('sitemap.xml')).not.toContain('blog/tags');
});

test('links of the config and sidebars to a section that a page does not have are reported with their lines', async () => {
  const config = `export default {
  title: 'Orchard',
  url: 'https://orchard.example',
  docs: { path: 'docs', sidebarPath: 'sidebars.ts' },
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  themeConfig: {
    navbar: {
      items: [
        { label: 'Ripe', to: '/docs/pear#ripe' },
        { label: 'Rpe', to: '/docs/pear#rpe' },
        { label: 'More', type: 'dropdown', items: [{ label: 'Soft', to: '/docs/pear?a=b#soft' }] },
      ],
    },
    footer: {
      links: [
        { label: 'Sweet', to: '/docs/pear#sweet' },
        { label: 'Plan', to: '/plan.txt#line' },
      ],
    },
  },
};
`;
  const sidebars = `export default {
  main: [
    'pear',
    { type: 'link', label: 'Ripe', href: '/docs/pear#ripe' },
    { type: 'category', label: 'All', items: [{ type: 'link', label: 'Sour', href: '/docs/pear#sour' }] },
  ],
};
`;
  site = openTestSite({
    ...HOME,
    'site.config.ts': config,
    'sidebars.ts': sidebars,
    'docs/pear.md': '# Pear\n\n## Ripe\n\nSweet.\n',
    'i18n/de/docs/pear.md': '# Birne\n\n## Reif {#ripe}\n\nSüß.\n',
    'static/plan.txt': 'Plan.\n',
  });
  const found = (await site.mistakes()).map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  );
  const missing = (url: string) => `The link "${url}" does not lead to a section of its page.`;
  expect(found).toEqual([
    `site.config.ts:10: ${missing('/docs/pear#rpe')}`,
    `site.config.ts:11: ${missing('/docs/pear?a=b#soft')}`,
    `site.config.ts:16: ${missing('/docs/pear#sweet')}`,
    `sidebars.ts:5: ${missing('/docs/pear#sour')}`,
  ]);
});

test('addresses of generated pages that browsers would not find are reported where they are written', async () => {
  const page = (tags: string) => `---\ntitle: Pear\ntags:\n${tags}---\n\nSweet.\n`;
  const found = await checkWith(
    {
      'sidebars.ts':
        "export default { main: [\n'pear',\n{ type: 'category', label: 'Figs', link: { type: 'generated-index', slug: '/figs?' }, items: ['fig'] },\n] };",
      'docs/pear.md': page('  - ripe\n  - ???\n'),
      'docs/fig.md': page('  - { label: Why, permalink: "/why?" }\n'),
      'docs/tags.yml': 'ripe:\n  permalink: /ripe#now\n',
      'blog/2026-01-02-a.md': page('  - "#"\n'),
      'blog/authors.yml': 'ada:\n  name: Ada\n  page:\n    permalink: /100%\n',
    },
    "docs: { path: 'docs', sidebarPath: 'sidebars.ts' }, blog: {}",
  );
  expect(found.map(({ file, line, message }) => `${file}:${line}: ${message}`).toSorted()).toEqual([
    'blog/2026-01-02-a.md:4: The tag "#" has no letters or digits from which to make its address.',
    'blog/authors.yml:4: ada.page.permalink: found "/100%".',
    'docs/fig.md:4: Frontmatter: tags[0].permalink: found "/why?".',
    'docs/pear.md:5: The tag "???" has no letters or digits from which to make its address.',
    'docs/tags.yml:2: ripe.permalink: found "/ripe#now".',
    'sidebars.ts:3: main[1].link.slug: found "/figs?".',
  ]);
});

test('the preview picture of a page may be beside it, below a static folder, or missing', async () => {
  const page = (image: string) => `---\ntitle: Pear\nimage: ${image}\n---\n\nSweet.\n`;
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4"/></svg>';
  site = openTestSite({
    'site.config.ts': configWith("baseUrl: '/o/'"),
    ...HOME,
    'docs/a.md': page('./pear.svg'),
    'docs/pear.svg': picture,
    'docs/b.md': page('img/plum.svg'),
    'static/img/plum.svg': `${picture}<!-- plum -->`,
    'docs/c.md': page('https://x.example/fig.png'),
  });
  const { build, read, write, check } = site;
  expect((await build()).warnings).toEqual([]);
  const pictureOf = (file: string) =>
    /property="og:image" content="([^"]*)"/.exec(read(file))?.[1] ?? '';
  expect(pictureOf('docs/a/index.html')).toMatch(
    /^https:\/\/orchard\.example\/o\/assets\/.*pear-.*\.svg$/,
  );
  expect(pictureOf('docs/b/index.html')).toBe('https://orchard.example/o/img/plum.svg');
  expect(pictureOf('docs/c/index.html')).toBe('https://x.example/fig.png');
  write('docs/d.md', page('./none.png'));
  write('docs/e.md', page('/none.png'));
  write('pages/f.md', page('none.png'));
  const problems = await check().then(
    ({ warnings }) => warnings,
    (error: unknown) => (error instanceof SiteError ? error.problems : []),
  );
  expect(
    problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).toSorted(),
  ).toEqual([
    'docs/d.md:3: Frontmatter: image: the file "./none.png" does not exist.',
    'docs/e.md:3: Frontmatter: image: the file "/none.png" does not exist.',
    'pages/f.md:3: Frontmatter: image: the file "none.png" does not exist.',
  ]);
});

test('what has no effect in a page is reported with its line', async () => {
  const page = (text: string) => `---\ntitle: Pear\n---\n\n${text}\n`;
  const found = await checkWith({
    'docs/a.md': page(':::note\nA.\n:::\n:::'),
    'docs/b.md': page(':::danger\n::::note\nA.\n::::\n:::'),
    'docs/c.md': page('```js {1,9}\na();\n```'),
  });
  expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'docs/a.md:8 This line of colons closes nothing, so it is shown as it is written.',
    'docs/b.md:9 This line of colons closes nothing, so it is shown as it is written.',
    'docs/c.md:5 Line 9 is marked, but the code has one line.',
  ]);
});

test('a category file that links to no page is named, and so is a second one', async () => {
  const found = await checkWith({
    'docs/pears/a.md': '---\ntitle: Pear\n---\n\nSweet.\n',
    'docs/pears/_category_.json': '{\n  "link": { "type": "doc", "id": "none" }\n}',
    'docs/02-figs/01-b.md': '---\ntitle: Fig\n---\n\nSweet.\n',
    'docs/02-figs/_category_.json': '{ "link": { "type": "doc", "id": "b" } }',
    'docs/02-figs/_category_.yml': 'label: Figs\n',
  });
  expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`).toSorted()).toEqual([
    'docs/02-figs/_category_.yml:undefined The folder has another category file, which has no effect.',
    'docs/pears/_category_.json:2 link.id: no docs page has the id "none".',
  ]);
});

test('a category file in a folder without pages is reported, unless the pages of the folder are left out', async () => {
  const found = await checkWith({
    'docs/pear.md': '---\ntitle: Pear\n---\n\nSweet.\n',
    'docs/figs/_category_.json': '{ "label": "Figs", "link": { "type": "generated-index" } }',
    'docs/figs/fig.txt': 'Sweet.\n',
    'docs/figures/_category_.json': '{ "label": "Figures" }',
    'docs/plums/_category_.yml': 'label: Plums\n',
    'docs/plums/late/plum.md': '---\ntitle: Plum\n---\n\nSour.\n',
    'docs/sloes/_category_.yml': 'label: Sloes\n',
    'docs/sloes/sloe.md': '---\ntitle: Sloe\ndraft: true\n---\n\nBitter.\n',
    'docs/_nuts/_category_.yml': 'label: Nuts\n',
    'docs/_nuts/nut.md': 'Hard.\n',
    'docs/figures-of-figs/fig.md': '---\ntitle: Fig\n---\n\nSweet.\n',
  });
  expect(found.map(({ file, severity, message }) => `${file}: ${severity}: ${message}`)).toEqual([
    'docs/figs/_category_.json: warning: The file has no effect, since no page is in its folder or below.',
    'docs/figures/_category_.json: warning: The file has no effect, since no page is in its folder or below.',
  ]);
});

test.each([
  ['export const a = 1;', 'The config has no default export.'],
  [
    'export default () => ({});',
    'The default export of the config is a function, and not an object.',
  ],
])('the config %s', async (text, message) => {
  site = openTestSite({ ...HOME, 'site.config.ts': text });
  expect(await site.mistakes()).toMatchObject([{ file: 'site.config.ts', message }]);
});

test('a config for CommonJS gets a hint', async () => {
  site = openTestSite({ ...HOME, 'site.config.ts': 'module.exports = {};' });
  const [mistake] = await site.mistakes();
  expect(mistake?.hint).toContain('export default defineConfig(');
});

test('a part of the theme that is not a component, and one that imports itself, are reported', async () => {
  const found = await checkWith({
    'theme/footer.tsx': 'export default 5;',
    'src/theme/Card.tsx': "import Card from '@theme/Card';\nexport default () => <Card />;",
    'docs/a.mdx': "# A\n\nimport Card from '@theme/Card';\n\n<Card />\n",
  });
  expect(found.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'theme/footer.tsx: The module has no default export that is a React component.',
    'src/theme/Card.tsx: The component imports itself, since "@theme/Card" is this file.',
  ]);
});

test('an asynchronous component is explained', async () => {
  const found = await checkWith({
    'pages/late.tsx': 'export default async function Late() { return <p>{await 1}</p>; }',
  });
  expect(found).toMatchObject([{ file: 'pages/late.tsx' }]);
  expect(found[0]?.hint).toContain('cannot be asynchronous');
});

test('an island that needs Node is reported with the line of its import', async () => {
  site = openTestSite({
    'site.config.ts': configWith(),
    ...HOME,
    'docs/a.mdx': "# A\n\nimport Disk from '../components/Disk.island.tsx';\n\n<Disk />\n",
    'components/Disk.island.tsx':
      "import { useState } from 'react';\nimport { sep } from 'node:path';\nexport default () => <p>{sep}{useState(1)[0]}</p>;",
  });
  await expect(site.build()).rejects.toMatchObject({
    problems: [
      {
        file: 'components/Disk.island.tsx',
        line: 2,
        message: expect.stringContaining('"node:path" is a module of Node'),
      },
    ],
  });
});
