import { expect, test } from 'vitest';
import { listValueTexts } from './value-texts.ts';

const textsOf = (values: unknown[]) => listValueTexts(values).map(({ text }) => text);

test('a value of another type with the same form is another value, and a string is in quotes', () => {
  expect(textsOf(['1', 1, 'null', null, true, 'true'])).toEqual([
    '"1"',
    '1',
    '"null"',
    'null',
    'true',
    '"true"',
  ]);
});

test('other texts have no quotes, and each value is listed once', () => {
  expect(textsOf(['ebb', '1', 'ebb', 2, { a: 1 }, { a: 1 }])).toEqual(['ebb', '1', '2', '{"a":1}']);
});
