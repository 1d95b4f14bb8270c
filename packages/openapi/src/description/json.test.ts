import { describe, expect, test } from 'vitest';
import { asText, pointerTokens, toFragment, valueAt } from './json.ts';

describe('a JSON pointer', () => {
  test.each([
    ['#/a/b', ['a', 'b']],
    ['#/paths/~1berths~1{id}', ['paths', '/berths/{id}']],
    ['#/a~01', ['a~1']],
    ['#/a%20b', ['a b']],
    ['#/100%25', ['100%']],
    ['#/100%', ['100%']],
    ['#/', ['']],
    ['', []],
  ])('%s resolves to %j', (pointer, tokens) => {
    expect(pointerTokens(pointer)).toEqual(tokens);
  });

  test.each([[['a/b', '~', '100%25', 'ü "x"', '']], [[]]])('%j survives a round trip', (tokens) => {
    expect(pointerTokens(toFragment(tokens))).toEqual(tokens);
  });

  test('resolves to values of objects and lists only', () => {
    const value = { list: [{ name: 'first' }, { name: 'second' }] };
    expect(valueAt(value, ['list', '1', 'name'])).toBe('second');
    expect(valueAt(value, [])).toBe(value);
    expect(valueAt(value, ['list', '2', 'name'])).toBeUndefined();
    expect(valueAt(value, ['list', ''])).toBeUndefined();
    expect(valueAt(value, ['list', '1e0'])).toBeUndefined();
    expect(valueAt(value, ['list', 'length'])).toBeUndefined();
  });

  test('never resolves to inherited properties', () => {
    expect(valueAt({}, ['constructor'])).toBeUndefined();
    expect(valueAt({}, ['__proto__', 'toString'])).toBeUndefined();
  });
});

test('numbers and booleans are read as text; empty text counts as missing', () => {
  expect([asText(1.5), asText(false), asText('x'), asText('')]).toEqual([
    '1.5',
    'false',
    'x',
    undefined,
  ]);
  expect([asText(null), asText({}), asText(['x'])]).toEqual([undefined, undefined, undefined]);
});
