import { expect, test } from 'vitest';
import { openTestDescription, readTestApi } from '../views/test-reference.ts';
import { openDescription } from './open-description.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const hidden = { 'x-internal': true };
const answer = (schema: object) => ({
  200: { description: 'Good', content: { 'application/json': { schema } } },
});

const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Quay', version: '1' },
  servers: [{ url: 'https://quay.example' }, { url: 'https://inner.example', ...hidden }],
  paths: {
    '/berths': {
      parameters: [{ name: 'trace', in: 'header', ...hidden, schema: {} }],
      get: {
        operationId: 'list',
        parameters: [
          { name: 'depth', in: 'query', schema: {} },
          { $ref: '#/components/parameters/Secret' },
        ],
        responses: answer(ref('Berth')),
      },
      delete: { operationId: 'clear', ...hidden, responses: answer(ref('Report')) },
    },
    '/audit': { get: { ...hidden, operationId: 'audit', responses: answer(ref('Report')) } },
    '/pumps': { ...hidden, get: { operationId: 'pumps', responses: answer(ref('Berth')) } },
  },
  components: {
    parameters: { Secret: { name: 'secret', in: 'query', ...hidden, schema: {} } },
    schemas: {
      Berth: {
        type: 'object',
        required: ['name', 'owner', 'log'],
        properties: {
          name: { type: 'string', example: hidden },
          owner: { type: 'string', ...hidden },
          log: ref('Log'),
          neighbor: ref('Berth'),
          kind: { oneOf: [{ const: 'quay' }, { const: 'dock', ...hidden }] },
        },
      },
      Log: { type: 'object', ...hidden, properties: { line: ref('Line') } },
      Line: { type: 'string' },
      Report: { type: 'object', properties: { part: ref('Part') } },
      Part: { type: 'string' },
      Unused: { type: 'string' },
    },
  },
};

function open(showInternal: boolean) {
  const files = new Map([['a.json', JSON.stringify(DOCUMENT)]]);
  const options = { showInternal };
  const { opened, problems } = openDescription('a.json', (path) => files.get(path), '.', options);
  if (!opened) throw new Error('The description cannot be opened.');
  return { ...opened, problems, api: readTestApi(opened).api };
}

test('what is marked as internal is neither on pages nor in the download', () => {
  const { api, bundled, problems } = open(false);
  expect(problems).toEqual([]);
  expect(api.operations.map(({ id }) => id)).toEqual(['list']);
  expect(api.operations[0]?.parameters.map(({ name }) => name)).toEqual(['depth']);
  expect(api.operations[0]?.servers.map(({ url }) => url)).toEqual(['https://quay.example']);
  expect(api.models.map(({ name }) => name)).toEqual(['Berth', 'Unused']);
  const [berth] = api.models;
  const { properties } = api.readSchema(berth?.raw ?? true);
  expect(properties.map(({ name, required }) => [name, required])).toEqual([
    ['name', true],
    ['neighbor', false],
    ['kind', false],
  ]);
  expect(api.readSchema(properties[2]?.schema ?? true).const).toEqual({ value: 'quay' });
  expect(JSON.stringify(bundled)).not.toMatch(/audit|owner|secret|trace|inner|dock|Report|Line/);
  // An example is data.
  expect(JSON.stringify(bundled)).toContain('{"x-internal":true}');
});

test('the config can show what is internal', () => {
  const { api } = open(true);
  expect(api.operations.map(({ id }) => id)).toEqual(['list', 'clear', 'audit', 'pumps']);
  expect(api.models).toHaveLength(6);
});

test('a description of version 2.0 is read without its internal parts, too', () => {
  const document = {
    swagger: '2.0',
    info: DOCUMENT.info,
    paths: {
      '/a': {
        get: {
          operationId: 'a',
          parameters: [{ name: 'b', in: 'query', type: 'string', ...hidden }],
        },
        post: { operationId: 'c', ...hidden },
      },
    },
  };
  const { opened } = openTestDescription({ 'a.json': JSON.stringify(document) });
  const operations = opened ? readTestApi(opened).api.operations : [];
  expect(operations.map(({ id, parameters }) => [id, parameters])).toEqual([['a', []]]);
});
