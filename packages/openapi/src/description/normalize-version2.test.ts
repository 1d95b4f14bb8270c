import { expect, test } from 'vitest';
import type { Api, Operation } from '../model.ts';
import { buildRequest } from '../samples/build-request.ts';
import { describeRequest } from '../samples/describe-request.ts';
import { exampleValues } from '../samples/request-values.ts';
import { makeTestContext, openTestDescription } from '../views/test-reference.ts';
import type { JsonObject } from './json.ts';

/** Reads a description of version 2.0 of a harbor. */
function readOld(parts: JsonObject): Api {
  const info = { title: 'Harbor', version: '1' };
  return makeTestContext({ swagger: '2.0', info, ...parts }).api;
}

function operationOf(parts: JsonObject): Operation {
  const [operation] = readOld(parts).operations;
  if (!operation) throw new Error('The description has no operation.');
  return operation;
}

/** The names of the fields of a form, each with its type. */
function fieldsOf({ body }: Operation, { readSchema }: Api): string[] {
  const schema = body?.content[0]?.schema;
  if (schema === undefined) return [];
  return readSchema(schema).properties.map(({ name, schema: field }) => {
    const { types, format } = readSchema(field);
    return [name, ...types, format].filter(Boolean).join(' ');
  });
}

const responses = { 200: { description: 'Good' } };
const berth = { name: 'berth', in: 'body', schema: { $ref: '#/definitions/Berth' } };
const definitions = { Berth: { type: 'object', properties: { depth: { type: 'number' } } } };

test('a shared body parameter is the body of each operation that refers to it', () => {
  const api = readOld({
    definitions,
    parameters: { Berth: { ...berth, required: true }, Other: { $ref: '#/parameters/Berth' } },
    paths: {
      '/berths': { post: { parameters: [{ $ref: '#/parameters/Berth' }], responses } },
      '/berths/{id}': { put: { parameters: [{ $ref: '#/parameters/Other' }], responses } },
    },
  });
  expect(api.operations.map(({ body }) => body?.required)).toEqual([true, true]);
  expect(api.operations.map(({ body }) => body?.content[0]?.schema)).toEqual([
    { $ref: '#/components/schemas/Berth' },
    { $ref: '#/components/schemas/Berth' },
  ]);
});

test('shared fields of a form, those of the path and those of the operation are one form', () => {
  const api = readOld({
    parameters: { Flag: { name: 'flag', in: 'formData', type: 'string', required: true } },
    paths: {
      '/ships': {
        post: {
          parameters: [
            { name: 'length', in: 'formData', type: 'integer' },
            { $ref: '#/parameters/Flag' },
            { name: 'dry', in: 'query', type: 'boolean' },
          ],
          responses,
        },
        put: { responses },
        parameters: [
          { name: 'mast', in: 'formData', type: 'string' },
          { name: 'length', in: 'formData', type: 'string' },
          { name: 'trace', in: 'header', type: 'string' },
        ],
      },
    },
  });
  const [post, put] = api.operations;
  if (!post || !put) throw new Error('An operation is missing.');
  expect(fieldsOf(post, api)).toEqual(['mast string', 'length integer', 'flag string']);
  expect(fieldsOf(put, api)).toEqual(['mast string', 'length string']);
  expect(post.parameters.map(({ name }) => name)).toEqual(['trace', 'dry']);
});

test('a form with a required field is required, one without is not', () => {
  const field = { name: 'mast', in: 'formData', type: 'string' };
  const api = readOld({
    paths: {
      '/ships': {
        post: { parameters: [field, { ...field, name: 'sail', required: true }], responses },
        put: { parameters: [field], responses },
      },
      '/boats': { parameters: [{ ...field, required: true }], post: { responses } },
    },
  });
  expect(api.operations.map(({ body }) => body?.required)).toEqual([true, false, true]);
});

test('the body of an operation replaces that of its path', () => {
  const whole = { name: 'all', in: 'body', schema: { type: 'array' } };
  const operation = operationOf({
    definitions,
    paths: { '/berths': { parameters: [whole], post: { parameters: [berth], responses } } },
  });
  expect(operation.body?.content.map(({ schema }) => schema)).toEqual([
    { $ref: '#/components/schemas/Berth' },
  ]);
});

