import { describe, expect, test } from 'vitest';
import { makeTestApi } from '../views/test-reference.ts';
import { LANGUAGES } from './languages.ts';
import { makeSampleRequest } from './make-request.ts';
import { serverUrl } from './request-values.ts';
import type { SampleRequest } from './sample-request.ts';
import { ANSWER_DIGEST } from './test-server.ts';

/** The sample request of an operation. */
function requestOf(
  operation: object,
  parts: Record<string, unknown> = {},
  path = '/ports',
): SampleRequest {
  const api = makeTestApi({
    servers: [{ url: 'https://ferries.example/v1/' }],
    paths: { [path]: { post: operation } },
    ...parts,
  });
  const [found] = api.operations;
  if (!found) throw new Error('No operation was found.');
  return makeSampleRequest(found, api);
}

const query = (name: string, more: object = {}) => ({
  name,
  in: 'query',
  schema: { type: 'integer', example: 1 },
  ...more,
});
const body = (content: object, required = true) => ({ requestBody: { required, content } });

describe('the URL', () => {
  test('has the path parameters filled in, according to their styles', () => {
    const parameters = [
      { name: 'port', in: 'path', schema: { type: 'string', example: 'St. Malo/{b}' } },
      {
        name: 'b',
        in: 'path',
        style: 'label',
        schema: { type: 'array', items: { type: 'integer', example: 2 } },
      },
    ];
    expect(requestOf({ parameters }, {}, '/ports/{port}/é/{b}').url).toBe(
      'https://ferries.example/v1/ports/St.%20Malo%2F%7Bb%7D/%C3%A9/.2',
    );
  });

  test('has required parameters, and those with an example in the description, but no deprecated ones', () => {
    const parameters = [
      query('needed', { required: true }),
      query('free'),
      query('shown', { example: 7 }),
      query('old', { example: 8, deprecated: true }),
    ];
    expect(requestOf({ parameters }).url).toBe('https://ferries.example/v1/ports?needed=1&shown=7');
  });

  test('is extended if the path already has a query', () => {
    expect(requestOf({ parameters: [query('b', { required: true })] }, {}, '/ports?a=1').url).toBe(
      'https://ferries.example/v1/ports?a=1&b=1',
    );
  });

  test.each([
    [undefined, 'https://api.example.com'],
    [{ url: '/v2', variables: [] }, 'https://api.example.com/v2'],
    [{ url: 'v2', variables: [] }, 'https://api.example.com/v2'],
    [{ url: '//x.example', variables: [] }, 'https://x.example'],
    [
      {
        url: 'http://{host}:{port}/$&',
        variables: [
          { name: 'host', default: 'x.example', enum: [] },
          { name: 'port', default: '80', enum: [] },
        ],
      },
      'http://x.example:80/$&',
    ],
  ])('of server %j is %s', (server, url) => {
    expect(serverUrl(server)).toBe(url);
  });

  test('has a required list whose items are not described', () => {
    const parameters = [{ name: 'port', in: 'query', required: true, schema: { type: 'array' } }];
    expect(requestOf({ parameters }).url).toBe('https://ferries.example/v1/ports?port=string');
  });

  test('is that of the operation if it has its own server', () => {
    expect(requestOf({ servers: [{ url: 'https://own.example' }] }).url).toBe(
      'https://own.example/ports',
    );
  });
});

describe('headers', () => {
  test('are the required ones, without those that are set elsewhere', () => {
    const header = (name: string) => ({
      name,
      in: 'header',
      required: true,
      schema: { type: 'string', example: 'a' },
    });
    const parameters = ['X-Trip', 'content-type', 'Authorization'].map(header);
    const responses = { 200: { description: 'Good', content: { 'application/json': {} } } };
    const securedBy = (scheme: string) =>
      requestOf(
        { parameters, responses, security: [{ token: [] }] },
        { components: { securitySchemes: { token: { type: 'http', scheme } } } },
      ).headers;
    expect(securedBy('bearer')).toEqual([
      ['Accept', 'application/json'],
      ['Authorization', 'Bearer YOUR_TOKEN'],
      ['X-Trip', 'a'],
    ]);
    expect(securedBy('basic')).toEqual([
      ['Accept', 'application/json'],
      ['X-Trip', 'a'],
    ]);
  });

  test('are those that a parameter describes if neither security nor a response says anything', () => {
    const header = (name: string, schema: object) => ({
      ...{ name, in: 'header', required: true, schema },
    });
    const accept = header('Accept', { type: 'string', enum: ['text/csv'] });
    expect(
      requestOf({ parameters: [accept, header('authorization', { type: 'string' })] }).headers,
    ).toEqual([
      ['Accept', 'text/csv'],
      ['authorization', 'YOUR_CREDENTIALS'],
    ]);
    const example = header('Authorization', { type: 'string', example: 'Token a' });
    expect(requestOf({ parameters: [example] }).headers).toEqual([['Authorization', 'Token a']]);
  });

  test('combine all cookies', () => {
    const cookie = (name: string) => ({
      name,
      in: 'cookie',
      required: true,
      schema: { type: 'string', example: 'a b' },
    });
    expect(requestOf({ parameters: [cookie('one'), cookie('two')] }).headers).toEqual([
      ['Cookie', 'one=a%20b; two=a%20b'],
    ]);
  });
});

