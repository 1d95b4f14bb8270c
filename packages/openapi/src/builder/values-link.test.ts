import { describe, expect, test } from 'vitest';
import { initialState, withBody, withParameter } from './form-state.ts';
import { describeTest } from './test-description.ts';
import { readLink, writeLink } from './values-link.ts';

const description = describeTest({
  parameters: [
    { name: 'port', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'depth', in: 'query', schema: { type: 'number' } },
    { name: 'api_key', in: 'query', schema: { type: 'string' } },
  ],
  requestBody: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            pin: { type: 'string', format: 'password' },
            crew: {
              type: 'array',
              items: { type: 'object', properties: { clientSecret: { type: 'string' } } },
            },
          },
        },
      },
    },
  },
});
const [port, depth, key] = description.parameters;
if (!port || !depth || !key) throw new Error('The parameters are missing.');
const initial = initialState(description);
const body = { name: 'Möwe 🚢', pin: '1234', crew: [{ clientSecret: 'x', age: 3 }] };
const filled = withBody(
  withParameter(
    withParameter(withParameter(initial, port, 'Dover/1 %'), depth, 7.5),
    key,
    'hidden',
  ),
  'application/json',
  { value: body },
);

describe('a link to values', () => {
  test('gives back what was filled in', () => {
    const link = writeLink(description, filled) ?? '';
    expect(link).toMatch(/^[\w-]+$/);
    const read = readLink(description, initial, link);
    expect(read?.parameters.path).toEqual({ port: 'Dover/1 %' });
    expect(read?.parameters.query).toEqual({ depth: 7.5 });
    expect(read?.bodies['application/json']?.value).toEqual({
      name: 'Möwe 🚢',
      crew: [{ age: 3 }],
    });
  });

  test('has no secrets', () => {
    const text = atob(
      (writeLink(description, filled) ?? '').replaceAll('-', '+').replaceAll('_', '/'),
    );
    expect(text).toContain('depth');
    expect(text).not.toMatch(/hidden|1234|clientSecret|api_key/);
  });

  test('has no text that may contain a secret', () => {
    const inXml = (properties: object) =>
      describeTest({
        requestBody: { content: { 'application/xml': { schema: { type: 'object', properties } } } },
      });
    const textOf = (given: typeof description) => {
      const state = initialState(given);
      const typed = withBody(state, 'application/xml', { value: '<root>1234</root>' });
      return atob((writeLink(given, typed) ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    };
    expect(textOf(inXml({ name: { type: 'string' } }))).toContain('1234');
    const crew = { type: 'array', items: { type: 'object', properties: { password: {} } } };
    const secret = inXml({ crew });
    expect(textOf(secret)).toContain('application/xml');
    expect(textOf(secret)).not.toContain('1234');
    const link = writeLink(
      secret,
      withBody(initialState(secret), 'application/xml', { value: 'x' }),
    );
    expect(readLink(secret, initialState(secret), link ?? '')?.bodies).toEqual(
      initialState(secret).bodies,
    );
  });

  test('is not written if it would be too long', () => {
    const long = withBody(initial, 'application/json', { value: { name: 'x'.repeat(9000) } });
    expect(writeLink(description, long)).toBeUndefined();
  });

  test('is ignored if it is something else', () => {
    const encode = (value: unknown) => btoa(JSON.stringify(value));
    const links = [
      '',
      '%%%',
      'bm8',
      encode(null),
      encode([1]),
      encode({ values: 5 }),
      'A'.repeat(9000),
    ];
    for (const link of links) expect(readLink(description, initial, link)).toBeUndefined();
  });

  test('sets only what the operation has', () => {
    const values = [
      ['path', 'port', { nested: [] }],
      ['query', 'unknown', 1],
      ['header', 'depth', 1],
      ['query', '__proto__', { polluted: true }],
      ['server', 'own', 'https://evil.example'],
      [5],
    ];
    const link = btoa(JSON.stringify({ values, contentType: 'text/html', body: 1, server: 'x' }));
    const read = readLink(description, initial, link);
    expect(read).toEqual({
      parameters: {
        path: { port: { nested: [] } },
        query: {},
        header: {},
        cookie: {},
        querystring: undefined,
      },
      contentType: 'application/json',
      bodies: initial.bodies,
    });
  });
});
