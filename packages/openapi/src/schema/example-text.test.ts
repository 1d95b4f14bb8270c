import { describe, expect, test } from 'vitest';
import { exampleText } from './example-text.ts';

describe('the text of an example', () => {
  test.each([
    ['JSON', { a: [1] }, 'application/json', 'json', '{\n  "a": [\n    1\n  ]\n}'],
    ['JSON in a string', '{"a":1}', 'application/problem+json', 'json', '{\n  "a": 1\n}'],
    ['a string that is not JSON, as JSON', 'free', 'application/json', 'json', '"free"'],
    ['null', null, 'application/json', 'json', 'null'],
    ['plain text, unchanged', '{"a":1}', 'text/csv', 'text', '{"a":1}'],
    ['XML', '<a>1</a>', 'application/xml', 'xml', '<a>1</a>'],
    ['a value for a type that is not JSON', { a: 1 }, 'application/xml', 'json', '{\n  "a": 1\n}'],
  ])('is that of %s', (_, value, contentType, language, code) => {
    expect(exampleText(value, contentType)).toEqual({ code, language, isShortened: false });
  });

  test('is shortened by its lists first', () => {
    const value = { list: Array.from({ length: 5000 }, (_, index) => index), name: 'kept' };
    const { code, isShortened } = exampleText(value, 'application/json');
    expect(isShortened).toBe(true);
    expect(JSON.parse(code)).toEqual({ list: [0, 1, 2], name: 'kept' });
  });

  test('is always limited in length', () => {
    const wide = Object.fromEntries(
      Array.from({ length: 3000 }, (_, index) => [`name ${index}`, index]),
    );
    const deep = Array.from({ length: 3000 }).reduce<unknown>((inner) => ({ inner }), 1);
    for (const value of [wide, deep, 'line\n'.repeat(3000)]) {
      const { code, isShortened } = exampleText(value, 'text/plain');
      expect(code.length).toBeLessThan(6100);
      expect(isShortened).toBe(true);
    }
  });

  test('without line breaks is limited, too, and keeps its beginning', () => {
    const { code, isShortened } = exampleText('x'.repeat(20_000), 'text/plain');
    expect(isShortened).toBe(true);
    expect(code.length).toBeGreaterThan(5000);
    expect(code.length).toBeLessThan(6100);
  });
});
