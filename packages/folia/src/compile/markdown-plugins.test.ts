import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { formatProblems, SiteError } from 'folia-problems';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite, checkSite } from '../build.ts';
import { silentProgress } from '../cli/progress.ts';

const CONFIG = `import { defineConfig } from 'folia';
import { steam } from './src/steam.ts';
import { look, mark } from './src/plugins.ts';
export default defineConfig({
  title: 'Bakery', url: 'https://bakery.example', blog: { showReadingTime: false },
  markdown: {
    remarkPlugins: ['remark-breaks', [look, { word: 'rye' }], steam],
    rehypePlugins: [['rehype-external-links', { target: '_blank', rel: ['nofollow'] }], mark],
  },
});`;

/** Plugins of the site, which look at the trees and the file, wait, and extend the parser. */
const PLUGINS = `import { visit } from 'unist-util-visit';

export function look({ word }) {
  return async (tree, file) => {
    await new Promise((done) => setTimeout(done, 5));
    const types = new Set();
    visit(tree, (node) => { types.add(node.type); });
    file.data.seen = [...types].filter((type) => /directive|heading|table$|inlineMath|^code$/i.test(type)).sort().join(' ');
    const { title } = file.data.frontMatter;
    const name = file.path.replace(file.cwd, '');
    tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: [word, title, name].join(' | ') }] });
    return tree;
  };
}

export const mark = () => (tree, file, next) => {
  tree.children.push({ type: 'element', tagName: 'p', properties: { className: ['seen'] }, children: [{ type: 'text', value: file.data.seen }] });
  // Like plugins that know that HTML needs neither.
  tree.children.push({ type: 'element', tagName: 'hr' });
  next(null, tree);
};`;

/** A syntax extension: a tilde is an empty emphasis. */
const STEAM = `export function steam() {
  const data = this.data();
  (data.micromarkExtensions ??= []).push({ text: { 126: { name: 'steam', tokenize(effects, ok, nok) {
    return (code) => { effects.enter('steam'); effects.consume(code); effects.exit('steam'); return ok; };
  } } } });
  (data.fromMarkdownExtensions ??= []).push({ enter: { steam(token) { this.enter({ type: 'emphasis', children: [] }, token); } }, exit: { steam(token) { this.exit(token); } } });
}`;

const TEXT = `---
title: Rye
---

# Bread

One line
and another, [out](https://other.example) and [in](rye.md).

:::note

Hot ~ oven.

:::

| a | b |
| - | - |
| 1 | $2$ |

\`\`\`js
knead();
\`\`\`
`;

const FILES: Record<string, string> = {
  'site.config.ts': CONFIG,
  'src/plugins.ts': PLUGINS,
  'src/steam.ts': STEAM,
  'docs/rye.md': TEXT,
  'docs/spelt.mdx': `${TEXT.replace('title: Rye', 'title: Spelt')}\n{1 + 1}\n`,
  'blog/2025-05-06-oven.md': '---\ntitle: Oven\n---\n\nOne\ntwo.\n\n<!-- truncate -->\n',
  'pages/shop.md': '# Shop\n\nOne\ntwo.\n',
};

