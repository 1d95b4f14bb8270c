import { describe, expect, test } from 'vitest';
import { makeTestApi } from '../views/test-reference.ts';
import { buildRequest } from './build-request.ts';
import { describeRequest } from './describe-request.ts';
import { exampleValues, type RequestValues } from './request-values.ts';

/** The request of an operation, with example values except for those given. */
function build(operation: object, values: Partial<RequestValues> = {}, path = '/ports') {
  const api = makeTestApi({
    servers: [{ url: 'https://ferries.example/v1' }],
    paths: { [path]: { post: operation } },
  });
  const [found] = api.operations;
  if (!found) throw new Error('No operation was found.');
  const description = describeRequest(found, api);
  return buildRequest(description, { ...exampleValues(description), ...values });
}

describe('the URL', () => {
  test.each([
    ['https://a.example/', '/ports', 'https://a.example/ports'],
    ['https://a.example//', '/ports', 'https://a.example/ports'],
    ['https://a.example/v1/', '/', 'https://a.example/v1/'],
    ['https://a.example/v1?region=eu', '/ports', 'https://a.example/v1/ports?region=eu&limit=2'],
    ['https://a.example/v1#top', '/ports', 'https://a.example/v1/ports?limit=2'],
    ['https://a.example/?x=1#y?z', '/ports?all', 'https://a.example/ports?x=1&all&limit=2'],
    ['https://a.example', '/ports?all=1#only', 'https://a.example/ports?all=1&limit=2'],
    ['https://a.example', '/ports?#only', 'https://a.example/ports?limit=2'],
    ['https://[::1]:8080/a b', '/é|%20%', 'https://[::1]:8080/a%20b/%C3%A9%7C%20%25?limit=2'],
    ['https://{host}.example', '/x/{y', 'https://%7Bhost%7D.example/x/%7By?limit=2'],
  ])('of the server %s and the path %s is %s', (server, path, url) => {
    const parameters = url.includes('limit')
      ? [{ name: 'limit', in: 'query', required: true, schema: { type: 'integer', example: 2 } }]
      : [];
    expect(build({ parameters }, { server }, path).url).toBe(url);
  });

  test('has several values in one segment, which may contain braces themselves', () => {
    const path = (name: string, example: string) => ({
      ...{ name, in: 'path', required: true },
      schema: { type: 'string', example },
    });
    expect(build({ parameters: [path('a', '{b}'), path('b', '1')] }, {}, '/{a},{b}.{b}').url).toBe(
      'https://ferries.example/v1/%7Bb%7D,1.1',
    );
  });

  test.each([
    ['application/x-www-form-urlencoded', { a: 'b c', d: [1, 2] }, 'a=b%20c&d=1&d=2'],
    ['application/x-www-form-urlencoded', 'a=b&c', 'a=b&c'],
    ['application/json', { a: 1 }, '%7B%22a%22%3A1%7D'],
    ['text/plain', 'a&b', 'a%26b'],
  ])('has a whole query string in %s: %j', (contentType, example, query) => {
    const parameters = [
      { name: 'all', in: 'querystring', content: { [contentType]: { example } } },
    ];
    expect(build({ parameters }).url).toBe(`https://ferries.example/v1/ports?${query}`);
  });
});

describe('parameters', () => {
  const optional = (name: string, more: object = {}) => ({
    ...{ name, in: 'query', schema: {} },
    ...more,
  });

  test('without a value are left out, and so are null and empty lists', () => {
    const parameters = [
      optional('a'),
      optional('b'),
      optional('c', { allowEmptyValue: true }),
      optional('X-List', { in: 'header' }),
      optional('X-Text', { in: 'header' }),
    ];
    const request = build(
      { parameters },
      { query: { a: null, b: [], c: null }, header: { 'X-List': [], 'X-Text': '' } },
    );
    expect([request.url, request.headers]).toEqual([
      'https://ferries.example/v1/ports?c=',
      [['X-Text', '']],
    ]);
  });

  test('in headers that clients set are left out', () => {
    const parameters = ['Host', 'Content-Length', 'Connection', 'Expect', 'X-Trip'].map((name) => ({
      ...{ name, in: 'header', required: true },
      schema: { type: 'string', example: 'a' },
    }));
    expect(build({ parameters }).headers).toEqual([['X-Trip', 'a']]);
  });
});

