import type { Problem } from 'folia-problems';
import { describe, expect, test } from 'vitest';
import type { Api } from '../../model.ts';
import { openTestDescription, readTestApi } from '../../views/test-reference.ts';
import type { JsonObject } from '../json.ts';

const INFO = { openapi: '3.1.0', info: { title: 'Harbor', version: '1' } };

/** Opens a faulty description and reads it. @throws Error if it is not open */
function read(parts: object): { api: Api; document: JsonObject; problems: Problem[] } {
  const text = JSON.stringify({ ...INFO, ...parts });
  const { opened, problems } = openTestDescription({ 'a.json': text });
  if (!opened) throw new Error(problems.map(({ message }) => message).join('\n'));
  return { api: readTestApi(opened).api, document: opened.document, problems };
}

const pathOf = (operation: object) => ({
  paths: { '/a': { get: { summary: 'A', ...operation } } },
});

const PARAMETER = '#/paths/~1a/get/parameters/0';
const BODY = '#/paths/~1a/get/requestBody';
const MEDIA = `${BODY}/content/a~1b`;

const parameterOf = (more: object) => pathOf({ parameters: [{ name: 'a', in: 'query', ...more }] });
const bodyOf = (body: object) => pathOf({ requestBody: body });
const mediaOf = (media: object) => bodyOf({ content: { 'a/b': media } });

/** Reads a description with this schema, and returns the schema as it was repaired. */
function repaired(schema: unknown): unknown {
  const { document } = read({ components: { schemas: { A: schema } } });
  return Object(Object(document.components).schemas).A;
}

