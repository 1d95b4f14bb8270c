import { expect, test } from 'vitest';
import { firstParagraph, withoutMarks } from './plain-text.ts';

test.each([
  [
    'Provide [text](/docs/guides/text) or [image](/docs/images "Images") inputs.',
    'Provide text or image inputs.',
  ],
  ['See [the *new* `list`](https://example.com/a_(b)) ![chart](a.png)', 'See the new list chart'],
  ['An item with `code`, **bold** and *italic* text', 'An item with code, bold and italic text'],
  ['**Deprecated:** `` a ` b `` and `**kept**`', 'Deprecated: `` a ` b `` and **kept**'],
  ['**[Bold](/a) link**', 'Bold link'],
])('the marks of Markdown are left out of %s', (written, plain) => {
  expect(withoutMarks(written)).toBe(plain);
});

test.each([
  'snake_case, __init__ and _id',
  'a * b * c, 2**3**4 and a ** b',
  'List<T> or Map<string, int>',
  'Any of *.js, *.css and */*',
  'A [note] (aside), items[0] and f(x)',
  'It`s long',
  '(*args, **kwargs)',
])('what is meant literally is kept: %s', (written) => {
  expect(withoutMarks(written)).toBe(written);
});

test('long runs of marks take no time', () => {
  for (const mark of ['`', '*', '[', '[a](', '`a', '**a', '!['])
    expect(withoutMarks(mark.repeat(50_000)).length).toBeGreaterThan(0);
});

test.each([
  [
    'The **depth** of [a berth](/berths), such as `3.5`.<br>\n\nMore.',
    'The depth of a berth, such as 3.5.',
  ],
  [
    'The berth that a ferry\nuses, as long as it  \nis free.\n \nMore.',
    'The berth that a ferry uses, as long as it is free.',
  ],
  ['One of:\n- free\n- taken', 'One of:'],
  ['One of:\n  1. free', 'One of:'],
  ['Rates:\n| a | b |\n| - | - |', 'Rates:'],
  ['The __least__ depth of my__berth', 'The least depth of my__berth'],
])('the first paragraph of %j is one line: %s', (text, line) => {
  expect(firstParagraph(text)).toBe(line);
});

test('a text without a paragraph has no first one', () => {
  expect(firstParagraph('  \n')).toBeUndefined();
  expect(firstParagraph('<br>')).toBeUndefined();
  expect(firstParagraph(undefined)).toBeUndefined();
});
