import { expect, test } from 'vitest';
import { jsonText } from './sample-request.ts';

test('a string literal contains no character that ends a line in C# or that Go refuses', () => {
  const value = 'a\u0085b\u2028c\u2029d\ufeffe "\\ü';
  expect(jsonText(value)).toBe('"a\\u0085b\\u2028c\\u2029d\\ufeffe \\"\\\\ü"');
  expect(JSON.parse(jsonText(value))).toBe(value);
});
