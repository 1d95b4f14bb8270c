import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseLongIntegers } from './description/written-integer.ts';
import { yamlText } from './yaml-text.ts';

test('a value is formatted as a person would', () => {
  const value = {
    openapi: '3.1.0',
    tags: [{ name: 'Ports', list: [1, []] }, 'a b'],
    none: null,
    empty: {},
    text: 'yes: no',
    '/a/{b}': true,
  };
  expect(yamlText(value)).toBe(`openapi: "3.1.0"
tags:
  - name: Ports
    list:
      - 1
      - []
  - a b
none: null
empty: {}
text: "yes: no"
"/a/{b}": true
`);
});

test('any JSON value survives a round trip', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(parse(yamlText(plain))).toEqual(plain);
    }),
    { numRuns: 100, seed: 20_011 },
  );
});

test.each(['{"a":{"b":9007199254740993}}', '[[-9007199254740993]]', '9007199254740993'])(
  'the long integer in %s keeps its place and its digits',
  (json) => {
    const text = yamlText(parseLongIntegers(json));
    expect(parse(text)).toEqual(JSON.parse(json));
    expect(text).toContain('9007199254740993');
  },
);

test('characters that YAML may not contain are escaped', () => {
  const text = 'a\x7fb\x80c\x9fd\ufffee\uffff';
  expect(yamlText({ [text]: text })).toMatch(/^[\n\x20-\x7e]+$/);
  expect(parse(yamlText({ [text]: text }))).toEqual({ [text]: text });
});

test.each([
  'yes',
  'null',
  'true',
  '0x10',
  '1e3',
  '~',
  '- a',
  '#c',
  'a: b',
  ' a',
  '',
  'é',
  '<<',
  '=',
  '2020-01-01',
  '\u0085',
  'a #b',
  '@x',
  '`',
])('the string %j stays a string, even as a key', (text) => {
  const value = { [text]: [text], in: { deep: text } };
  expect(parse(yamlText(value))).toEqual(value);
});