describe('a fault is a warning with its location, and the rest is read', () => {
  test.each([
    ['no info', { info: undefined, paths: {} }, '#/info'],
    ['no title', { info: { version: '1' } }, '#/info/title'],
    ['no version', { info: { title: 'A' } }, '#/info/version'],
    ['a title that is a list', { info: { title: ['A'], version: 1 } }, '#/info/title'],
    ['a server without an address', { servers: [{}] }, '#/servers/0/url'],
    ['a server that is a string', { servers: ['https://a.example'] }, '#/servers/0'],
    ['servers that are an object', { servers: { url: 'https://a.example' } }, '#/servers'],
    ['a tag without a name', { tags: [{}] }, '#/tags/0/name'],
    ['a tag that is a string', { tags: ['Tides'] }, '#/tags/0'],
    ['security that is not a list', { security: {} }, '#/security'],
    ['an unknown security scheme', { security: [{ nope: [] }] }, '#/security/0/nope'],
    [
      'an unknown scheme of an operation',
      pathOf({ security: [{}, { nope: [] }] }),
      '#/paths/~1a/get/security/1/nope',
    ],
    [
      'a variable without a declaration',
      { servers: [{ url: 'https://{n}.example' }] },
      '#/servers/0/url',
    ],
    ['a misspelled key of a parameter', parameterOf({ requred: true }), `${PARAMETER}/requred`],
    [
      'a form that is nothing but a file',
      bodyOf({
        content: { 'multipart/form-data': { schema: { type: 'string', format: 'binary' } } },
      }),
      `${BODY}/content/multipart~1form-data/schema`,
    ],
    [
      'a form that is a list',
      bodyOf({
        content: { 'application/x-www-form-urlencoded': { schema: { items: {}, type: 'array' } } },
      }),
      `${BODY}/content/application~1x-www-form-urlencoded/schema`,
    ],
    ['a misspelled key of a body', bodyOf({ contents: {} }), `${BODY}/contents`],
    ['a misspelled key of a media type', mediaOf({ exampels: {} }), `${MEDIA}/exampels`],
    [
      'a misspelled key of a schema',
      mediaOf({ schema: { propertys: {} } }),
      `${MEDIA}/schema/propertys`,
    ],
    ['a quoted boolean of a parameter', parameterOf({ required: 'true' }), `${PARAMETER}/required`],
    ['a quoted boolean of a body', bodyOf({ required: 'true' }), `${BODY}/required`],
    ['a boolean that is a string', parameterOf({ deprecated: 'soon' }), `${PARAMETER}/deprecated`],
    [
      'a bound that is an object',
      mediaOf({ schema: { minimum: { a: 1 } } }),
      `${MEDIA}/schema/minimum`,
    ],
    [
      'a bound that is a list',
      mediaOf({ schema: { maxLength: [5] } }),
      `${MEDIA}/schema/maxLength`,
    ],
    [
      'a pattern that is an object',
      mediaOf({ schema: { pattern: {} } }),
      `${MEDIA}/schema/pattern`,
    ],
    [
      'an example beside examples',
      mediaOf({ example: 1, examples: { two: { value: 2 } } }),
      `${MEDIA}/example`,
    ],
    ...['#', '#/components/schemas', '#/paths/~1a/get'].map((pointer): [string, object, string] => [
      `a schema that refers to ${pointer}`,
      { ...pathOf({}), components: { schemas: { A: { $ref: pointer } } } },
      '#/components/schemas/A/$ref',
    ]),
    [
      'a parameter that refers to a schema',
      {
        ...pathOf({ parameters: [{ $ref: '#/components/schemas/A' }] }),
        components: { schemas: { A: { properties: {}, name: 'a', in: 'query' } } },
      },
      `${PARAMETER}/$ref`,
    ],
    ['a path without a slash', { paths: { tides: { get: { summary: 'A' } } } }, '#/paths/tides'],
    [
      'a parameter that is not in the path',
      pathOf({ parameters: [{ name: 'id', in: 'path', required: true }] }),
      '#/paths/~1a/get/parameters/0/name',
    ],
    [
      'a discriminator that names no schema',
      {
        components: {
          schemas: {
            A: { oneOf: [{}], discriminator: { propertyName: 'a', mapping: { b: 'B' } } },
          },
        },
      },
      '#/components/schemas/A/discriminator/mapping/b',
    ],
    [
      'a path whose parameter follows a colon',
      { paths: { '/a/:id': { get: { summary: 'A', parameters: [{ name: 'id', in: 'path' }] } } } },
      '#/paths/~1a~1:id',
    ],
    ['a path that is a string', { paths: { '/a': 'x' } }, '#/paths/~1a'],
    ['an operation that is a string', { paths: { '/a': { get: 'x' } } }, '#/paths/~1a/get'],
    ['an operation that is null', { paths: { '/a': { get: null } } }, '#/paths/~1a/get'],
    ['a method in upper case', { paths: { '/a': { GET: { summary: 'A' } } } }, '#/paths/~1a/GET'],
    ['an id that is a list', pathOf({ operationId: ['a'] }), '#/paths/~1a/get/operationId'],
    ['a tag that is null', pathOf({ tags: [null] }), '#/paths/~1a/get/tags/0'],
    ['tags that are a string', pathOf({ tags: 'Tides' }), '#/paths/~1a/get/tags'],
    ['a misspelled key', pathOf({ parametres: [] }), '#/paths/~1a/get/parametres'],
    ['parameters that are an object', pathOf({ parameters: {} }), '#/paths/~1a/get/parameters'],
    [
      'a parameter without a name',
      pathOf({ parameters: [{ in: 'query' }] }),
      '#/paths/~1a/get/parameters/0/name',
    ],
    [
      'a parameter without a location',
      pathOf({ parameters: [{ name: 'a' }] }),
      '#/paths/~1a/get/parameters/0/in',
    ],
    [
      'a parameter in an unknown location',
      pathOf({ parameters: [{ name: 'a', in: 'keel' }] }),
      '#/paths/~1a/get/parameters/0/in',
    ],
    [
      'a body of version 2',
      pathOf({ parameters: [{ name: 'a', in: 'body' }] }),
      '#/paths/~1a/get/parameters/0/in',
    ],
    ['responses that are a list', pathOf({ responses: [200] }), '#/paths/~1a/get/responses'],
    [
      'a response that is a string',
      pathOf({ responses: { 200: 'x' } }),
      '#/paths/~1a/get/responses/200',
    ],
    ['a body that is a string', pathOf({ requestBody: 'x' }), '#/paths/~1a/get/requestBody'],
    [
      'a schema that is a string',
      pathOf({ requestBody: { content: { 'a/b': { schema: 'x' } } } }),
      '#/paths/~1a/get/requestBody/content/a~1b/schema',
    ],
    [
      'properties that are a list',
      { components: { schemas: { A: { properties: ['a'] } } } },
      '#/components/schemas/A/properties',
    ],
    [
      'allOf that is an object',
      { components: { schemas: { A: { items: { allOf: {} } } } } },
      '#/components/schemas/A/items/allOf',
    ],
    [
      'enum that is a string',
      { components: { schemas: { A: { enum: 'x' } } } },
      '#/components/schemas/A/enum',
    ],
    [
      'a type that is a number',
      { components: { schemas: { A: { type: 1 } } } },
      '#/components/schemas/A/type',
    ],
    [
      'a reference that is a number',
      { components: { schemas: { A: { $ref: 1 } } } },
      '#/components/schemas/A/$ref',
    ],
  ])('%s', (_, parts, pointer) => {
    const { problems, api } = read({ tags: [{ name: 'Moorings' }], ...parts });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ severity: 'warning', file: 'a.json' });
    expect(problems[0]?.message.replace(/^(\S+)(?: \(.*?\))?: .*$/s, '$1')).toBe(pointer);
    expect(api.title).not.toBe('');
  });

  test('in an operation, the problem names the operation', () => {
    const { problems } = read(pathOf({ parameters: [{ name: 'depth', in: 'keel' }] }));
    expect(problems[0]?.message).toBe(
      '#/paths/~1a/get/parameters/0/in (GET /a): The parameter "depth" is left out, because its location is "keel".',
    );
    expect(problems[0]).toMatchObject({ line: 1, column: expect.any(Number) });
    expect(problems[0]?.column).toBeGreaterThan(80);
  });
});

