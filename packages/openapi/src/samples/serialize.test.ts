import { describe, expect, test } from 'vitest';
import type { Parameter } from '../model.ts';
import { headerValue, pathValue, queryPairs } from './serialize.ts';

function parameter(style: string, explode: boolean, more: Partial<Parameter> = {}): Parameter {
  return {
    ...{
      name: 'color',
      in: 'query',
      required: true,
      deprecated: false,
      schema: true,
      examples: [],
    },
    ...{ allowReserved: false, style, explode, ...more },
  };
}

const LIST = ['blue', 'black', 'brown'];
const OBJECT = { R: 100, G: 200 };

// The table of https://spec.openapis.org/oas/v3.1.1#style-examples, percent-encoded.
describe('values in a path', () => {
  test.each([
    ['simple', false, 'blue', 'blue'],
    ['simple', false, LIST, 'blue,black,brown'],
    ['simple', false, OBJECT, 'R,100,G,200'],
    ['simple', true, OBJECT, 'R=100,G=200'],
    ['label', false, 'blue', '.blue'],
    ['label', false, LIST, '.blue,black,brown'],
    ['label', true, LIST, '.blue.black.brown'],
    ['label', false, OBJECT, '.R,100,G,200'],
    ['label', true, OBJECT, '.R=100.G=200'],
    ['matrix', false, 'blue', ';color=blue'],
    ['matrix', false, LIST, ';color=blue,black,brown'],
    ['matrix', true, LIST, ';color=blue;color=black;color=brown'],
    ['matrix', false, OBJECT, ';color=R,100,G,200'],
    ['matrix', true, OBJECT, ';R=100;G=200'],
  ])('%s, explode %s: %j is %s', (style, explode, value, text) => {
    expect(pathValue(parameter(style, explode), value)).toBe(text);
  });
});

describe('values in a query', () => {
  test.each([
    ['form', true, 'blue', ['color=blue']],
    ['form', false, LIST, ['color=blue,black,brown']],
    ['form', true, LIST, ['color=blue', 'color=black', 'color=brown']],
    ['form', false, OBJECT, ['color=R,100,G,200']],
    ['form', true, OBJECT, ['R=100', 'G=200']],
    ['spaceDelimited', false, LIST, ['color=blue%20black%20brown']],
    ['pipeDelimited', false, LIST, ['color=blue%7Cblack%7Cbrown']],
    ['spaceDelimited', false, OBJECT, ['color=R%20100%20G%20200']],
    ['pipeDelimited', false, OBJECT, ['color=R%7C100%7CG%7C200']],
    ['deepObject', true, OBJECT, ['color%5BR%5D=100', 'color%5BG%5D=200']],
    ['form', true, '', ['color=']],
  ])('%s, explode %s: %j is %j', (style, explode, value, pairs) => {
    expect(queryPairs(parameter(style, explode), value)).toEqual(pairs);
  });

  test('with a content type are serialized as a whole', () => {
    expect(
      queryPairs(parameter('form', true, { contentType: 'application/json' }), OBJECT),
    ).toEqual(['color=%7B%22R%22%3A100%2C%22G%22%3A200%7D']);
  });
});

test('reserved characters are encoded, even in names, and lone surrogates are tolerated', () => {
  expect(pathValue(parameter('simple', false), 'a/b?c#d&e%')).toBe('a%2Fb%3Fc%23d%26e%25');
  expect(queryPairs(parameter('form', true, { name: 'a&b' }), 'ü \ud800')).toEqual([
    'a%26b=%C3%BC%20%EF%BF%BD',
  ]);
});

describe('values in a header', () => {
  test.each([
    [false, 'blue', 'blue'],
    [false, ['a', 1, true], 'a,1,true'],
    [false, OBJECT, 'R,100,G,200'],
    [true, OBJECT, 'R=100,G=200'],
  ])('simple, explode %s: %j is %s', (explode, value, text) => {
    expect(headerValue(parameter('simple', explode), value)).toBe(text);
  });

  test('are not encoded, but cannot contain line breaks', () => {
    expect(headerValue(parameter('simple', false), 'ü\r\nSet-Cookie: b')).toBe('ü Set-Cookie: b');
  });

  test('with a content type are serialized as a whole', () => {
    const whole = parameter('simple', false, { contentType: 'application/json' });
    expect(headerValue(whole, { a: [1] })).toBe('{"a":[1]}');
  });
});
