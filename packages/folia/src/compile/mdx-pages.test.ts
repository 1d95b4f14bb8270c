import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../build.ts';
import { silentProgress } from '../cli/progress.ts';

const FILES: Record<string, string> = {
  'site.config.ts': `import { defineConfig } from 'folia';
export default defineConfig({ title: 'Bakery', url: 'https://bakery.example', baseUrl: '/base/', trailingSlash: false });`,
  'docs/intro.md': '# Intro\n\n```ts file="./part/oven.ts" region="heat"\n```\n',
  'docs/part/oven.ts': 'a();\n// #region heat\n  heat();\n// #endregion\n',
  'docs/data.json': '{"loaves": 3}',
  'static/film.mp4': '',
  'static/still.png': '',
  'static/words.vtt': 'WEBVTT',
  'docs/knife.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4"/></svg>',
  'docs/data.yml': 'flour: rye\n',
  'docs/raw.txt': 'raw <text>\n',
  'src/Box.tsx': 'export default function Box({ n }: { n: number }) { return <b>Box {n}</b>; }',
  'docs/part/_dough.mdx':
    '---\nkind: part\n---\n## Dough {#dough}\n\nBy {props.name}, {frontMatter.kind}. See [intro](../intro.md).\n\n<Tabs><TabItem value="x">X</TabItem></Tabs>\n',
  'docs/page.mdx': `---
title: Page
---
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import CodeBlock from '@theme/CodeBlock';
import Details from '@theme/Details';
import TOCInline from '@theme/TOCInline';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Translate, {translate} from '@docusaurus/Translate';
import Dough from './part/_dough.mdx';
import Box from '@site/src/Box';
import Code from '@theme/MDXComponents/Code';
import A from '@theme/MDXComponents/A';
import data from './data.json';
import yaml from './data.yml';
import raw from '!!raw-loader!./raw.txt';
import source from 'raw-loader!./part/oven';
import loaf from './loaf.png';
import { createElement } from 'react';

export const three = 3;

export const Film = () => <video src="/film.mp4" poster="/still.png"><track src="/words.vtt" /></video>;

<!-- a comment -->

<TOCInline toc={toc} />

{frontMatter.title} {three} {data.loaves} {yaml.flour} {raw} {source}

## First

<Dough name="Ada" />

## Last

<Box n={2} /> <img src={loaf} alt="A" /> <img src={require('./loaf.png').default} alt="B" /> <i>{require('./data.json').loaves + 1}</i> {createElement(require('./knife.svg').default)}

<CodeBlock language="js" title="x.js">{\`const a = 1;\`}</CodeBlock>

- <Tabs queryString="os" values={[{label: 'Two', value: 'b'}, {label: 'One', value: 'a'}]}>
    <TabItem value="a">**1**</TabItem>
    <TabItem value="b">2</TabItem>
  </Tabs>

<section>

import Crate from '@site/src/Box';

export const four = 4;

<Crate n={four} />

<A href="/docs/intro">way in</A> <Code>rye --help</Code>

<Code className="language-js">{'const b = 2;\\nbake(b);'}</Code>

<table><tbody><tr><td>Rye</td></tr></tbody></table>

</section>

<Details summary="More">Inside.</Details>

<Link to="./intro.md">to intro</Link> [raw](pathname:///x/y.html)

<BrowserOnly fallback={<i>wait</i>}>{() => window.x}</BrowserOnly>
<Translate>Said</Translate> {translate({message: 'Told'})} {useBaseUrl('/z.pdf')} <Translate values={{ page: 3 }}>{'{page} page {toString}'}</Translate>

<Film />
`,
  'docs/code.mdx': `import CodeBlock from '@theme/CodeBlock';

<CodeBlock title="steps">{['knead', 'rest'].map((step) => step + '\\n')}{['bake', [' well']]}</CodeBlock>

<CodeBlock title="links">{[<div key="a">knead <a href="/docs/intro">at length</a></div>]}</CodeBlock>
`,
  'docs/weight.mdx': `import Box from '@site/src/Box';
import Step from './_step.mdx';

export const grams = 500;

# Bread of {grams} grams {/* as baked */}

Take {grams} grams of **flour** &{' '}<Box n={3} />.

## Rest {grams / 10} minutes

## Salt {/* no expression */} and water

<Step name="Ada" />
`,
  'docs/_step.mdx': '# Steps\n\n{props.name} kneads.\n\n## By {props.name}\n',
};