describe('nothing is reported', () => {
  test.each([
    [
      'extensions of any type, anywhere',
      {
        'x-a': 1,
        info: { ...INFO.info, 'x-a': [] },
        paths: {
          'x-a': 'a',
          'x-b': { get: { summary: 'No operation' } },
          'x-c': null,
          '/a': { 'x-a': 1, get: { summary: 'A', 'x-a': [1], responses: { 'x-a': 1, 'x-b': {} } } },
        },
        components: { 'x-a': 'a', schemas: { 'x-a': 1, A: { 'x-a': null } } },
      },
    ],
    [
      'what is null',
      {
        tags: null,
        servers: null,
        security: null,
        paths: {
          '/a': {
            parameters: null,
            get: { summary: 'A', parameters: null, responses: null, tags: null, operationId: null },
          },
        },
        components: { schemas: null },
      },
    ],
    ['a number as an id and a tag', pathOf({ operationId: 7, tags: [8] })],
    ['unknown keys', pathOf({ color: 'red', nothing: { at: 'all' } })],
    [
      'references to schemas anywhere',
      {
        ...mediaOf({ schema: { items: [{ type: 'string' }], properties: { a: {} } } }),
        'x-shared': { A: { type: 'string' } },
        components: {
          schemas: {
            A: { $ref: `${MEDIA}/schema/properties/a` },
            B: { $ref: '#/x-shared/A' },
            C: { $ref: `${MEDIA}/schema/items/0` },
          },
          headers: { A: { $ref: '#/components/parameters/A' } },
          parameters: { A: { name: 'a', in: 'query' } },
        },
      },
    ],
    [
      'parameters in a path of any form',
      {
        paths: {
          '/a/{+id}/b.{kind}': {
            parameters: ['id', 'kind'].map((name) => ({ name, in: 'path', required: true })),
            get: { summary: 'A' },
          },
        },
      },
    ],
    ['an empty list for an empty object, as PHP writes it', { paths: [] }],
  ])('for %s', (_, parts) => {
    expect(read(parts).problems).toEqual([]);
  });

  test('and extensions of paths are not operations', () => {
    const paths = { 'x-b': { get: { summary: 'B' } }, '/a': { get: { summary: 'A' } } };
    expect(read({ paths }).api.operations.map(({ title }) => title)).toEqual(['A']);
  });
});

