import { describe, expect, test } from 'vitest';
import { fragmentOf, pointerTokens, textOf, valueAt } from './json.ts';

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
  ])('%s leads through %j', (pointer, tokens) => {
    expect(pointerTokens(pointer)).toEqual(tokens);
  });

  test.each([[['a/b', '~', '100%25', 'ü "x"', '']], [[]]])(
    '%j is written so that it can be read again',
    (tokens) => {
      expect(pointerTokens(fragmentOf(tokens))).toEqual(tokens);
    },
  );

  test('leads to values of objects and lists, and nowhere else', () => {
    const value = { list: [{ name: 'first' }, { name: 'second' }] };
    expect(valueAt(value, ['list', '1', 'name'])).toBe('second');
    expect(valueAt(value, [])).toBe(value);
    expect(valueAt(value, ['list', '2', 'name'])).toBeUndefined();
    expect(valueAt(value, ['list', ''])).toBeUndefined();
    expect(valueAt(value, ['list', '1e0'])).toBeUndefined();
    expect(valueAt(value, ['list', 'length'])).toBeUndefined();
  });

  test('never leads to what every object inherits', () => {
    expect(valueAt({}, ['constructor'])).toBeUndefined();
    expect(valueAt({}, ['__proto__', 'toString'])).toBeUndefined();
  });
});

test('numbers and booleans are read as text; an empty text counts as none', () => {
  expect([textOf(1.5), textOf(false), textOf('x'), textOf('')]).toEqual([
    '1.5',
    'false',
    'x',
    undefined,
  ]);
  expect([textOf(null), textOf({}), textOf(['x'])]).toEqual([undefined, undefined, undefined]);
});
