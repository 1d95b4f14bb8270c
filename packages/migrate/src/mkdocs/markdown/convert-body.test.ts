import { describe, expect, test } from 'vitest';
import { convertBody } from './convert-body.ts';
import { makeHeadingIds } from './heading-ids.ts';
import type { Extensions } from './page-text.ts';
import { readSlugify } from './slugify.ts';

const ALL: Extensions = {
  attributes: true,
  tildes: true,
  carets: true,
  marks: true,
  keys: true,
  critic: true,
  math: true,
  emoji: true,
  symbols: true,
  progress: true,
  callouts: true,
  fancyLists: true,
  lineBreaks: false,
  lineNumbers: false,
  linkedTabs: false,
  crossReferences: true,
  slugify: readSlugify(undefined),
};

function convert(body: string, extensions: Partial<Extensions> = {}): string {
  return convertBody(body, {
    extensions: { ...ALL, ...extensions },
    link: (url) => url,
    reference: (name) => (name === 'seed.Jar' ? 'api.md#seed.Jar' : undefined),
    knowsLanguage: () => true,
    report: () => undefined,
    headings: makeHeadingIds(extensions.slugify ?? ALL.slugify),
  }).trimEnd();
}

describe('blocks of Python-Markdown become blocks of CommonMark', () => {
  test.each([
    ['an admonition', '!!! tip\n    Dry it.', ':::tip\n\nDry it.\n\n:::'],
    [
      'an admonition of a kind without a counterpart',
      '!!! bug\n    Dry it.',
      ':::danger[Bug]\n\nDry it.\n\n:::',
    ],
    [
      'an admonition whose kind is named like a property of every object',
      '!!! constructor\n    Dry it.',
      ':::note[Constructor]\n\nDry it.\n\n:::',
    ],
    [
      'an admonition within one',
      '!!! tip\n    !!! note\n        Dry.',
      '::::tip\n\n:::note\n\nDry.\n\n:::\n\n::::',
    ],
    [
      'a list with letters',
      'a. One\nb. Two\n\n    more',
      '<ol type="a">\n<li>\n\nOne\n\n</li>\n<li>\n\nTwo\n\nmore\n\n</li>\n</ol>',
    ],
    [
      'a list with Roman numerals that starts later',
      'iv) One\nv) *Two*',
      '<ol type="i" start="4">\n<li>\n\nOne\n\n</li>\n<li>\n\n*Two*\n\n</li>\n</ol>',
    ],
    ['a name that begins like a list', 'A. Smith', 'A. Smith'],
    ['lists with other marks', '1. a\n\n1) b', '1. a\n\n1) b'],
    [
      'a bar of progress',
      '[=45/50 "Sown"]{: .thin} [=5%]',
      '<progress value="45" max="50"></progress> Sown <progress value="5" max="100"></progress>',
    ],
    [
      'a picture within text',
      '![a](b.png) and ![c](d.png){ width="3" } e',
      '![a](b.png) and <img src="d.png" alt="c" width="3"> e',
    ],
    [
      'text below a picture with a width',
      '![a](b.png){ width="3" }\nSee *c*.',
      '<img src="b.png" alt="a" width="3"> See *c*.',
    ],
    [
      'text below a tag',
      '<img src="b.png" alt="">\n[c](d.md)\n*e*',
      '<img src="b.png" alt=""> [c](d.md)\n*e*',
    ],
    ['a callout', 'NOTE: Dry *it*.\nWell.\n\nText', ':::note\n\nDry *it*.\nWell.\n\n:::\n\nText'],
    ['a callout with a title', 'TIP: **Soon.** Dry.', ':::tip[Soon.]\n\nDry.\n\n:::'],
    ['an icon with attributes of any form', ':material-barley:{. lg .middle } rye', 'rye'],
    [
      'icons that are all of a cell',
      '| a | b |\n| - | - |\n| :material-circle-slice-7: | :material-barley: |\n| :material-barley: rye | :material-check: |',
      '| a | b |\n| - | - |\n| ◕ | barley |\n|  rye | ✓ |',
    ],
    [
      'icons in HTML',
      '<ul>\n<li>:material-check: sown</li>\n</ul>',
      '<ul>\n<li>✓ sown</li>\n</ul>',
    ],
    [
      'emoji with names of Twemoji',
      ':tools: :flag_fr: :tada: :nothing: at 10:30:45',
      '🛠️ 🇫🇷 :tada: :nothing: at 10:30:45',
    ],
    [
      'an open disclosure',
      '???+ note "See *it*"\n    Dry.',
      '<details open>\n<summary>See <em>it</em></summary>\n\nDry.\n\n</details>',
    ],
    [
      'tabs',
      '=== "A"\n    One.\n\n=== "B"\n    Two.',
      '::::tabs\n\n:::tab[A]\n\nOne.\n\n:::\n:::tab[B]\n\nTwo.\n\n:::\n\n::::',
    ],
    [
      'a description without a term, after a heading',
      '#### Jar {#jar}\n\n: Keeps seeds\ndry.\n\n    - Lid\n\n    Use two.\n\n#### Bag',
      '#### Jar {#jar}\n\nKeeps seeds\ndry.\n\n- Lid\n\nUse two.\n\n#### Bag',
    ],
    ['a colon at the start of the text', ': Not a description.', ': Not a description.'],
    ['a generic block', '/// tip | Dry\nNow.\n///', ':::tip[Dry]\n\nNow.\n\n:::'],
    [
      'items indented by four spaces',
      '- Jar\n    - Lid\n        - Seal',
      '- Jar\n  - Lid\n    - Seal',
    ],
    ['items indented by two spaces', '- Jar\n  - Lid', '- Jar\n  - Lid'],
    [
      'a paragraph in an item',
      '1. Jar\n\n    Of glass.\n\n2. Lid',
      '1. Jar\n\n   Of glass.\n\n2. Lid',
    ],
    [
      'code in an item',
      '1. Jar\n\n        seal --now',
      '1. Jar\n\n   ```text\n   seal --now\n   ```',
    ],
    [
      'a fence in an item',
      '- Jar\n\n    ```sh\n    seal\n\n    lid\n    ```',
      '- Jar\n\n  ```sh\n  seal\n\n  lid\n  ```',
    ],
    [
      'options of code',
      '```py title="a.py" hl_lines="1 3-4" linenums="5"\na\n```',
      '```python title="a.py" {1,3-4} showLineNumbers=5\na\n```',
    ],
    ['the language on the first line of code', '    ::c-sharp\n    a;', '```c-sharp\na;\n```'],
    [
      'HTML in the title of code',
      '```py title="N<sup>th</sup> jar"\na\n```',
      '```python title="Nth jar"\na\n```',
    ],
    [
      'an attribute list after a fence',
      '``` { .yaml .annotate title="a" }\na: 1 # (1)!\n```',
      '```yaml title="a"\na: 1 # (1)\n```',
    ],
    ['an id of a heading', '## Jar {#lid}', '## Jar {#lid}'],
    [
      'an id as an attribute',
      '## 1.2 <small>May</small> { id="1.2" }',
      '## 1.2 <small>May</small> {#1.2}',
    ],
    ['an attribute without a value', '## Jar { data-search-exclude }', '## Jar'],
    ['an emoji, which is not part of the id', '## Jar :star:', '## Jar :star: {#jar}'],
    ['a comment before a title', '## <!-- md:jar --> Lid', '## Lid'],
    [
      'text after a comment',
      '<!-- a --> **Dry** it\n<!-- b --> *now*.\n\nSeal.',
      '**Dry** it <!-- a -->\n*now*. <!-- b -->\n\nSeal.',
    ],
    [
      'link definitions right below a paragraph',
      'See the [jar].\n  [jar]: jar.md\n  [lid]: lid.md "Lid"',
      'See the [jar].\n\n[jar]: jar.md\n[lid]: lid.md "Lid"',
    ],
    ['the second heading with the same text', '## Jar\n\n## Jar', '## Jar\n\n## Jar {#jar_1}'],
    ['a heading whose id differs on GitHub', '## Über: A — B', '## Über: A — B {#uber-a-b}'],
    ['a formula', '\\[\nx^2\n\\]', '$$\nx^2\n$$'],
    [
      'bars in the code of a table',
      '| A | B |\n| - | - |\n| `a | b` | c |',
      '| A | B |\n| - | - |\n| `a \\| b` | c |',
    ],
    [
      'spaces between the hyphens of a table',
      '| A | B |\n| ---- ---- | :- --: |\n| a | b |',
      '| A | B |\n| --------- | :----: |\n| a | b |',
    ],
    [
      'annotations in the comments of code',
      '```ts\nget(0)!.x; // (1)! (2)!\n```',
      '```ts\nget(0)!.x; // (1) (2)\n```',
    ],
    [
      'bars below bars, of which one cell is no separator',
      `| A |\n|${' -      |'.repeat(60)} yes |`,
      `| A |\n|${' -      |'.repeat(60)} yes |`,
    ],
    [
      'the id of an object with underscores at the edge of a word',
      '## ::: jar.__lid__',
      '## `jar.__lid__` {#jar.\\_\\_lid\\_\\_}\n\nThe documentation of this object is part of its source code.',
    ],
    [
      'HTML with blank lines',
      '<div>\n<b>A</b>\n\n<b>B</b>\n</div>',
      '<div>\n<b>A</b>\n<b>B</b>\n</div>',
    ],
    [
      'Markdown in HTML',
      '<div class="a" markdown>\n**A**\n</div>',
      '<div class="a">\n\n**A**\n\n</div>',
    ],
  ])('%s', (_, source, expected) => {
    expect(convert(source)).toBe(expected);
  });
});