describe('what was meant is read', () => {
  test.each([
    ['the type of another language', { type: 'int' }, { type: 'integer' }],
    ['a type in upper case', { type: 'String' }, { type: 'string' }],
    ['any type', { type: 'any', description: 'A' }, { description: 'A' }],
    ['a file', { type: 'file' }, { type: 'string', format: 'binary' }],
    ['a type that nobody knows', { type: 'knot' }, { type: 'knot' }],
    ['a type in a list, without quotes', { type: ['string', null] }, { type: ['string', 'null'] }],
    ['an enum of one', { enum: 'a' }, { enum: ['a'] }],
    [
      'a part that is not in a list',
      { allOf: { type: 'string' } },
      { allOf: [{ type: 'string' }] },
    ],
    ['a type in place of a schema', { items: 'string' }, { items: { type: 'string' } }],
    ['a list in place of a schema', { not: ['a'] }, { not: {} }],
    ['a quoted boolean', { additionalProperties: 'false' }, { additionalProperties: false }],
    [
      'quoted booleans of schemas',
      { nullable: 'true', readOnly: 'false', uniqueItems: 'true' },
      { nullable: true, readOnly: false, uniqueItems: true },
    ],
    ['a property that is null', { properties: { a: null } }, { properties: { a: {} } }],
    [
      'a property that says itself that it is required',
      { required: ['b'], properties: { a: { type: 'string', required: true }, b: {} } },
      { required: ['b', 'a'], properties: { a: { type: 'string' }, b: {} } },
    ],
    [
      'a property that says itself that it is not required',
      { properties: { a: { required: false } } },
      { properties: { a: {} } },
    ],
  ])('%s', (_, schema, expected) => {
    expect(repaired(schema)).toEqual(expected);
  });

  test('the name of a schema in place of the schema', () => {
    const { document } = read({ components: { schemas: { A: { items: 'B' }, B: {} } } });
    expect(Object(document.components).schemas).toMatchObject({
      A: { items: { $ref: '#/components/schemas/B' } },
    });
  });

  test('names and texts in place of objects', () => {
    const { api } = read({
      servers: ['https://a.example'],
      tags: ['Tides'],
      ...pathOf({
        tags: 'Tides',
        responses: {
          200: 'Good',
          404: { description: 'No', content: { 'a/b': { examples: { one: 7 } } } },
        },
      }),
    });
    expect(api).toMatchObject({
      servers: [{ url: 'https://a.example' }],
      families: [{ name: 'Tides' }],
      operations: [
        { responses: [{ description: 'Good' }, { content: [{ examples: [{ value: 7 }] }] }] },
      ],
    });
  });

  test('quoted booleans of parameters and bodies, and paths without a slash', () => {
    const { api } = read({
      paths: {
        tides: {
          get: {
            parameters: [{ name: 'a', in: 'query', required: 'true', explode: 'false' }],
            requestBody: { required: 'true' },
          },
        },
      },
    });
    expect(api.operations).toMatchObject([
      {
        path: '/tides',
        parameters: [{ required: true, explode: false }],
        body: { required: true },
      },
    ]);
  });

  test('parameters that follow a colon in the path, as in the routes of servers', () => {
    const id = { name: 'id', in: 'path', required: true };
    const { api, problems } = read({
      paths: {
        '/berths/:id': { parameters: [id], get: { summary: 'A' } },
        '/berths/:id/ships/:ship': {
          get: { summary: 'B', parameters: [id, { $ref: '#/components/parameters/ship' }] },
        },
        '/berths/{id}:reserve': { post: { summary: 'C', parameters: [id] } },
        '/tides/:low': { get: { summary: 'D' } },
      },
      components: { parameters: { ship: { name: 'ship', in: 'path', required: true } } },
    });
    expect(api.operations.map(({ path }) => path)).toEqual([
      '/berths/{id}',
      '/berths/{id}/ships/{ship}',
      '/berths/{id}:reserve',
      '/tides/:low',
    ]);
    expect(problems).toHaveLength(2);
  });

  test.each([
    ['before', ['/ships/:id', '/ships/{id}']],
    ['after', ['/ships/{id}', '/ships/:id']],
  ])('a path with a colon %s the same path with braces', (_, [first = '', second = '']) => {
    const parameters = [{ name: 'id', in: 'path', required: true }];
    const { api } = read({
      paths: {
        [first]: { get: { summary: 'A', parameters } },
        [second]: { put: { summary: 'B', parameters } },
      },
    });
    expect(api.operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'GET /ships/{id}',
      'PUT /ships/{id}',
    ]);
  });

  test('a path with a colon that has the operation of the same path with braces', () => {
    const parameters = [{ name: 'id', in: 'path', required: true }];
    const { api } = read({
      paths: {
        '/ships/:id': { get: { summary: 'A', parameters } },
        '/ships/{id}': { get: { summary: 'B', parameters } },
      },
    });
    expect(api.operations.map(({ path }) => path)).toEqual(['/ships/:id', '/ships/{id}']);
  });

  test('a path parameter whose name differs a little from its place', () => {
    const parameters = [{ name: 'shipID', in: 'path', required: true }];
    const { problems } = read({
      paths: { '/ships/{shipId}': { get: { summary: 'A', parameters } } },
    });
    expect(problems).toMatchObject([{ hint: 'Did you mean "shipId"?' }]);
  });

  test('a method in upper case', () => {
    expect(read({ paths: { '/a': { POST: { summary: 'A' } } } }).api.operations).toMatchObject([
      { method: 'POST', title: 'A' },
    ]);
  });
});

