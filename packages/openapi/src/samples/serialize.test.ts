import { describe, expect, test } from 'vitest';
import type { Serialization } from './request-description.ts';
import { cookiePairs, formPairs, headerValue, pathValue, queryPairs } from './serialize.ts';

function by(style: string, explode: boolean, more: Partial<Serialization> = {}): Serialization {
  return { name: 'color', style, explode, ...more };
}

const LIST = ['blue', 'black', 'brown'];
const OBJECT = { R: 100, G: 200, B: 150 };

// The table of https://spec.openapis.org/oas/v3.1.1#style-examples, whose columns are an empty
// string, a string, a list and an object. Query delimiters are percent-encoded, as it demands.
describe('values in a path', () => {
  test.each([
    [
      'matrix',
      false,
      [';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
    ],
    [
      'matrix',
      true,
      [';color', ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
    ],
    ['label', false, ['.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150']],
    ['label', true, ['.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150']],
    ['simple', false, ['', 'blue', 'blue,black,brown', 'R,100,G,200,B,150']],
    ['simple', true, ['', 'blue', 'blue,black,brown', 'R=100,G=200,B=150']],
  ])('by style %s, explode %s', (style, explode, texts) => {
    const values = ['', 'blue', LIST, OBJECT];
    expect(values.map((value) => pathValue(by(style, explode), value))).toEqual(texts);
  });

  // The examples of https://www.rfc-editor.org/rfc/rfc6570#section-3.2
  test.each([
    ['simple', true, { semi: ';', dot: '.', comma: ',' }, 'semi=%3B,dot=.,comma=%2C'],
    ['simple', false, { semi: ';', dot: '.', comma: ',' }, 'semi,%3B,dot,.,comma,%2C'],
    ['simple', false, 'Hello World!', 'Hello%20World%21'],
    ['simple', false, '50%', '50%25'],
    ['label', true, ['fred', 'a/b'], '.fred.a%2Fb'],
    ['matrix', true, { semi: ';', empty: '' }, ';semi=%3B;empty'],
    ['matrix', true, ['red', ''], ';color=red;color'],
  ])('by style %s, explode %s: %j is %s', (style, explode, value, text) => {
    expect(pathValue(by(style, explode), value)).toBe(text);
  });

  test.each(['simple', 'label', 'matrix'])(
    'by style %s: null, empty lists and empty objects are left out',
    (style) => {
      for (const explode of [true, false]) {
        for (const value of [null, undefined, [], {}, [null], { a: null }]) {
          expect(pathValue(by(style, explode), value)).toBe('');
        }
      }
    },
  );

  test('keep reserved characters if that is allowed, except those that divide a path', () => {
    const reserved = by('simple', false, { allowReserved: true });
    expect(pathValue(reserved, "a:b@c!$&'()*+,;=%2F d/e?f#")).toBe(
      "a:b@c!$&'()*+,;=%2F%20d%2Fe%3Ff%23",
    );
  });

  test('with a media type are serialized as a whole', () => {
    expect(pathValue(by('simple', false, { contentType: 'application/json' }), [1])).toBe(
      '%5B1%5D',
    );
  });
});

describe('values in a query', () => {
  test.each([
    ['form', false, ['color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150']],
    [
      'form',
      true,
      ['color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
    ],
    [
      'spaceDelimited',
      false,
      ['color=', 'color=blue', 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150'],
    ],
    [
      'pipeDelimited',
      false,
      ['color=', 'color=blue', 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C150'],
    ],
    [
      'pipeDelimited',
      true,
      ['color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
    ],
    [
      'deepObject',
      true,
      [
        'color=',
        'color=blue',
        'color%5B%5D=blue&color%5B%5D=black&color%5B%5D=brown',
        'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
      ],
    ],
  ])('by style %s, explode %s', (style, explode, texts) => {
    const values = ['', 'blue', LIST, OBJECT];
    expect(values.map((value) => queryPairs(by(style, explode), value).join('&'))).toEqual(texts);
  });

  test.each([
    [{ a: { b: 1, c: { d: 2 } } }, 'color[a][b]=1&color[a][c][d]=2'],
    [{ tags: ['x', 'y'] }, 'color[tags][]=x&color[tags][]=y'],
    [{ items: [{ id: 1 }, { id: 2 }] }, 'color[items][0][id]=1&color[items][1][id]=2'],
    [{ pairs: [[1, 2]] }, 'color[pairs][0][]=1&color[pairs][0][]=2'],
    [{ gte: true, none: null, nothing: {}, empty: [] }, 'color[gte]=true'],
  ])('by style deepObject: %j is %s', (value, text) => {
    expect(decodeURIComponent(queryPairs(by('deepObject', true), value).join('&'))).toBe(text);
  });

  test('null, empty lists and empty objects are left out, unless empty values are allowed', () => {
    for (const style of ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject']) {
      for (const value of [null, undefined, [], {}, [null], { a: null }]) {
        expect(queryPairs(by(style, true), value)).toEqual([]);
        expect(queryPairs(by(style, false), value)).toEqual([]);
      }
    }
    expect(queryPairs(by('form', true, { allowEmptyValue: true }), null)).toEqual(['color=']);
  });

  test('in lists within exploded objects repeat the name', () => {
    expect(queryPairs(by('form', true), { R: [1, 2], on: false })).toEqual([
      'R=1',
      'R=2',
      'on=false',
    ]);
  });

  test('keep reserved characters if that is allowed, except those that would end the value', () => {
    const reserved = by('form', true, { allowReserved: true });
    expect(queryPairs(reserved, "/a?b:c@d!$(e)*,;=%2F'")).toEqual([
      'color=/a?b:c@d!$(e)*,;=%2F%27',
    ]);
    expect(queryPairs(reserved, 'a&b#c+d[e] %')).toEqual(['color=a%26b%23c%2Bd%5Be%5D%20%25']);
    expect(queryPairs(by('form', true), '/a?')).toEqual(['color=%2Fa%3F']);
  });

  test('with a media type are serialized as a whole, and JSON text is not quoted again', () => {
    const json = by('form', true, { contentType: 'application/json' });
    expect(queryPairs(json, { R: 100 })).toEqual(['color=%7B%22R%22%3A100%7D']);
    expect(queryPairs(json, '{"R":100}')).toEqual(['color=%7B%22R%22%3A100%7D']);
    expect(queryPairs(json, 'blue')).toEqual(['color=%22blue%22']);
  });

  test('are encoded, even in names; lone surrogates are replaced', () => {
    expect(queryPairs(by('form', false, { name: 'a&b' }), "ü' \ud800")).toEqual([
      'a%26b=%C3%BC%27%20%EF%BF%BD',
    ]);
  });
});

describe('values in a cookie', () => {
  test('are encoded like those of a query', () => {
    expect(cookiePairs(by('form', true), ['a b', ';'])).toEqual(['color=a%20b', 'color=%3B']);
    expect(cookiePairs(by('form', false), OBJECT)).toEqual(['color=R,100,G,200,B,150']);
  });

  test('by style cookie are not encoded', () => {
    expect(cookiePairs(by('cookie', true), 'a b=%')).toEqual(['color=a b=%']);
  });
});

describe('values in a form', () => {
  test('have the same pairs, but are not encoded', () => {
    expect(formPairs(by('deepObject', true), { 'a&b': { c: 'd e' } })).toEqual([
      ['color[a&b][c]', 'd e'],
    ]);
    expect(formPairs(by('spaceDelimited', false), LIST)).toEqual([['color', 'blue black brown']]);
    expect(formPairs(by('form', false), LIST)).toEqual([['color', 'blue,black,brown']]);
  });
});

describe('values in a header', () => {
  test.each([
    [false, 'blue', 'blue'],
    [false, ['a', 1, true], 'a,1,true'],
    [false, OBJECT, 'R,100,G,200,B,150'],
    [true, OBJECT, 'R=100,G=200,B=150'],
    [false, null, ''],
    [false, [], ''],
  ])('simple, explode %s: %j is %s', (explode, value, text) => {
    expect(headerValue({ explode }, value)).toBe(text);
  });

  test('are sent as they are, except for line breaks and characters beyond ASCII', () => {
    expect(headerValue({ explode: false }, '"a%b" c;d=e\r\nSet-Cookie: ü\u{1F6A2}')).toBe(
      '"a%b" c;d=e Set-Cookie: %C3%BC%F0%9F%9A%A2',
    );
  });

  test('with a media type are serialized as a whole', () => {
    expect(headerValue({ explode: false, contentType: 'application/json' }, { a: [1] })).toBe(
      '{"a":[1]}',
    );
  });
});
