import { expect, test } from 'vitest';
import { smartPunctuation } from './smart-punctuation.ts';

test.each([
  ['"Rip" and "crosscut" saws', '“Rip” and “crosscut” saws'],
  ["the library's 'best' saw", 'the library’s ‘best’ saw'],
  ["the '90s, and ('a')'s teeth", 'the ’90s, and (‘a’)’s teeth'],
  ['a saw -- or two --- and so on...', 'a saw – or two — and so on…'],
  ['a ---- b ----- c', 'a –– b —– c'],
  [
    'He said "*saw* it [\'here\'](a.md "A title")".',
    'He said “*saw* it [‘here’](a.md "A title")”.',
  ],
  ['> "Over\n> two lines"', '> “Over\n> two lines”'],
  [
    '| "a" | b |\n| --- | --- |\n| c -- d | `"e"` |',
    '| “a” | b |\n| --- | --- |\n| c – d | `"e"` |',
  ],
  ['Bare "feet"" and ""', 'Bare “feet”” and “”'],
  ['a "$5 saw" for $4, \'used\'', 'a “$5 saw” for $4, ‘used’'],
  ["`$RIP` isn't `$CROSSCUT`", '`$RIP` isn’t `$CROSSCUT`'],
  ['`$$` is "one"\n\nand `$$` "another"', '`$$` is “one”\n\nand `$$` “another”'],
])('%j is shown as %j', (written, shown) => {
  expect(smartPunctuation(written)).toBe(shown);
});

test.each([
  '`"code" -- it\'s`',
  '```sh\nsaw --rip "it"\n```',
  '    indented --code',
  '<p class="a" title="b -- c">',
  'Escaped \\"marks\\" and \\-- &quot;references&quot;',
  '<https://tools.example/a--b> https://tools.example/c--d',
  '[saw]: https://tools.example/a--b "Title"',
  "\\\\(f'(x)\\\\) and $f'(x)$",
  '$$\nf\'(x) = "a" -- b\n$$',
  '## Saws {#rip--saws}',
  'A\n\n---\n\nB\n--',
  '<!-- "a" -- b -->',
])('%j stays', (text) => {
  expect(smartPunctuation(text)).toBe(text);
});

test('a long chapter takes seconds, not minutes', () => {
  const paragraph = (text: string) => `${text}\n\n`.repeat(3200);
  const written = paragraph('A "rip" saw -- it\'s $a_1$ or $b$...');
  expect(smartPunctuation(written)).toBe(paragraph('A “rip” saw – it’s $a_1$ or $b$…'));
});
