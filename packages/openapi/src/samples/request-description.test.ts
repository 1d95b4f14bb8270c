import { expect, test } from 'vitest';
import { makeTestApi } from '../views/test-reference.ts';
import { buildRequest } from './build-request.ts';
import { describeRequest } from './describe-request.ts';
import { exampleValues } from './request-values.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function describe(operation: object, parts: object = {}) {
  const api = makeTestApi({ paths: { '/ports/{port}': { post: operation } }, ...parts });
  const [found] = api.operations;
  if (!found) throw new Error('No operation was found.');
  return describeRequest(found, api);
}

test('a described request is plain JSON that refers to nothing outside itself', () => {
  const schemas = {
    Port: {
      type: 'object',
      properties: { name: { type: 'string', example: 'Dover' }, near: ref('Port') },
    },
  };
  const described = describe(
    { requestBody: { content: { 'application/json': { schema: ref('Port') } } } },
    { components: { schemas } },
  );
  const copy = JSON.parse(JSON.stringify(described));
  expect(JSON.stringify(copy)).not.toContain('$ref');
  expect(buildRequest(copy, exampleValues(copy))).toEqual(
    buildRequest(described, exampleValues(described)),
  );
});

test('schemas are cut where they repeat, nest deeply or have too many properties', () => {
  const many = Object.fromEntries(
    Array.from({ length: 900 }, (_, index) => [`p${index}`, { type: 'integer' }]),
  );
  const schemas = {
    Port: { type: 'object', properties: { near: ref('Port') } },
    Many: { type: 'object', properties: many, required: ['p899'] },
  };
  const bodyOf = (schema: object) =>
    describe(
      { requestBody: { content: { 'application/json': { schema } } } },
      { components: { schemas } },
    ).bodies[0]?.schema;
  expect(bodyOf(ref('Port'))?.properties?.[0]?.schema).toEqual({ types: ['object'], isCut: true });
  const cut = bodyOf(ref('Many'));
  expect(cut?.isCut).toBe(true);
  expect(cut?.properties?.length).toBeLessThan(210);
  expect(cut?.properties?.map(({ name }) => name)).toContain('p899');
});

test('alternatives have the names of their schemas, and the value that tells them apart', () => {
  const boat = (name: string) => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string' }, [name]: { type: 'integer' } },
  });
  const schema = {
    oneOf: [ref('Ferry'), ref('Yacht')],
    discriminator: { propertyName: 'kind', mapping: { sail: '#/components/schemas/Yacht' } },
  };
  const choices = describe(
    { requestBody: { content: { 'application/json': { schema } } } },
    { components: { schemas: { Ferry: boat('cars'), Yacht: boat('masts') } } },
  ).bodies[0]?.schema?.choices;
  expect(choices?.map(({ title }) => title)).toEqual(['Ferry', 'Yacht']);
  expect(choices?.map(({ properties }) => properties?.[0]?.schema.const)).toEqual([
    { value: 'Ferry' },
    { value: 'sail' },
  ]);
});

test('alternatives keep the values that they allow for a discriminator without a mapping', () => {
  const boat = (kind: object) => ({ type: 'object', properties: { kind } });
  const schema = { oneOf: [ref('Ferry'), ref('Yacht')], discriminator: { propertyName: 'kind' } };
  const schemas = { Ferry: boat({ enum: ['boat.ferry'] }), Yacht: boat({ const: 'boat.yacht' }) };
  const choices = describe(
    { requestBody: { content: { 'application/json': { schema } } } },
    { components: { schemas } },
  ).bodies[0]?.schema?.choices;
  expect(choices?.map(({ properties }) => properties?.[0]?.schema)).toEqual([
    { types: [], enum: ['boat.ferry'] },
    { types: [], const: { value: 'boat.yacht' } },
  ]);
});

test('descriptions are plain text, so that a browser needs no Markdown parser', () => {
  const description = 'The **port** that\nis [meant](/ports).\n\nMore.';
  const described = describe(
    {
      servers: [{ url: '/{v}', description, variables: { v: { default: '1', description } } }],
      parameters: [{ name: 'to', in: 'query', schema: { type: 'string' }, description }],
      security: [{ key: [] }],
    },
    {
      components: {
        securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'key', description } },
      },
    },
  );
  const { servers, parameters, schemes } = described;
  const named = parameters.find(({ name }) => name === 'to');
  const all = [...servers, ...servers.flatMap(({ variables }) => variables), ...schemes, named];
  expect(all.map((each) => each?.description)).toEqual(Array(4).fill('The port that is meant.'));
});

test('a body with parts in any media type is JSON', () => {
  const kindOf = (schema: object) =>
    describe({ requestBody: { content: { '*/*': { schema } } } }).bodies[0]?.kind;
  expect(kindOf({ type: 'object' })).toBe('json');
  expect(kindOf({ type: 'string', format: 'binary' })).toBe('file');
});

test('requests are built from the values that a reader fills in', () => {
  const described = describe(
    {
      parameters: [
        { name: 'ids', in: 'query', schema: { type: 'array', items: { type: 'integer' } } },
        { name: 'X-Trip', in: 'header', schema: { type: 'string' } },
      ],
      requestBody: { content: { 'application/json': {}, 'text/plain': {} } },
      security: [{ key: [] }, { user: [] }],
    },
    {
      components: {
        securitySchemes: {
          key: { type: 'apiKey', in: 'query', name: 'key' },
          user: { type: 'http', scheme: 'basic' },
        },
      },
    },
  );
  const request = buildRequest(described, {
    server: 'https://ferries.example/',
    path: { port: 'a/b' },
    query: { ids: [1, 2] },
    header: {},
    cookie: {},
    contentType: 'text/plain',
    body: 'Hello',
    credentials: { user: { username: 'Ann', password: 'pö' } },
  });
  expect(request).toMatchObject({
    url: 'https://ferries.example/ports/a%2Fb?ids=1&ids=2',
    headers: [],
    basicAuth: { username: 'Ann', password: 'pö' },
    body: { kind: 'text', text: 'Hello', contentType: 'text/plain' },
  });
});