test('a list in place of paths is an error, since nothing would be left', () => {
  const { opened, problems } = openTestDescription({
    'a.json': JSON.stringify({ ...INFO, paths: ['/a'] }),
  });
  expect(opened).toBeUndefined();
  expect(problems).toMatchObject([{ severity: 'error' }]);
});

test('the download remains as it is written', () => {
  const parts = { paths: { '/a': { GET: { summary: 'A', tags: 'Tides' } } } };
  const { opened } = openTestDescription({ 'a.json': JSON.stringify({ ...INFO, ...parts }) });
  expect(opened?.bundled).toEqual({ ...INFO, ...parts });
});

test('a description of version 2 whose lists are texts is converted', () => {
  const { opened, problems } = openTestDescription({
    'a.yaml':
      'swagger: "2.0"\ninfo: { title: Old, version: 1 }\nhost: a.example\nschemes: https\nproduces: application/json\npaths: { /a: { get: { responses: { 200: { description: Good, schema: { type: string } } } } } }',
  });
  expect(problems.map(({ severity, line }) => [severity, line])).toEqual([
    ['warning', 5],
    ['warning', 4],
  ]);
  expect(opened?.document.servers).toEqual([{ url: 'https://a.example' }]);
  expect(JSON.stringify(opened?.document.paths)).toContain('"application/json"');
});

test('schemes and variables that are declared are not a fault', () => {
  const { problems } = read({
    openapi: '3.2.0',
    servers: [{ url: 'https://{n}.example', variables: { n: { default: 'north' } } }],
    security: [{ token: [] }, { '#/components/securitySchemes/token': [] }, { 'a.yaml#/b': [] }],
    paths: {},
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  });
  expect(problems).toEqual([]);
});

test('the nearest name of a security scheme is suggested, in version 2.0, too', () => {
  const { problems } = read({
    openapi: undefined,
    swagger: '2.0',
    security: [{ tokn: [] }],
    paths: {},
    securityDefinitions: { token: { type: 'basic' } },
  });
  expect(problems).toMatchObject([
    {
      message: expect.stringContaining('The security scheme "tokn" is not described'),
      hint: 'Did you mean "token"?',
      severity: 'warning',
      line: 1,
    },
  ]);
});

test.each([
  ['3.0.3', ['$ref'], '#/components/schemas/A/type'],
  ['3.1.0', ['$ref', 'type'], '#/components/schemas/A: no value'],
])(
  'whether a type beside a reference to another one counts in version %s',
  (openapi, keys, found) => {
    const schemas = {
      A: { $ref: '#/components/schemas/B', type: 'number' },
      B: { type: 'object' },
    };
    const text = JSON.stringify({ ...INFO, openapi, paths: {}, components: { schemas } });
    const { opened, problems } = openTestDescription({ 'a.json': text });
    if (!opened) throw new Error('The description cannot be opened.');
    expect(Object.keys(Object(Object(Object(opened.document.components).schemas).A))).toEqual(keys);
    const messages = [...problems, ...readTestApi(opened).problems].map(({ message }) => message);
    expect(messages).toEqual([expect.stringContaining(found)]);
  },
);

test('a reference to a schema that is a list is not reported in addition to that schema', () => {
  const schemas = { A: { $ref: '#/components/schemas/B' }, B: [{ type: 'string' }] };
  const { problems } = read({ paths: {}, components: { schemas } });
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('#/components/schemas/B'),
  ]);
});