describe('authentication', () => {
  const securitySchemes = {
    header: { type: 'apiKey', in: 'header', name: 'X-Key' },
    query: { type: 'apiKey', in: 'query', name: 'api key' },
    cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
    bearer: { type: 'http', scheme: 'Bearer' },
    basic: { type: 'http', scheme: 'basic' },
    digest: { type: 'http', scheme: 'digest' },
    oauth: { type: 'oauth2', flows: {} },
    oidc: { type: 'openIdConnect', openIdConnectUrl: 'https://x.example' },
    certificate: { type: 'mutualTLS' },
  };
  const withSecurity = (security: object[] | undefined, all?: object[]) =>
    requestOf({ security }, { components: { securitySchemes }, security: all });

  test.each([
    ['header', [['X-Key', 'YOUR_API_KEY']]],
    ['cookie', [['Cookie', 'session=YOUR_TOKEN']]],
    ['bearer', [['Authorization', 'Bearer YOUR_TOKEN']]],
    ['digest', []],
    ['oauth', [['Authorization', 'Bearer YOUR_TOKEN']]],
    ['oidc', [['Authorization', 'Bearer YOUR_TOKEN']]],
    ['certificate', []],
    ['query', []],
    ['unknown', []],
  ])('%s is sent in headers as %j', (scheme, headers) => {
    expect(withSecurity([{ [scheme]: [] }]).headers).toEqual(headers);
  });

  test.each([
    ['Authorization: Bearer', 'Authorization', 'Bearer YOUR_API_KEY'],
    ['Authorization Token', 'Authorization', 'Token YOUR_API_KEY'],
    ['X-Key:', 'X-Key', 'YOUR_API_KEY'],
  ])('by a key in the header "%s" is sent as %s: %s', (name, sent, value) => {
    const key = { type: 'apiKey', in: 'header', name };
    const parts = { components: { securitySchemes: { key } } };
    expect(requestOf({ security: [{ key: [] }] }, parts).headers).toEqual([[sent, value]]);
  });

  test('by HTTP Digest has a user, with whom a library answers the challenge of the server', () => {
    const request = withSecurity([{ digest: [] }]);
    expect(request.digestAuth).toEqual({ username: 'YOUR_USERNAME', password: 'YOUR_PASSWORD' });
    for (const { id, write } of LANGUAGES) {
      const code = write(request);
      const isSupported = ANSWER_DIGEST.includes(id);
      expect(code.includes('YOUR_PASSWORD'), id).toBe(isSupported);
      expect(code.includes('does not support HTTP Digest'), id).toBe(!isSupported);
      expect(code).not.toContain('Authorization"');
    }
  });

  test('by HTTP Basic has a user and a password', () => {
    expect(withSecurity([{ basic: [] }])).toMatchObject({
      headers: [],
      basicAuth: { username: 'YOUR_USERNAME', password: 'YOUR_PASSWORD' },
    });
  });

  test('takes precedence over parameters of the same name', () => {
    const parameters = [
      query('api key', { required: true }),
      query('x-key', { in: 'header', required: true }),
    ];
    const request = requestOf(
      { parameters, security: [{ header: [], query: [] }] },
      { components: { securitySchemes } },
    );
    expect([request.url, request.headers]).toEqual([
      'https://ferries.example/v1/ports?api%20key=YOUR_API_KEY',
      [['X-Key', 'YOUR_API_KEY']],
    ]);
  });

  test('with a key in the query is part of the URL', () => {
    expect(withSecurity([{ query: [] }]).url).toBe(
      'https://ferries.example/v1/ports?api%20key=YOUR_API_KEY',
    );
  });

  test('uses all schemes of the first alternative with any', () => {
    expect(withSecurity([{}, { header: [], bearer: ['a'] }, { basic: [] }]).headers).toEqual([
      ['X-Key', 'YOUR_API_KEY'],
      ['Authorization', 'Bearer YOUR_TOKEN'],
    ]);
  });

  test('is that of the description, unless the operation overrides it', () => {
    expect(withSecurity(undefined, [{ header: [] }]).headers).toEqual([['X-Key', 'YOUR_API_KEY']]);
    expect(withSecurity([{ bearer: [] }], [{ header: [] }]).headers[0]?.[0]).toBe('Authorization');
    expect(withSecurity([], [{ header: [] }]).headers).toEqual([]);
  });
});

