import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { remarkStepsWith } from '../pipeline.ts';
import { NO_PLUGINS } from '../site-plugins.ts';
import { plainText } from '../source/plain-text.ts';
import { parseNatively } from './native-parser.ts';

const remark = unified().use(remarkParse).use(remarkStepsWith(NO_PLUGINS)).freeze();

const parseLine = (line: string) => remark.parse(line);

const root = new URL('../../../../../', import.meta.url);
const files = globSync(['docs/**/*.md', 'packages/**/*.md', 'e2e/sites/**/*.md', '*.md'], {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
});

const PIECES = [
  ...['> ', '- ', '* ', '1. ', '2) ', '  ', '    ', '\t', '\n', '\n', '\n\n', '  \n', '\\\n'],
  ...[
    '\n> ',
    '\n- ',
    '\n  ',
    '\n    ',
    '- [ ] ',
    '[x] ',
    '# ',
    ' ##',
    '---',
    '===',
    '```',
    '~~~js',
  ],
  ...[
    '`',
    '``',
    '*',
    '**',
    '_',
    '__',
    '~',
    '~~',
    '[',
    ']',
    '(/u)',
    '](<u v> "t")',
    '![',
    '[a]: /u',
  ],
  ...['[^1]', '[^1]: n', '|', '| a | b |', '| - | :-: |', '<div>', '</b>', '<!-- c -->', '<a:b>'],
  ...[
    'http://a.b/c',
    'www.a.b',
    'e@a.b',
    '&amp;',
    '&#35;',
    '\\',
    '\\*',
    '!',
    '{#id}',
    '\n:::note\n',
    '\n:::tip A *b*\n',
    '\n:::\n',
    '$',
  ],
  ...[
    '$a$',
    '\u{1f600}',
    '\ufeff',
    '\u00a0',
    'é',
    '漢',
    '"',
    "'",
    ':',
    'a',
    'b c',
    '1',
    '<',
    '>',
    '\0',
  ],
];
const madeUp = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((all) => all.join(''));

/** Whether the development build of micromark, which tests use, finds an empty token in the text. It does not matter otherwise. */
function isRejected(text: string): boolean {
  try {
    remark.parse(text);
    return false;
  } catch {
    return true;
  }
}

describe('parseNatively', () => {
  test('gives the tree of remark, positions included, for the documents of this repository', () => {
    const trees = files.map((file) => {
      const text = plainText(readFileSync(new URL(file, root), 'utf8'));
      const tree = parseNatively(text, parseLine);
      if (tree) expect(tree, file).toStrictEqual(remark.parse(text));
      return tree;
    });
    expect(trees.filter((tree) => tree).length).toBeGreaterThan(trees.length / 2);
  });

  test('gives the tree of remark, or none, for any text', () => {
    let count = 0;
    fc.assert(
      fc.property(madeUp, (pieces) => {
        const text = plainText(pieces);
        const tree = parseNatively(text, parseLine);
        if (!tree || isRejected(text)) return;
        count += 1;
        expect(tree).toStrictEqual(remark.parse(text));
      }),
      // The same texts each time, so that a newly found difference does not fail the tests of an unrelated change.
      { numRuns: 3000, seed: 20_261_125 },
    );
    expect(count).toBeGreaterThan(500);
  });

  test.each([
    ['emphasis, links and code', '*a* **b** [c](/d "e") ![f](g) `h` ~~i~~\n'],
    ['symbols of two code units', '# Rye \u{1f35e}\n\nA *loaf* and a `crumb` \u{1f35e} here\n'],
    ['prices, and variables of a shell', 'From $5 to $10, in `$HOME`.\n\n```sh\necho $A\n```\n'],
    ['nested lists with code', '1. a\n\n   ```sh\n   b\n   ```\n\n   - c\n\n     d\n2. e\n'],
    ['tables, tasks and footnotes', '| a |\n| - |\n| b |\n\n- [x] c[^1]\n\n[^1]: d\n'],
    ['HTML and references', '<p>a</p>\n\n[b] <kbd>c</kbd>\n\n[b]: /d\n'],
    ['addresses', 'See https://a.example/b?c#d, or @e/f (http://g.example).\n'],
    ['links within the lines of a list', '- See [a\n  b](c) and\n  [d](e)\n'],
    ['alerts', '> [!NOTE]\n> See [a](b) and `c`\n> d\n'],
  ])('parses %s', (_, text) => {
    expect(parseNatively(text, parseLine)).toStrictEqual(remark.parse(text));
  });

  test.each([
    ['formulas', 'the sum $a+b$ of'],
    ['blocks of formulas', '$$\na\n$$'],
    ['fences that are left out', '```mdx-code-block\na\n```'],
    ['control characters', 'a\0b'],
    ['emphasis beside symbols', '*\u{1f600}*a'],
    ['emphasis within emphasis within a word', 'a*_a*'],
    ['tasks that do not begin with text', '- [ ] *a*'],
    ['addresses behind a bracket', '[https://a.b'],
    ['addresses that remark finds later', 'a,www.a.b'],
    ['addresses with symbols', 'https://a.b/(c)'],
    ['names of mailboxes', 'a@b.c'],
    ['formulas without an end in a list', '- a $b\n  c'],
    ['labels that end with a line break', '- [a\n  ](b)'],
    ['footnotes behind an exclamation mark', 'a![^1]\n\n[^1]: b'],
    ['tasks below their mark', '-\n  [x] a'],
    ['footnotes within footnotes', '[^1]: a\n\n    [^2]: b'],
    ['indented code', '    a\n'],
    ['code without an end in a list', '- ```\n\n>'],
    ['HTML in a list', '- <div>\n  a\n  </div>\n'],
    ['empty items', '-\n- a'],
    ['lists in quotations', '> - a\n> 1. b'],
    ['quotations that end with an empty line', '> a\n>\n\nb'],
    ['tables without a border', 'a | b\n--- | ---\n'],
    ['labels with letters outside of ASCII', '[é]\n\n[É]: /a'],
    ['definitions over several lines', '[a]:\n/b'],
    ['footnotes that go on without indentation', '[^1]: a\nb\n\n[^1]'],
  ])('leaves %s to remark', (_, text) => {
    expect(parseNatively(text, parseLine)).toBeUndefined();
  });

  test.each([
    ['brackets', '['.repeat(50_000) + '](a)'.repeat(50_000)],
    ['marks of emphasis', `${'*a '.repeat(20_000)}b${' a*'.repeat(20_000)}`],
    ['lists', Array.from({ length: 800 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['quotations', `${'>'.repeat(5_000)} a`],
    ['a large text', 'a *b* [c](d)\n'.repeat(100_000)],
  ])('survives many nested or repeated constructs: %s', (_, text) => {
    expect(() => parseNatively(text, parseLine)).not.toThrow();
  });
});