describe('the fields of a form', () => {
  const type = 'application/x-www-form-urlencoded';
  const form = (example: object, encoding: object = {}) =>
    build({ requestBody: { content: { [type]: { schema: {}, example, encoding } } } }).body;

  test('are repeated for lists, JSON for objects, and missing for null', () => {
    expect(form({ a: [1, 'b'], c: { d: [1] }, e: null, f: [{ g: 1 }], h: false })).toEqual({
      kind: 'form',
      fields: [
        ['a', '1'],
        ['a', 'b'],
        ['c', '{"d":[1]}'],
        ['f', '{"g":1}'],
        ['h', 'false'],
      ],
    });
  });

  test('have the style of their encoding', () => {
    const deep = { style: 'deepObject', explode: true };
    const example = {
      metadata: { order: '7', more: { a: 1 } },
      expand: ['x', 'y'],
      items: [{ price: 1 }],
      ids: [1, 2],
      piped: [1, 2],
      whole: [1, 2],
    };
    const encoding = {
      ...{ metadata: deep, expand: deep, items: deep, ids: { explode: false } },
      ...{ piped: { style: 'pipeDelimited' }, whole: { contentType: 'application/json' } },
    };
    expect(form(example, encoding)).toEqual({
      kind: 'form',
      fields: [
        ['metadata[order]', '7'],
        ['metadata[more][a]', '1'],
        ['expand[]', 'x'],
        ['expand[]', 'y'],
        ['items[0][price]', '1'],
        ['ids', '1,2'],
        ['piped', '1|2'],
        ['whole', '[1,2]'],
      ],
    });
  });
});

describe('the headers for media types', () => {
  const header = (name: string, schema: object) => ({ name, in: 'header', schema });
  const responses = { 200: { description: 'Good', content: { 'application/json': {} } } };
  const version = 'application/vnd.port+json;version=2';
  const accept = header('Accept', { type: 'string', default: version });

  test('have the value of the description, which may be of a version', () => {
    const { headers, returnsJson } = build({ parameters: [accept], responses });
    expect([headers, returnsJson]).toEqual([[['Accept', version]], true]);
  });

  test('have the value that a reader fills in, or else that of the response', () => {
    const fill = (value: Record<string, unknown>) =>
      build({ parameters: [accept], responses }, { header: value });
    expect(fill({ Accept: 'text/csv' })).toMatchObject({
      headers: [['Accept', 'text/csv']],
      returnsJson: false,
    });
    expect(fill({}).headers).toEqual([['Accept', 'application/json']]);
  });

  test('have no generated value', () => {
    const parameters = [{ ...header('accept', { type: 'string' }), required: true }];
    expect(build({ parameters, responses }).headers).toEqual([['Accept', 'application/json']]);
    expect(build({ parameters }).headers).toEqual([]);
  });

  test.each([
    [['application/octet-stream'], 'application/x-tar'],
    [['application/json', 'text/csv'], 'application/x-tar'],
    [['application/json', 'application/x-tar'], 'application/json'],
    [['application/json'], 'application/json;v=2'],
  ])('are those of a body in %j, if the header says %s', (types, value) => {
    const parameters = [{ ...header('Content-Type', { enum: [value] }), required: true }];
    const content = Object.fromEntries(types.map((type) => [type, { example: {} }]));
    const sent = types.includes('application/x-tar') ? types[0] : value;
    expect(build({ parameters, requestBody: { content } })).toMatchObject({
      headers: [],
      body: { contentType: sent },
    });
  });
});

describe('the parts of a multipart body', () => {
  test('are several files, typed values and headers', () => {
    const properties = {
      files: { type: 'array', items: { type: 'string', format: 'binary' } },
      any: { type: 'string', format: 'binary' },
      place: { type: 'object' },
      ids: { type: 'array', items: { type: 'integer' } },
    };
    const encoding = {
      files: { contentType: 'image/png, image/jpeg' },
      any: {
        contentType: 'image/*',
        headers: { 'X-Size': { schema: { example: 3 }, required: true } },
      },
      ids: { contentType: 'application/json' },
    };
    const content = { 'multipart/form-data': { schema: { type: 'object', properties }, encoding } };
    const body = {
      ...{ files: ['a.png', 'b.png'], any: 'c.gif', place: { port: 'Dover' }, ids: [1, 2] },
      note: 'Hi',
    };
    expect(build({ requestBody: { content } }, { body }).body).toEqual({
      kind: 'multipart',
      parts: [
        { name: 'files', file: 'a.png', contentType: 'image/png' },
        { name: 'files', file: 'b.png', contentType: 'image/png' },
        { name: 'any', file: 'c.gif', headers: [['X-Size', '3']] },
        { name: 'place', value: '{"port":"Dover"}', contentType: 'application/json' },
        { name: 'ids', value: '[1,2]', contentType: 'application/json' },
        { name: 'note', value: 'Hi' },
      ],
    });
  });
});
