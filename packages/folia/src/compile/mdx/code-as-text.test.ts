import { expect, test } from 'vitest';
import { textWithLiterals } from './code-as-text.ts';

test('the last "<" or "{" up to a place is read as text, then the one before', () => {
  const first = textWithLiterals('Rye <-> spelt {\nBake <b>.').withLiteralBefore({
    line: 1,
    column: 15,
  });
  expect(first?.text).toBe('Rye <-> spelt \\{\nBake <b>.');
  const second = first?.withLiteralBefore({ line: 1, column: 15 });
  expect(second?.text).toBe('Rye \\<-> spelt \\{\nBake <b>.');
  expect(second?.withLiteralBefore({ line: 1, column: 15 })).toBeUndefined();
});

test('a paragraph that begins like an import or export is read as text', () => {
  const text = textWithLiterals('Rye\n\nexport it by ship').withLiteralBefore({
    line: 3,
    column: 9,
  });
  expect(text?.text).toBe('Rye\n\n&#101;xport it by ship');
});

test('text that is already escaped is left alone', () => {
  expect(
    textWithLiterals('Rye \\<- \\{').withLiteralBefore({ line: 1, column: 9 }),
  ).toBeUndefined();
});

test('places behind characters that are read as text are those of the original', () => {
  const both = textWithLiterals('Rye\r\n<- and <- now')
    .withLiteralBefore({ line: 2, column: 1 })
    ?.withLiteralBefore({ line: 2, column: 10 });
  expect(both?.text).toBe('Rye\n\\<- and \\<- now');
  expect(both?.toOriginal({ line: 2, column: 13 })).toEqual({ line: 2, column: 11 });
  expect(both?.toOriginal({ line: 2, column: 4 })).toEqual({ line: 2, column: 3 });
  expect(both?.toOriginal({ line: 1, column: 2 })).toEqual({ line: 1, column: 2 });
});

test('blocks of code and inline code stay as they are', () => {
  const text = textWithLiterals('{rye\n\n```\n<b>\n```\n\nand `{`').withLiteralBefore({
    line: 7,
    column: 8,
  });
  expect(text?.text).toBe('\\{rye\n\n```\n<b>\n```\n\nand `{`');
});
