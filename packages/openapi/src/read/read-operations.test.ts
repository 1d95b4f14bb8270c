import { describe, expect, test } from 'vitest';
import { makeFollow, makeResolve } from './follow.ts';
import { readPathItems } from './read-operations.ts';

const EXTENSIONS = { permission: 'x-permission', adminOnly: 'x-admin-only', since: 'x-since' };

/** The operations of these paths, in a document with the other given parts. */
function operationsOf(
  paths: object,
  rest: { security?: unknown; servers?: unknown; components?: object } = {},
) {
  return readPathItems(paths, {
    follow: makeFollow({ paths, ...rest }),
    resolve: makeResolve({ paths, ...rest }),
    extensions: EXTENSIONS,
    sinceKey: EXTENSIONS.since,
    security: rest.security,
    servers: rest.servers,
  });
}

function operationOf(operation: object, item: object = {}, rest = {}) {
  const [found] = operationsOf({ '/sailings/{id}': { ...item, get: operation } }, rest);
  if (!found) throw new Error('No operation was found.');
  return found;
}

describe('operations', () => {
  test('have a title without marks of Markdown, since it is plain text everywhere', () => {
    const summary = 'Books a [sailing](/docs/sailings) by `snake_id`';
    expect(operationOf({ summary }).title).toBe('Books a sailing by snake_id');
  });

  test('include all methods of a path', () => {
    const methods = ['trace', 'query', 'delete', 'patch', 'options', 'head', 'put', 'post', 'get'];
    const item = Object.fromEntries(methods.map((method) => [method, {}]));
    const found = operationsOf({
      '/a': { ...item, additionalOperations: { COPY: {} }, summary: 'x', parameters: [] },
    });
    expect(found.map(({ method }) => method)).toEqual([
      'GET',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'HEAD',
      'OPTIONS',
      'TRACE',
      'QUERY',
      'COPY',
    ]);
  });

  test('keep the order of paths; a path may be a reference', () => {
    const found = operationsOf(
      { '/b': { get: {} }, '/a': { $ref: '#/components/pathItems/A' } },
      { components: { pathItems: { A: { post: { operationId: 'made' } } } } },
    );
    expect(found.map(({ id, path }) => [id, path])).toEqual([
      ['get /b', '/b'],
      ['made', '/a'],
    ]);
  });

  test.each([
    ['the summary', { summary: ' Sailings ', operationId: 'list' }, 'Sailings'],
    ['the id, if there is no summary', { summary: '  ', operationId: 'list' }, 'list'],
    ['method and path, if there is neither', {}, 'GET /sailings/{id}'],
  ])('have as title %s', (_, operation, title) => {
    expect(operationOf(operation).title).toBe(title);
  });

  test('have their own description before that of their path', () => {
    expect(operationOf({}, { description: 'Of the path' }).description).toBe('Of the path');
    expect(operationOf({ description: 'Own' }, { description: 'Of the path' }).description).toBe(
      'Own\n\nOf the path',
    );
  });

  test('have permissions, releases and flags from the extensions in the config', () => {
    expect(
      operationOf({
        'x-permission': 'read',
        'x-since': 'v2',
        'x-admin-only': true,
        deprecated: true,
      }),
    ).toMatchObject({
      permissions: ['read'],
      since: 'v2',
      adminOnly: true,
      deprecated: true,
    });
    expect(operationOf({ 'x-permission': ['read', 'write'], 'x-admin-only': 'yes' })).toMatchObject(
      {
        permissions: ['read', 'write'],
        adminOnly: false,
        deprecated: false,
      },
    );
    expect(operationOf({}).permissions).toEqual([]);
  });
});

describe('the security of an operation', () => {
  const security = [{ key: [] }];

  test('defaults to that of the description', () => {
    expect(operationOf({}, {}, { security }).security).toEqual([[{ scheme: 'key', scopes: [] }]]);
  });

  test('overrides that of the description, even with an empty list', () => {
    expect(operationOf({ security: [{ login: ['a'] }] }, {}, { security }).security).toEqual([
      [{ scheme: 'login', scopes: ['a'] }],
    ]);
    expect(operationOf({ security: [] }, {}, { security }).security).toEqual([[]]);
    expect(operationOf({ security: [{}] }, {}, { security }).security).toEqual([[]]);
  });
});