describe('the body', () => {
  const schema = {
    type: 'object',
    required: ['name', 'depths'],
    properties: {
      name: { type: 'string', example: 'Dover' },
      depths: { type: 'array', items: { type: 'integer', example: 3 } },
    },
  };

  test('is JSON if the content types include it', () => {
    expect(
      requestOf(body({ 'application/xml': { schema }, 'application/merge-patch+json': { schema } }))
        .body,
    ).toEqual({
      kind: 'json',
      value: { name: 'Dover', depths: [3] },
      contentType: 'application/merge-patch+json',
    });
  });

  test('is the example of the description, not of its schema', () => {
    expect(
      requestOf(body({ 'application/json': { schema, example: { name: 'Calais' } } })).body,
    ).toMatchObject({ value: { name: 'Calais' } });
  });

  test('omits read-only properties', () => {
    const properties = {
      id: { type: 'integer', readOnly: true },
      password: { type: 'string', writeOnly: true },
    };
    expect(
      requestOf(body({ 'application/json': { schema: { type: 'object', properties } } })).body,
    ).toMatchObject({ value: { password: 'string' } });
  });

  test('of a form has a field for each value', () => {
    expect(requestOf(body({ 'application/x-www-form-urlencoded': { schema } })).body).toEqual({
      kind: 'form',
      fields: [
        ['name', 'Dover'],
        ['depths', '3'],
      ],
    });
  });

  test('has parts of XML, if their type says so', () => {
    const ship = { type: 'object', properties: { name: { type: 'string', example: 'Ada' } } };
    const schema = { type: 'object', properties: { ship }, required: ['ship'] };
    const encoding = { ship: { contentType: 'application/xml' } };
    const { body } = requestOf({
      requestBody: { content: { 'multipart/form-data': { schema, encoding } } },
    });
    expect(body).toMatchObject({
      parts: [
        {
          contentType: 'application/xml',
          value: '<?xml version="1.0" encoding="UTF-8"?>\n<ship>\n  <name>Ada</name>\n</ship>',
        },
      ],
    });
  });

  const file = { type: 'string', format: 'binary' };
  const bodyOf = (type: string, media: object) => requestOf(body({ [type]: media })).body;

  test('of a form that is a list has numbered fields', () => {
    const list = { type: 'array', items: { type: 'string' }, example: ['bow', 'stern'] };
    expect(bodyOf('application/x-www-form-urlencoded', { schema: list })).toEqual({
      kind: 'form',
      fields: [
        ['0', 'bow'],
        ['1', 'stern'],
      ],
    });
  });

  test('of a form that is a string is sent as it is', () => {
    const schema = { type: 'string', example: 'a=1&b=2' };
    expect(bodyOf('application/x-www-form-urlencoded', { schema })).toEqual({
      kind: 'text',
      text: 'a=1&b=2',
      contentType: 'application/x-www-form-urlencoded',
    });
  });

  test.each([
    ['file', file],
    ['file', { type: 'file' }],
    ['files', { type: 'array', items: file }],
  ])('of a form that is nothing but a file has the field %s', (name, schema) => {
    expect(bodyOf('multipart/form-data', { schema })).toEqual({
      kind: 'multipart',
      parts: [{ name, file: 'file.bin' }],
    });
  });

  test.each<[string, object, object?]>([
    [
      'an alternative describes it',
      { oneOf: [{ properties: { scan: file }, required: ['scan'] }, { required: ['address'] }] },
    ],
    [
      'it is encoded as nothing but bytes',
      { properties: { scan: { type: 'string', contentEncoding: 'binary' } } },
    ],
    [
      'an alternative of its value is one',
      { properties: { scan: { anyOf: [file, { type: 'array', items: file }] } } },
    ],
    ['it has a media type of files', { properties: { scan: { contentMediaType: 'image/png' } } }],
    [
      'its encoding is one of files',
      { properties: { scan: {} } },
      { scan: { contentType: 'image/png' } },
    ],
  ])('of a form has a file if %s', (_, schema, encoding = {}) => {
    const sent = bodyOf('multipart/form-data', { schema: { ...schema, type: 'object' }, encoding });
    expect(sent).toMatchObject({ parts: [{ name: 'scan', file: expect.stringMatching(/\./) }] });
  });

  test('of a form has text where a file is encoded as text', () => {
    const scan = { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' };
    const schema = { type: 'object', properties: { scan } };
    expect(bodyOf('multipart/form-data', { schema })).toMatchObject({
      parts: [{ name: 'scan', value: 'c3RyaW5n' }],
    });
  });

  test('of a form with files has parts: files by format or content type, objects as JSON, types according to the encoding', () => {
    const properties = {
      note: { type: 'string', example: 'Hi' },
      photo: { type: 'string', format: 'binary' },
      scans: { type: 'array', items: { type: 'string', format: 'binary' } },
      raw: { type: 'string', contentMediaType: 'application/octet-stream' },
      place: { type: 'object', properties: { port: { type: 'string', example: 'Dover' } } },
      table: { type: 'string', example: 'a,b' },
      tags: { type: 'array', items: { type: 'string', example: 't' } },
    };
    const encoding = { photo: { contentType: 'image/png' }, table: { contentType: 'text/csv' } };
    expect(
      requestOf(
        body({
          'multipart/form-data': {
            schema: { type: 'object', properties, required: Object.keys(properties) },
            encoding,
          },
        }),
      ).body,
    ).toEqual({
      kind: 'multipart',
      parts: [
        { name: 'note', value: 'Hi' },
        { name: 'photo', file: 'picture.png', contentType: 'image/png' },
        { name: 'scans', file: 'file.bin' },
        { name: 'raw', file: 'file.bin' },
        { name: 'place', value: '{"port":"Dover"}', contentType: 'application/json' },
        { name: 'table', value: 'a,b', contentType: 'text/csv' },
        { name: 'tags', value: 't' },
      ],
    });
  });

  test.each([
    [
      'application/octet-stream',
      {},
      { kind: 'file', file: 'file.bin', contentType: 'application/octet-stream' },
    ],
    ['image/png', {}, { kind: 'file', file: 'picture.png', contentType: 'image/png' }],
    ['image/*', {}, { kind: 'file', file: 'picture.bin', contentType: 'application/octet-stream' }],
    ['application/pdf', {}, { kind: 'file', file: 'file.pdf', contentType: 'application/pdf' }],
    [
      'text/csv',
      { schema: { type: 'string', format: 'binary' } },
      { kind: 'file', file: 'file.csv', contentType: 'text/csv' },
    ],
    [
      'text/plain',
      { example: 'Hello' },
      { kind: 'text', text: 'Hello', contentType: 'text/plain' },
    ],
    [
      'application/xml',
      { example: '<a/>' },
      { kind: 'text', text: '<a/>', contentType: 'application/xml' },
    ],
  ])('of %s with %j', (contentType, media, made) => {
    expect(requestOf(body({ [contentType]: media })).body).toEqual(made);
  });

  test('is undefined if there is none', () => {
    expect(requestOf({}).body).toBeUndefined();
  });
});

describe('the response', () => {
  const answer = (responses: object) => requestOf({ responses });

  test('that is requested is that of the first success, JSON before other types', () => {
    const responses = {
      200: { content: { 'text/csv': {}, 'application/json': { schema: { type: 'integer' } } } },
      201: { content: { 'image/png': {} } },
    };
    expect(answer(responses)).toMatchObject({
      headers: [['Accept', 'application/json']],
      returnsJson: true,
      resultType: 'number',
      download: undefined,
    });
  });

  test('may be a range or the default, but not a failure', () => {
    expect(
      answer({ '2XX': { content: { 'text/csv': {} } }, 404: { content: { 'a/b': {} } } }).headers,
    ).toEqual([['Accept', 'text/csv']]);
    expect(answer({ default: { content: { 'text/csv': {} } } }).headers).toEqual([
      ['Accept', 'text/csv'],
    ]);
    expect(answer({ 404: { content: { 'text/csv': {} } } }).headers).toEqual([]);
  });

  test('is saved if it is a file', () => {
    expect(answer({ 200: { content: { 'image/jpeg': {} } } })).toMatchObject({
      download: 'picture.jpeg',
      returnsJson: false,
    });
    expect(
      answer({
        200: {
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
      }).download,
    ).toBe('file.bin');
  });

  test('of any type is not requested by type', () => {
    expect(answer({ 200: { content: { '*/*': {} } } }).headers).toEqual([]);
  });
});