describe('Markdown plugins of a site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'markdown-plugins-'));

  function write(files: Record<string, string>): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  }

  beforeAll(async () => {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    write(FILES);
    await buildSite({ siteDir: folder, outDir: join(folder, 'out'), progress: silentProgress });
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  const html = (page: string) => readFileSync(join(folder, 'out', page, 'index.html'), 'utf8');

  test.each(['docs/rye', 'docs/spelt', 'blog/2025/05/06/oven', 'shop'])('run in %s', (page) => {
    expect(html(page)).toMatch(/One(?: line)?<br\/?>\s*(?:two|and)/);
    expect(html(page)).toContain('rye | ');
  });

  test.each(['docs/rye', 'docs/spelt'])(
    'see standard trees before the steps of the engine: %s',
    (page) => {
      expect(html(page)).toContain(
        '<p class="seen">code containerDirective heading inlineMath table',
      );
      expect(html(page)).toMatch(
        /<a href="https:\/\/other.example" (?:rel="nofollow" |target="_blank" ?){2}/,
      );
    },
  );

  test('have the steps of the engine after them', () => {
    const page = html('docs/rye');
    expect(page).toContain('<a href="/docs/rye">in</a>');
    expect(page).toContain('class="admonition');
    expect(page).toContain('Hot <em></em> oven.');
    expect(page).toContain('<span class="f">knead</span>');
  });

  test('know the file, the folder and the frontmatter', () => {
    expect(html('docs/rye')).toContain('rye | Rye | /docs/rye.md');
    expect(html('docs/spelt')).toContain('rye | Spelt | /docs/spelt.mdx');
  });

  test('that throw while they are set up are reported with their places in the config', async () => {
    write({
      'site.config.ts': `export default { title: 'Bread', url: 'https://bread.example', markdown: {
  remarkPlugins: [
    function strict(options) { if (!options?.level) throw new Error('"level" is required'); },
    function gentle() { return () => {}; },
  ],
  rehypePlugins: [
    () => { throw 'No flour'; },
  ] } };`,
    });
    const failure = await checkSite({ siteDir: folder, progress: silentProgress }).catch(
      (error: unknown) => error,
    );
    const { problems } = failure instanceof SiteError ? failure : { problems: [] };
    expect(formatProblems(problems.filter(({ file }) => file === 'site.config.ts'))).toBe(
      `site.config.ts
  3:1  markdown.remarkPlugins[0]: The plugin "strict" cannot be set up: "level" is required
       Check its options.
  7:1  markdown.rehypePlugins[0]: The plugin "markdown.rehypePlugins[0]" cannot be set up: No flour
       Check its options.`,
    );
  });

  test('may add HTML elements to Markdown as JSX, as plugins made for MDX do', async () => {
    write({
      'docs/played.md': '# Played\n\n```player\nbread.mp4\n```\n\nRye *[1]*.\n',
      'site.config.ts': `import { play, cite } from './src/play.ts';
export default { title: 'Bread', url: 'https://bread.example', markdown: { remarkPlugins: [play], rehypePlugins: [cite] } };`,
      'src/play.ts': `const element = (type, name, children, ...attributes) => ({ type, name, children, attributes: attributes.map(
  ([name, value]) => ({ type: 'mdxJsxAttribute', name, value })) });
export const play = () => (tree) => {
  for (const node of tree.children) if (node.lang === 'player') Object.assign(node, element('mdxJsxTextElement', 'div', [],
    ['className', 'player wide'], ['data-files', node.value], ['hidden', null],
    ['tabIndex', { type: 'mdxJsxAttributeValueExpression', value: '3' }]));
};
export const cite = () => (tree) => {
  tree.children.push(element('mdxJsxFlowElement', 'aside', [{ type: 'text', value: 'Baked.' }], ['class', 'note']));
};`,
    });
    const outDir = join(folder, 'played');
    await buildSite({ siteDir: folder, outDir, progress: silentProgress });
    rmSync(join(folder, 'docs/played.md'));
    const page = readFileSync(join(outDir, 'docs/played/index.html'), 'utf8');
    expect(page).toMatch(
      /<div class="player wide" data-files="bread.mp4" hidden(?:="")? tabindex="3"><\/div>/,
    );
    expect(page).toContain('<aside class="note">Baked.</aside>');
  });

  test('may add HTML to MDX, whose components stay', async () => {
    write({
      'docs/timed.mdx':
        'export const Bell = ({ children }) => <b>{children}</b>;\n\n# Timed\n\n```timer\n40\n```\n\n<Bell>Ring *[1]*.</Bell>\n\nAfter {20 + 20} minutes.\n',
      'site.config.ts': `import { time } from './src/time.ts';
export default { title: 'Bread', url: 'https://bread.example', markdown: { remarkPlugins: [time] } };`,
      'src/time.ts': `export const time = () => (tree) => {
  for (const node of tree.children) if (node.lang === 'timer') Object.assign(node, { type: 'html', value: '<div class="timer"\\n  data-minutes="' + node.value + '"><i>On</i></div>' });
};`,
    });
    const outDir = join(folder, 'timed');
    await buildSite({ siteDir: folder, outDir, progress: silentProgress });
    rmSync(join(folder, 'docs/timed.mdx'));
    const page = readFileSync(join(outDir, 'docs/timed/index.html'), 'utf8');
    expect(page).toContain('<div class="timer" data-minutes="40"><i>On</i></div>');
    expect(page).toMatch(/<b>Ring <em>\[1\]<\/em>\.<\/b>/);
    expect(page).toContain('After 40 minutes.');
  });

  test('that fail on all pages do not fill the screen', async () => {
    const pages = Array.from({ length: 20 }, (_, index) => [`docs/loaf-${index}.md`, '# Loaf\n']);
    write({
      ...Object.fromEntries(pages),
      'site.config.ts': `export default { title: 'Bread', url: 'https://bread.example', markdown: {
  remarkPlugins: [function fetching() { return () => { throw new Error('No network'); }; }] } };`,
    });
    const failure = await checkSite({ siteDir: folder, progress: silentProgress }).catch(
      (error: unknown) => error,
    );
    for (const [page = ''] of pages) rmSync(join(folder, page));
    const { problems } = failure instanceof SiteError ? failure : { problems: [] };
    const list = formatProblems(problems);
    expect(list.match(/The plugin "fetching" failed: No network/g)).toHaveLength(10);
    expect(list).toMatch(/and \d+ more of this kind \(failures of the plugin "fetching"\)/);
  });

  test('are reported with the place in the page, the name, and the file that threw', async () => {
    write({
      'site.config.ts': CONFIG.replace(
        "['remark-breaks',",
        "['remark-breaks', fail, 'remark-gone',",
      ).replace('import { steam }', "import { fail } from './src/fail.ts';\nimport { steam }"),
      'src/fail.ts': `export function fail() {
  return (tree, file) => {
    if (file.path.endsWith('rye.md')) file.fail('No yeast', tree.children[1]);
    if (file.path.endsWith('shop.md')) throw new Error('Closed');
    if (file.path.endsWith('spelt.mdx')) file.message('Old flour', tree.children[0]);
    if (file.path.endsWith('oven.md')) tree.children.push({ type: 'mdxJsxFlowElement', name: 'Tabs', attributes: [], children: [] });
  };
}`,
    });
    const failure = await checkSite({ siteDir: folder, progress: silentProgress }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(SiteError);
    const { problems } = failure instanceof SiteError ? failure : { problems: [] };
    // The test runner changes the lines of modules.
    const list = formatProblems(problems).replace(/(fail\.ts):\d+/, '$1:3');
    expect(list.replace(/ --prefix \S+/, '')).toMatchInlineSnapshot(`
      "blog/2025-05-06-oven.md
        The plugin "fail" adds components, which Markdown cannot show.
          Rename the page to .mdx, or configure the plugin to add HTML.

      docs/rye.md
        7:1  The plugin "fail" failed: No yeast

      docs/spelt.mdx
        5:1  Warning: The plugin "fail": Old flour

      pages/shop.md
        The plugin "fail" failed: Closed
          Thrown in src/fail.ts:3.

      site.config.ts
        8:1  markdown.remarkPlugins[2]: The package "remark-gone" is not installed.
             Run "npm install remark-gone"."
    `);
  });
});