test('a file is a binary string, in a response and in a form', () => {
  const api = readOld({
    paths: {
      '/charts': {
        post: {
          consumes: ['multipart/form-data'],
          produces: ['application/pdf'],
          parameters: [{ name: 'chart', in: 'formData', type: 'file' }],
          responses: { 200: { description: 'The chart', schema: { type: 'file' } } },
        },
      },
    },
  });
  const [operation] = api.operations;
  if (!operation) throw new Error('The operation is missing.');
  expect(fieldsOf(operation, api)).toEqual(['chart string binary']);
  expect(operation.responses[0]?.content).toMatchObject([
    { contentType: 'application/pdf', schema: { type: 'string', format: 'binary' } },
  ]);
});

test('the values of a list that tabs separate are one value of the query', () => {
  const api = readOld({
    host: 'harbor.example',
    parameters: {
      Tides: {
        name: 'tides',
        in: 'query',
        required: true,
        type: 'array',
        collectionFormat: 'tsv',
        items: { type: 'string', enum: ['ebb', 'flow'] },
        minItems: 2,
      },
    },
    paths: { '/tides': { get: { parameters: [{ $ref: '#/parameters/Tides' }], responses } } },
  });
  const [operation] = api.operations;
  if (!operation) throw new Error('The operation is missing.');
  const description = describeRequest(operation, api);
  const { url } = buildRequest(description, exampleValues(description));
  expect(url).toMatch(/\?tides=[a-z]+%09[a-z]+$/);
});

test('an operation with protocols of its own has servers of its own', () => {
  const api = readOld({
    host: 'harbor.example',
    basePath: '/v1',
    schemes: ['https'],
    paths: {
      '/tides': { get: { schemes: ['wss', 'https'], responses }, put: { responses } },
      '/ships': { get: { schemes: ['https'], responses } },
    },
  });
  expect(api.operations.map(({ servers }) => servers.map(({ url }) => url))).toEqual([
    ['wss://harbor.example/v1', 'https://harbor.example/v1'],
    ['https://harbor.example/v1'],
    ['https://harbor.example/v1'],
  ]);
});

const bodiesOf = (parameters: object[]) =>
  operationOf({ definitions, paths: { '/berths': { post: { parameters, responses } } } });

test('several parameters that are the body are alternatives of it, with their descriptions', () => {
  const { body } = bodiesOf([
    { ...berth, required: true, description: 'A known berth' },
    { name: 'plan', in: 'body', schema: { type: 'object', properties: { file: {} } } },
  ]);
  expect(body?.required).toBe(false);
  expect(body?.content[0]?.schema).toEqual({
    anyOf: [
      { $ref: '#/components/schemas/Berth', description: 'A known berth' },
      { type: 'object', properties: { file: {} } },
    ],
  });
});

test('several simple values that are the body are properties of one object', () => {
  const value = (name: string, required: boolean) => ({
    ...{ name, in: 'body', required, schema: { type: 'string' } },
  });
  const { body } = bodiesOf([value('email', true), value('password', false)]);
  expect(body).toMatchObject({
    required: true,
    content: [
      {
        schema: {
          type: 'object',
          required: ['email'],
          properties: { email: { type: 'string' }, password: { type: 'string' } },
        },
      },
    ],
  });
});

test('several bodies, and a body beside a form, are warnings', () => {
  const field = { name: 'depth', in: 'formData', type: 'string' };
  const text = JSON.stringify({
    ...{ swagger: '2.0', info: { title: 'Harbor', version: '1' }, definitions },
    paths: {
      '/a': { post: { parameters: [berth, berth], responses } },
      '/b': { post: { parameters: [{ $ref: '#/parameters/Berth' }, field], responses } },
      '/c': { post: { parameters: [berth], responses } },
    },
    parameters: { Berth: berth },
  });
  expect(openTestDescription({ 'a.json': text }).problems).toMatchObject([
    {
      message: expect.stringContaining('2 parameters are the body. They are shown as alternatives'),
    },
    { message: expect.stringContaining('Both are shown, each with its media type') },
  ]);
});

test.each([
  [['multipart/form-data']],
  [['application/json', ' multipart/form-data ']],
  [undefined],
])('a body beside a form is shown, and so is the form, if an operation consumes %j', (consumes) => {
  const field = { name: 'depth', in: 'formData', type: 'string' };
  const operation = { consumes, parameters: [berth, field], responses };
  const { body } = operationOf({ definitions, paths: { '/berths': { post: operation } } });
  expect(body?.content.map(({ contentType }) => contentType).toSorted()).toEqual([
    'application/json',
    'multipart/form-data',
  ]);
});
