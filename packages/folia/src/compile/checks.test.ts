import { describe, expect, test } from 'vitest';
import { englishTexts } from '../contract/texts.ts';
import { makeHighlighter } from './code/highlighter.ts';
import type { PageContext } from './page-context.ts';
import { makeCompiler } from './text-compiler.ts';

const compiler = makeCompiler(makeHighlighter());
const context: PageContext = {
  path: 'docs/beds.md',
  texts: englishTexts,
  resolveLink: async () => ({ kind: 'external' }),
};
const mdxContext = { ...context, path: 'docs/beds.mdx' };

const FORMATS = [
  ['.md', (body: string) => compiler.markdown(body, context)],
  ['.mdx', (body: string) => compiler.mdx(body, mdxContext)],
] as const;

test.each([
  ['a\n\n<!-- b\n\nc', '3:1'],
  ['a <b>b</b>\n\n<div>\n  <!-- c -->\n  <!-- d\n</div>\n\ne', '5:3'],
  // A blank line ends the HTML of a block, so "-->" would be text.
  ['a\n\n<!-- b\n\nc -->\n\n<div><!-- d\n\n--></div>\n', '7:6'],
  ['a\n\n<!-- b\n\nc -->\n\n<div><!-- d\n--></div>\n', undefined],
])('a comment that is not closed hides what follows: %j', async (body, place) => {
  const { problems } = await compiler.markdown(body, context);
  const found = problems.filter(({ message }) => message.includes('comment has no end'));
  expect(found.map(({ line, column }) => `${line}:${column}`)).toEqual(place ? [place] : []);
});

test.each([
  [
    'a\n\n<div class="b">\n\nc',
    '3:1 "<div>" is never closed, so it contains everything that follows.',
  ],
  [
    '<div>\n<section>\n\na\n\n</div>',
    '2:1 "<section>" is never closed, so it contains everything that follows.',
  ],
  ['a <b>c', '1:3 "<b>" is never closed, so it contains everything that follows.'],
  ['a <label> c', '1:3 "<label>" is never closed, so it contains everything that follows.'],
  ['<div />\n\na', '1:1 "<div>" is never closed, so it contains everything that follows.'],
  ['<details>\n\na', '1:1 "<details>" is never closed, so browsers hide what follows.'],
  ['<div>\n\na\n\n<p>b\n\n</div>', undefined],
  ['<ul>\n<li>a\n<li>b\n</ul>\n\n<img src="c.png" alt="">\n', undefined],
  ['<svg viewBox="0 0 1 1"><path d="M0 0h1z"/></svg>\n\n`<div>` \\<div>', undefined],
])('an element that is not closed: %j', async (body, message) => {
  const { problems } = await compiler.markdown(body, context);
  const found = problems.filter(({ kind }) => kind === 'HTML without an end');
  const shown = found.map(({ line, column, message }) => `${line}:${column} ${message}`);
  expect(shown).toEqual(message === undefined ? [] : [message]);
});