describe('an MDX page written for Docusaurus', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mdx-pages-'));
  let page = '';
  let intro = '';

  beforeAll(async () => {
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const create = { width: 20, height: 10, channels: 3 as const, background: 'red' };
    await sharp({ create }).png().toFile(join(folder, 'docs/loaf.png'));
    const outDir = join(folder, 'out');
    await buildSite({ siteDir: folder, outDir, progress: silentProgress });
    page = readFileSync(join(outDir, 'docs/page.html'), 'utf8');
    intro = readFileSync(join(outDir, 'docs/intro.html'), 'utf8');
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  test('titles and descriptions that depend on code contain the rendered text', () => {
    const weight = readFileSync(join(folder, 'out/docs/weight.html'), 'utf8');
    expect(weight).toContain('<title>Bread of 500 grams | Bakery</title>');
    expect(weight).toContain('<h1>Bread of 500 grams</h1>');
    expect(weight).toContain('content="Take 500 grams of flour &amp; Box 3."');
    const [, toc = ''] = /<details class="toc">([\s\S]*?)<\/details>/.exec(weight) ?? [];
    expect([...toc.matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, ...entry]) => entry)).toEqual([
      ['#rest-grams--10-minutes', 'Rest 50 minutes'],
      ['#salt--and-water', 'Salt  and water'],
      ['#by-propsname', 'By Ada'],
    ]);
    // A text that a page includes has no title of its own, so a heading at its start is shown.
    expect(weight).toMatch(/<h1 id="steps">Steps<\/h1>\s*<p>Ada kneads\.<\/p>/);
    expect(weight).not.toContain('data-lead');
  });

  test('values of all kinds can be imported', () => {
    expect(page).toMatch(/Page\s+3\s+3\s+rye\s+raw &lt;text&gt;\s+a\(\);/);
    expect(page).toContain('<b>Box 2</b>');
  });

  test('imports and exports within an element apply to the page', () => {
    expect(page).toContain('<b>Box 4</b>');
  });

  test('elements of MDX are those of any page', () => {
    expect(page).toMatch(/<a href="\/base\/docs\/intro">way in<\/a><code>rye --help<\/code>/);
    expect(page).toContain('<span class="k">const</span> b');
  });

  test('a table written as an element has the frame of any table', () => {
    expect(page).toContain('<div class="table-frame" tabindex="0"><table><tbody><tr><td>Rye');
  });

  test('a partial has props and frontmatter, and its links are relative to it', () => {
    expect(page).toContain('By Ada, part. See <a href="/base/docs/intro">intro</a>.');
  });

  test('the headings of a partial are in the table of contents and the `toc` export', () => {
    const inline = '<ul><li><a href="#first">First</a></li><li><a href="#dough">Dough</a></li>';
    expect(page).toContain(inline);
    expect(page).toMatch(/<nav aria-label="On this page">.*<li><a href="#dough">/);
  });

  test('a picture has one URL, however it is imported', () => {
    expect(page).toContain('<i>4</i>');
    expect(page).toMatch(/<svg [^>]*viewBox="0 0 4 4"[^>]*><path d="M0 0h4"/);
    const [first, second] = page.match(/\/base\/assets\/files\/loaf-\w{8}\.png/g) ?? [];
    expect(first).toBeDefined();
    expect(second).toBe(first);
  });

  test('code passed to the CodeBlock component is highlighted', () => {
    expect(page).toContain('<figcaption>x.js</figcaption>');
    expect(page).toContain('<span class="k">const</span> a');
  });

  test('code passed to it in nested lists is whole', () => {
    const page = readFileSync(join(folder, 'out/docs/code.html'), 'utf8');
    expect(page).toMatch(/<figcaption>steps<.*?<code>knead\nrest\nbake well<\/code>/s);
  });

  test('elements passed to it are shown', () => {
    const page = readFileSync(join(folder, 'out/docs/code.html'), 'utf8');
    expect(page).toMatch(
      /<figcaption>links<.*?<code><div>knead <a href="\/base\/docs\/intro">at length<\/a><\/div><\/code>/s,
    );
  });

  test('tabs get their labels and order from a list, and their selection from the URL', () => {
    expect(page).toMatch(
      /data-tab-query="os"[^>]*checked=""[^>]*value="b"\/>Two.*value="a"\/>One/s,
    );
  });

  test('the links, details and translations of Docusaurus are rendered as plain HTML', () => {
    expect(page).toContain('<a href="/base/docs/intro">to intro</a>');
    expect(page).toContain('<a href="/base/x/y.html">raw</a>');
    expect(page).toContain('<details><summary>More</summary>Inside.</details>');
    expect(page).toContain('<i>wait</i>');
    expect(page).toContain('Said');
    expect(page).toMatch(/Told\s+\/base\/z\.pdf/);
    expect(page).toContain('3 page {toString}');
  });

  test('every address of an element is completed, also one that only running the page shows', () => {
    expect(page).toContain('<video src="/base/film.mp4" poster="/base/still.png">');
    expect(page).toContain('<track src="/base/words.vtt"');
  });

  test('a .md page can show code from a file', () => {
    expect(intro).toContain('<span class="f">heat</span>();');
    expect(intro).not.toContain('region');
  });
});