describe('markup in a line', () => {
  test.each([
    ['keys', '++ctrl+alt+"Ü"++', '<kbd>Ctrl</kbd>+<kbd>Alt</kbd>+<kbd>Ü</kbd>'],
    ['the key of a backslash', '++backslash++', '<kbd>&#92;</kbd>'],
    ['the language of code', '`#!c-sharp a;`', '`a;`'],
    ['insertions and superscript', '^^new^^ 2^nd^', '<ins>new</ins> 2<sup>nd</sup>'],
    ['a critic mark', '{~~old~>new~~}', '<del>old</del><ins>new</ins>'],
    ['marks in code stay', '`==a== ++b++ {: #c}`', '`==a== ++b++ {: #c}`'],
    [
      'a class is dropped, an id is kept',
      'Jar{ .big } lid{ #lid }',
      'Jar lid<span id="lid"></span>',
    ],
    [
      'an id after code or a link',
      '`lid`{ #jar.lid } [a](b){ #c }',
      '`lid`<span id="jar.lid"></span> [a](b)<span id="c"></span>',
    ],
    ['symbols', 'A --> B <-- C (c) +/-1', 'A → B ← C © ±1'],
    [
      'symbols in code, comments and addresses stay',
      '`a --> (c)` <!-- (c) --> <https://a.test/(c)> [d](e+/-f)',
      '`a --> (c)` <!-- (c) --> <https://a.test/(c)> [d](e+/-f)',
    ],
    ['a reference on the next line', 'a [jar]\n[lid]\n\n[lid]: b', 'a [jar][lid]\n\n[lid]: b'],
    ['two words in brackets', '[jar] [lid]', '[jar] [lid]'],
    ['a known reference', '[the jar][seed.Jar]', '[the jar](api.md#seed.Jar)'],
    ['an unknown reference', '[`Lid`][]', '`Lid`'],
    ['an icon with a meaning', ':material-check: :material-leaf: Jar', '✓  Jar'],
    ['a word in angle brackets', 'dry <jar>', 'dry &lt;jar>'],
    ['braces that are not attributes', 'a {b} /jar/{open}', 'a {b} /jar/{open}'],
  ])('%s', (_, source, expected) => {
    expect(convert(source)).toBe(expected);
  });

  test('without their extensions, they are text', () => {
    const off = { keys: false, marks: false, math: false, carets: false };
    expect(convert('++ctrl++ ==a== ^^b^^', off)).toBe('++ctrl++ ==a== ^^b^^');
    expect(convert('$a$', off)).toBe('\\$a\\$');
  });
});