describe.each(FORMATS)('problems in Markdown, with their positions (%s)', (_, compile) => {
  async function messages(body: string): Promise<string[]> {
    const { problems } = await compile(body);
    return problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
  }

  test.each([
    [
      'a\n\n:::note\nb\n\nc',
      '3:1 ":::note" is not closed, so it contains everything that follows.',
    ],
    ['> :::tip\n> b\n> :::\n\n:::note\nb\n:::\n\nc', undefined],
    [
      '::::note\n:::tip\nb\n:::\n',
      '1:1 ":::note" is not closed, so it contains everything that follows.',
    ],
    [
      'a\n\n~~~js\nb\n\nc',
      '3:1 The code block is not closed, so it contains everything that follows.',
    ],
    ['- ```js\n  b\n  ```\n\n> ~~~\n> b\n> ~~~\n\n    c\n', undefined],
    ['```\nb\n`````', undefined],
    ['a\nb [c][d]', '2:3 The link "[c][d]" has no definition, so it is shown as it is written.'],
    ['[c][d] x[0][1] \\[c]\\[e] `[c][e]`\n\n[d]: ./d.md', undefined],
    ['a [^b]', '1:3 The footnote "[^b]" has no definition, so it is shown as it is written.'],
    ['a\n\n[^b]: c', '3:1 Nothing refers to the footnote "b", so it is not shown.'],
    ['a [^b]\n\n[^b]: c [^b]', undefined],
    [
      'a\nb [c](my loaf.md#d)',
      '2:3 "[c](my loaf.md#d)" is shown as it is written, because the path contains spaces.',
    ],
    ['a [c] (of my loaf.md) \\[c](my loaf.md) `[c](my loaf.md)`', undefined],
  ])('syntax that is not finished: %j', async (body, message) => {
    expect(await messages(body)).toEqual(message === undefined ? [] : [message]);
  });

  test.each([
    [
      '[a][b]\n\n[b]: ./c.md\n[B]: ./d.md',
      '4:1 The reference "[B]" is already defined in line 3, so this definition is ignored.',
    ],
    [
      '[a][b]\n\n[b]: ./c.md\n[b]: ./c.md "D"',
      '4:1 The reference "[b]" is already defined in line 3, so this definition is ignored.',
    ],
    ['[a][b]\n\n[b]: ./c.md "D"\n\n## E\n\n[f][b]\n\n[b]: <./c.md> (D)', undefined],
    [
      'a [^b]\n\n[^b]: c\n\n[^b]: d',
      '5:1 The footnote "[^b]" is already defined in line 3, so this definition is ignored.',
    ],
    [
      '| a | b |\n| - | - |\n| 1 | 2 | |\n| `x | y` | 2 | 3 |',
      '4:11 The row has 4 cells, but the table has 2 columns, so the rest is not shown.',
    ],
    ['| a | b |\n| - | - |\n| `x \\| y` | 2 |\n| 1 |', undefined],
    [':::note{title="A"}\nb\n:::', '1:1 The attribute "title" of ":::note" has no effect.'],
    [
      '::::tabs{groupId=os}\n:::tab[A]\nb\n:::\n::::',
      '1:1 The attribute "groupId" of ":::tabs" has no effect.',
    ],
    [
      '::::tabs{group=os}\n:::tab[A]{default}\nb\n:::\n::::',
      '2:1 The attribute "default" of ":::tab" has no effect.',
    ],
    [':::note[A]{#a .b}\nb\n:::\n\n:::tip{class="c"}\nd\n:::', undefined],
  ])('what would be left out without a trace: %j', async (body, message) => {
    expect(await messages(body)).toEqual(message === undefined ? [] : [message]);
  });

  test.each([
    ['js {1} tittle="x"', 'tittle="x"', 'Did you mean "title"? Allowed: title="…"'],
    ['js showLineNumber', 'showLineNumber', 'Did you mean "showLineNumbers"?'],
    ['js title=oven.ts', 'title=oven.ts', 'Write the value in quotes: title="oven.ts".'],
    ['js showLineNumbers=false', 'showLineNumbers=false', 'Write showLineNumbers, or'],
    ['js region="heat"', 'region="heat"', 'file="./example.ts" region="heat"'],
    ['py hl_lines="2 3"', 'hl_lines="2 3"', 'Write {1,3-5}.'],
    ['js{1}:line-numbers', ':line-numbers', 'Write showLineNumbers.'],
    ['js [oven.ts]', '[oven.ts]', 'For a title, write title="oven.ts".'],
    ['js { }', '{ }', 'Lines are counted from 1'],
    ['js "oven"', '"oven"', 'Allowed: title="…"'],
    ['js {heat: 3}', '{heat: 3}', 'Allowed: title="…"'],
  ])('an option of a code block without an effect: %s', async (info, option, hint) => {
    const { problems } = await compile(`a\n\n\`\`\`${info}\nb\n\`\`\`\n`);
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        line: 3,
        message: `The option ${option} of this code block has no effect.`,
        hint: expect.stringContaining(hint),
      },
    ]);
  });

  test.each([
    ['{5-3}', '{5-3}', 'Write {3-5}.'],
    ['{1, 5 - 3}', '{5-3}', 'Write {3-5}.'],
    ['{0}', '{0}', 'Lines are counted from 1'],
    ['{1,3-}', '{3-}', 'Lines are counted from 1'],
    ['{1 3}', '{1 3}', 'Lines are counted from 1'],
    ['{1-2-3}', '{1-2-3}', 'Lines are counted from 1'],
  ])('a range of lines that marks none: %s', async (written, range, hint) => {
    const { problems } = await compile(`a\n\n\`\`\`js ${written}\n${'b\n'.repeat(7)}\`\`\`\n`);
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        line: 3,
        message: `The range ${range} of this code block marks no line.`,
        hint: expect.stringContaining(hint),
      },
    ]);
  });

  test.each([
    'js title="a b" {1,3-5} {7} /oven/ /a\\/b/ showLineNumbers=7 wrap',
    "js{1,3} title='a' showLineNumbers",
    'sh npm2yarn',
    'js live noInline twoslash no_run copy raw',
    'js { 1 , 3 - 5, }',
  ])('options with an effect, or for other programs: %s', async (info) => {
    const { problems } = await compile(`\`\`\`${info}\n${'b\n'.repeat(7)}\`\`\`\n`);
    expect(problems).toEqual([]);
  });

  test('what is above the first heading is unknown in a part, below a component, and on a page that hides its title', async () => {
    const parts = [{ isPart: true }, { frontmatter: { hide_title: true } }];
    for (const part of parts) {
      const { problems } = await compiler.markdown('a\n\n### B', { ...context, ...part });
      expect(problems).toEqual([]);
    }
    const mdx = await compiler.mdx('<Tip />\n\n### B', { ...mdxContext, components: ['Tip'] });
    expect(mdx.problems).toEqual([]);
  });

  test('a page that hides its title may write one', async () => {
    const hidden = { ...context, frontmatter: { hide_title: true } };
    const body = '&nbsp;\n\n# A\n\n# B';
    const { problems } = await compiler.markdown(body, hidden);
    expect(problems.map(({ line }) => line)).toEqual([5]);
  });

  test.each([
    ['## A\n\n#### B', '3:1 This level 4 heading follows a level 2 heading, which skips a level.'],
    ['# A\n\n### B\n\n### C', '3:1 This level 3 heading follows the title, which skips a level.'],
    ['# A\n\n# B', '3:1 The page has a second level 1 heading.'],
    ['## A {#a}\n\n## B {#a}', '3:1 The id "a" is already used in line 1.'],
    ['## A {#b}\n\n## B', '3:1 The id "b" is already used in line 1.'],
    ['x [](./a.md)', '1:3 The link has no text.'],
    ['x [a]()', '1:3 The link has no target.'],
    ['x ![](a.png)', '1:3 The picture has no text alternative.'],
    ['x ![ ][a]\n\n[a]: a.png', '1:3 The picture has no text alternative.'],
    ['x <img src="a.png" />', '1:3 The picture has no text alternative.'],
    [
      'x <button onclick="run()">a</button>',
      '1:3 Browsers do not run the code in "onclick" of this <button>: the content security policy forbids it.',
    ],
    [
      'x <a href=" JavaScript:run()">a</a>',
      '1:3 Browsers do not run the code in this link: the content security policy forbids it.',
    ],
    ['x\n\n```javascrpt\n```', '3:1 Unknown code language "javascrpt".'],
    ['x\n\n```js file="./a.js"\n```', '3:1 The file "./a.js" does not exist.'],
    [
      'x $\\frac{a$',
      "1:3 The formula cannot be parsed: Unexpected end of input in a macro argument, expected '}' at end of input: \\frac{a.",
    ],
    ['x\n\n$$\n\\foo\n$$', '3:1 The formula cannot be parsed: Unsupported function name: \\foo.'],
  ])('%j', async (body, message) => {
    expect(await messages(body)).toEqual([message]);
  });

  test('all problems are reported together', async () => {
    expect(await messages('## A\n\n#### B\n\n[](x) ![](y)\n')).toHaveLength(3);
  });

  test.each([
    '## A\n\n### B\n\n## C\n\n### D\n\n#### E',
    '<img src="a.png" alt="" />',
    '[![A rose](a.png)](b)',
    '<a href="x" aria-label="Roses"></a>',
    '<a id="x"></a>',
    'A.[^a]\n\n[^a]: B.',
  ])('%j has no problems', async (body) => {
    expect(await messages(body)).toEqual([]);
  });
});