test('the servers of an operation are its own, or those of its path, or those of the description', () => {
  const server = (url: string) => ({ servers: [{ url }] });
  const urls = (operation: object, item: object) =>
    operationOf(operation, item, server('/all')).servers.map(({ url }) => url);
  expect(urls(server('/own'), server('/path'))).toEqual(['/own']);
  expect(urls({}, server('/path'))).toEqual(['/path']);
  expect(urls({}, {})).toEqual(['/all']);
});

describe('the parameters of an operation', () => {
  test('are its own and those of its path', () => {
    const id = { name: 'id', in: 'path', schema: { type: 'integer' } };
    const found = operationOf(
      { parameters: [{ name: 'page', in: 'query' }] },
      { parameters: [id] },
    ).parameters;
    expect(found.map(({ name, in: place, schema }) => [place, name, schema])).toEqual([
      ['path', 'id', { type: 'integer' }],
      ['query', 'page', true],
    ]);
  });

  test('include each undeclared parameter of the path once', () => {
    const [operation] = operationsOf({
      '/a/{b}/{c}.{d}/{b}': {
        get: {
          parameters: [
            { name: 'b', in: 'query' },
            { name: 'd', in: 'path' },
          ],
        },
      },
    });
    expect(
      operation?.parameters.map(({ name, in: place, required }) => [place, name, required]),
    ).toEqual([
      ['query', 'b', false],
      ['path', 'd', true],
      ['path', 'b', true],
      ['path', 'c', true],
    ]);
  });
});

describe('callbacks', () => {
  test('are operations by expression, which is not a path with parameters; a callback may be a reference', () => {
    const found = operationOf(
      {
        callbacks: {
          arrived: {
            '{$request.body#/url}': { post: { summary: 'Arrived', requestBody: { content: {} } } },
          },
          left: { $ref: '#/components/callbacks/Left' },
        },
      },
      {},
      { components: { callbacks: { Left: { '{$url}/a': { put: {}, post: {} } } } } },
    );
    expect(
      found.callbacks.map(({ name, expression, operations }) => [
        name,
        expression,
        operations.map(({ method, title, parameters }) => [method, title, parameters.length]),
      ]),
    ).toEqual([
      ['arrived', '{$request.body#/url}', [['POST', 'Arrived', 0]]],
      [
        'left',
        '{$url}/a',
        [
          ['POST', 'POST {$url}/a', 0],
          ['PUT', 'PUT {$url}/a', 0],
        ],
      ],
    ]);
  });
});

test('code samples are read from either name of their extension', () => {
  const sample = { lang: 'Rust', source: 'fn main() {}' };
  expect(operationOf({ 'x-codeSamples': [sample, { lang: 'Go' }] }).codeSamples).toEqual([
    { language: 'Rust', label: 'Rust', source: 'fn main() {}' },
  ]);
  expect(
    operationOf({ 'x-code-samples': [{ ...sample, label: 'Rust 2024' }] }).codeSamples,
  ).toMatchObject([{ label: 'Rust 2024' }]);
});

test('code samples are found by reference, but never consist of one', () => {
  const components = { 'x-samples': { one: 'sail()', all: [{ lang: 'Go', source: 'row()' }] } };
  const samplesOf = (raw: unknown) =>
    operationOf({ 'x-codeSamples': raw }, {}, { components }).codeSamples.map(
      ({ source }) => source,
    );
  const one = { $ref: '#/components/x-samples/one' };
  expect(samplesOf([{ lang: 'Go', source: one }])).toEqual(['sail()']);
  expect(samplesOf({ $ref: '#/components/x-samples/all' })).toEqual(['row()']);
  expect(samplesOf([{ $ref: '#/components/x-samples/all/0' }])).toEqual(['row()']);
  expect(samplesOf([{ lang: 'Go', source: { $ref: './sail.go' } }])).toEqual([]);
  expect(samplesOf([{ lang: 'Go', source: { $ref: '#/components/x-samples/none' } }])).toEqual([]);
});

test('external documentation requires a URL', () => {
  expect(
    operationOf({ externalDocs: { url: 'https://x.example', description: 'More' } }).externalDocs,
  ).toEqual({ url: 'https://x.example', description: 'More' });
  expect(operationOf({ externalDocs: { description: 'More' } }).externalDocs).toBeUndefined();
});
