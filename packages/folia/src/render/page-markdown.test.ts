import { describe, expect, test } from 'vitest';
import { loadMarkdownWriter } from './page-markdown.ts';

const URL = 'https://harbor.example/docs/knots';

const writeMarkdown = await loadMarkdownWriter();

function markdownOf(html: string, data: { heading?: string; description?: string } = {}): string {
  const showsDescription = data.description !== undefined;
  const page = {
    documentTitle: 'Knots | Harbor',
    layout: 'doc' as const,
    href: '/docs/knots',
    toc: [],
    breadcrumbs: [],
  };
  return writeMarkdown({ title: 'Knots', data: { ...page, ...data, showsDescription }, html }, URL);
}

describe('the beginning', () => {
  test('is the heading that the page shows, with its description', () => {
    const shown = { heading: 'Knots & hitches', description: 'How to tie them.' };
    expect(markdownOf('<p>Text</p>', shown)).toBe(
      '# Knots & hitches\n\nHow to tie them.\n\nText\n',
    );
  });

  test('is the heading in the text of a page that brings its own', () => {
    const html = '<header><h1>Tie it</h1></header>';
    expect(markdownOf(html, { description: 'Not shown.' })).toBe('# Tie it\n');
  });

  test('is the title of a page that shows no heading', () => {
    expect(markdownOf('<p>Text</p>')).toBe('# Knots\n\nText\n');
  });
});

test.each([
  [
    'a link',
    '<p><a href="/docs/ropes#old">ropes</a></p>',
    '[ropes](https://harbor.example/docs/ropes#old)',
  ],
  ['a link to a section', '<h2 id="a">A<a class="heading-link" href="#a"></a></h2>', '## A'],
  ['a picture', '<img src="/bay.png" alt="The bay">', '![The bay](https://harbor.example/bay.png)'],
  [
    'a table',
    '<div class="table-frame"><table><thead><tr><th>Knot</th><th>Use</th></tr></thead><tbody><tr><td>Bowline</td><td><code>a | b</code></td></tr></tbody></table></div>',
    '| Knot | Use |\n| - | - |\n| Bowline | `a \\| b` |',
  ],
  [
    'code',
    '<figure class="code" data-language="bash"><pre><code><span class="k">cd</span> bay\n</code></pre><button class="copy">Copy</button></figure>',
    '```bash\ncd bay\n```',
  ],
  [
    'steps with code',
    '<ol><li><p>Go:</p><figure class="code" data-language="bash"><pre><code>cd bay\n</code></pre></figure></li></ol>',
    '1. Go:\n\n   ```bash\n   cd bay\n   ```',
  ],
  ['what looks like Markdown', '<p>*a* _b_ # c</p>', '\\*a\\* \\_b\\_ # c'],
  ['folded text', '<details><summary>More</summary><p>Text</p></details>', 'More\n\nText'],
  [
    'the switch of further tabs, which are beside it',
    '<p>Text</p><details class="tabs-more"><summary>More</summary></details>',
    'Text',
  ],
  [
    'a summary of an author, even without content',
    '<p>Text</p><details><summary>More tomorrow</summary></details>',
    'Text\n\nMore tomorrow',
  ],
  [
    'the frame of a request builder',
    '<p>Text</p><docs-island data-source="folia:request-builder"><details><summary>Build a request</summary><p>Loading…</p></details></docs-island>',
    'Text',
  ],
  ['an island', '<docs-island data-props="{}"><p>5 m</p></docs-island>', '5 m'],
])('%s', (_, html, expected) => {
  expect(markdownOf(html)).toBe(`# Knots\n\n${expected}\n`);
});