describe('unknown tags', () => {
  async function problemsOf(body: string) {
    const { problems } = await compiler.markdown(body, context);
    return problems.map(({ line, column, message }) => ({ line, column, message }));
  }

  test('a component in a .md file is reported to need .mdx', async () => {
    const { problems } = await compiler.markdown('Text.\n\n<Tabs>\n\nA\n\n</Tabs>\n', context);
    expect(problems).toMatchObject([{ line: 3, column: 1 }]);
    expect(problems[0]?.hint).toContain('Rename this file to .mdx');
  });

  test('a placeholder in angle brackets is reported with its line', async () => {
    expect(await problemsOf('Run\ncp <from> <to>')).toEqual([
      {
        line: 2,
        column: 4,
        message: '"<from>" is not an HTML element, so browsers would not show it.',
      },
      {
        line: 2,
        column: 11,
        message: '"<to>" is not an HTML element, so browsers would not show it.',
      },
    ]);
  });

  test.each([
    '`<from>` and <https://example.org>',
    '<!-- <Tabs> -->',
    '<svg><path d="M0 0"/><foo></foo></svg>',
    '<my-element>x</my-element>',
    '<DIV>x</DIV>',
    '<script>if (a<b) {}</script>',
  ])('%j has no problems', async (body) => {
    expect(await problemsOf(body)).toEqual([]);
  });

  test.each([
    ['Set the <title> of it.\n\nMore.', 1, 9, '"<title>"'],
    ['a\n\n<video src="https://a.example/b.mp4" />\n\nMore.', 3, 1, '"<video>"'],
    ['<div>\n  <Template>\n</div>\n\nMore.', 2, 3, '"<Template>"'],
    ['<iframe src="a"></iframe>\n\n> <iframe src="a" />\n\nMore.', 3, 3, '"<iframe>"'],
    ['<details>\n\n<details>\n\na\n\n</details>', 1, 1, '"<details>"'],
    ['a\n\n<!-- b\n\nMore.', 3, 1, 'This comment'],
  ])('HTML that hides what follows is reported: %j', async (body, line, column, subject) => {
    const { problems } = await compiler.markdown(body, context);
    expect(problems).toMatchObject([{ severity: 'warning', line, column }]);
    expect(problems[0]?.message.startsWith(subject)).toBe(true);
  });

  test.each([
    'The <title>Tides</title> of it.',
    '<video src="https://a.example/b.mp4"></video>\n\n<p>a\n\n<br />',
    '<details>\n<summary>a</summary>\n\nb\n\n</details>',
    '<svg viewBox="0 0 1 1"/>\n\n<svg>\n\n<title>a</title>\n\n</svg>',
    '<!-- a\n\n<title> -->\n\nb <!--> c',
    '`<title>`\n\n```html\n<template>\n```',
    '<script>document.write("<title>")</script>',
  ])('HTML that hides nothing is not: %j', async (body) => {
    expect(await problemsOf(body)).toEqual([]);
  });

  test('in MDX, a component that is not imported is reported', async () => {
    const { problems } = await compiler.mdx('Text.\n\n<Rosse />\n\n<foo>x</foo>\n', mdxContext);
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [3, 'The component "<Rosse>" is not imported.'],
      [5, '"<foo>" is not an HTML element, so browsers would not show it.'],
    ]);
  });

  test('imported, exported and provided components are known', async () => {
    const body =
      "import A from './a';\nimport * as B from './b';\n\nexport const C = () => null;\nexport function D() {}\n\n<A /><B.X /><C /><D /><Tabs><TabItem value=\"Roses\" /></Tabs>\n";
    expect((await compiler.mdx(body, mdxContext)).problems).toEqual([]);
  });
});
