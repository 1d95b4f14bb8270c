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

test('Markdown under another ending is reported, unless it would be no page with the right one', async () => {
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
        'No page has the address "/", so whoever opens https://orchard.example/trees/ gets the not-found page.',
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
