import { expect, test } from 'vitest';
import { operationHtml } from '../views/test-text.ts';

const header = (name: string, schema: object) => ({ name, in: 'header', required: true, schema });
const body = (type: string) => ({ requestBody: { content: { [type]: {} } } });

/** The names of the headers on the page of an operation. */
function headersOf(operation: object): string[] {
  const rows = operationHtml(operation).matchAll(/<a href="#header-[^"]*"><code>([^<]*)</g);
  return [...rows].map(([, name = '']) => name);
}

test.each([
  ['default', { type: 'string', default: 'application/vnd.port+json;version=2' }],
  ['example', { type: 'string', example: 'text/csv' }],
  ['constant', { const: 'text/csv' }],
  ['only value', { type: 'string', enum: ['text/csv'] }],
])('the header Accept is listed if it has a value: its %s', (_, schema) => {
  expect(headersOf({ parameters: [header('Accept', schema)] })).toEqual(['Accept']);
});

test('headers for media types are not listed without a value, since OpenAPI ignores them', () => {
  const parameters = [
    ...[header('accept', { type: 'string' }), header('X-Trip', { type: 'string' })],
    header('Content-Type', { enum: ['text/csv', 'text/plain'] }),
  ];
  expect(headersOf({ parameters, ...body('text/csv') })).toEqual(['X-Trip']);
});

test.each([
  ['of a body', 'application/octet-stream', ['Content-Type']],
  ['of a form, whose type is always the same', 'multipart/form-data', []],
])('the header Content-Type %s', (_, type, listed) => {
  const parameters = [header('Content-Type', { enum: ['application/x-tar'] })];
  expect(headersOf({ parameters, ...body(type) })).toEqual(listed);
  expect(headersOf({ parameters })).toEqual([]);
});
