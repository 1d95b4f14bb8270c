import { expect, test } from 'vitest';
import type { Operation } from '../model.ts';
import { makeTestApi } from '../views/test-reference.ts';
import { findModelUses } from './model-uses.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

/** The usages of each model: operations by id, models by name. */
function usesOf(parts: Record<string, unknown>) {
  const { operations, models } = findModelUses(makeTestApi(parts));
  return {
    operations: Object.fromEntries(
      [...operations].map(([name, found]) => [name, found.map(({ id }) => id)]),
    ),
    models: Object.fromEntries(
      [...models].map(([name, found]) => [name, found.map((model) => model.name)]),
    ),
  };
}

test('operations use what they refer to in parameters, bodies, responses, headers and callbacks', () => {
  const { operations } = usesOf({
    paths: {
      '/a': {
        post: {
          operationId: 'a',
          parameters: [{ name: 'p', in: 'query', schema: ref('InParameter') }],
          requestBody: json({ type: 'array', items: ref('InBody') }),
          responses: {
            200: { ...json(ref('InAnswer')), headers: { X: { schema: ref('InHeader') } } },
          },
          callbacks: { c: { '{$url}': { post: { requestBody: json(ref('InCallback')) } } } },
        },
      },
      '/b': {
        get: { operationId: 'b', responses: { 200: { $ref: '#/components/responses/Shared' } } },
      },
    },
    webhooks: { w: { post: { operationId: 'w', requestBody: json(ref('InBody')) } } },
    components: {
      responses: { Shared: json(ref('InAnswer')) },
      schemas: Object.fromEntries(
        ['InParameter', 'InBody', 'InAnswer', 'InHeader', 'InCallback', 'Unused'].map((name) => [
          name,
          { type: 'object' },
        ]),
      ),
    },
  });
  expect(operations).toEqual({
    InParameter: ['a'],
    InBody: ['a', 'w'],
    InAnswer: ['a', 'b'],
    InHeader: ['a'],
    InCallback: ['a'],
  });
});

test('models use what they refer to directly, once, but not themselves', () => {
  const { models, operations } = usesOf({
    paths: { '/a': { get: { operationId: 'a', responses: { 200: json(ref('Fleet')) } } } },
    components: {
      schemas: {
        Fleet: {
          properties: { first: ref('Vessel'), all: { items: ref('Vessel') }, next: ref('Fleet') },
        },
        Vessel: {
          allOf: [ref('Base')],
          discriminator: {
            propertyName: 'kind',
            mapping: { a: 'Tug', b: '#/components/schemas/Ferry' },
          },
        },
        Base: {},
        Tug: {},
        Ferry: {},
      },
    },
  });
  expect(models).toEqual({
    Vessel: ['Fleet'],
    Base: ['Vessel'],
    Tug: ['Vessel'],
    Ferry: ['Vessel'],
  });
  expect(operations).toEqual({ Fleet: ['a'] });
});

test('circles of unnamed references terminate', () => {
  const A = {
    properties: {
      in: { properties: { again: { $ref: '#/components/schemas/A/properties/in' }, b: ref('B') } },
    },
  };
  expect(usesOf({ components: { schemas: { A, B: {} } } }).models).toEqual({ B: ['A'] });
});

test('what all operations share is read once', () => {
  let reads = 0;
  const shared = {
    get description() {
      return 'Shared';
    },
    get content() {
      reads += 1;
      return json(ref('Vessel')).content;
    },
  };
  const api = makeTestApi({ components: { schemas: { Vessel: {} } }, paths: {} });
  const operations = Array.from({ length: 50 }, (_, index) => ({
    id: `o${index}`,
    raw: { responses: { 200: { $ref: '#/components/responses/Shared' } } },
  }));
  const document = { ...api.document, components: { responses: { Shared: shared } } };
  const uses = findModelUses({
    ...api,
    document,
    operations: operations.map((operation) => ({ ...exampleOperation(), ...operation })),
  });
  expect(uses.operations.get('Vessel')).toHaveLength(50);
  expect(reads).toBeLessThan(5);
});

test('a chain of thousands of references leads to the model at its end, and circles end', () => {
  const chain = Array.from({ length: 3000 }, (_, index) => [
    `R${index}`,
    { description: '', $ref: `#/components/responses/R${index + 1}` },
  ]);
  const api = makeTestApi({ components: { schemas: { Vessel: {} } }, paths: {} });
  const responses = {
    ...Object.fromEntries(chain),
    R3000: { ...json(ref('Vessel')), links: {} },
    Circle: { $ref: '#/components/responses/Circle' },
  };
  const raw = {
    responses: {
      200: { $ref: '#/components/responses/R0' },
      400: { $ref: '#/components/responses/Circle' },
    },
  };
  const uses = findModelUses({
    ...api,
    document: { ...api.document, components: { responses } },
    operations: [{ ...exampleOperation(), raw }],
  });
  expect([...uses.operations.keys()]).toEqual(['Vessel']);
});

test('schemas nested by the ten thousand are searched', () => {
  let schema: object = ref('Vessel');
  for (let depth = 0; depth < 20_000; depth += 1) schema = { items: schema };
  const api = makeTestApi({ components: { schemas: { Vessel: {} } }, paths: {} });
  const models = [...api.models, { name: 'Deep', slug: 'deep', raw: { items: schema } }];
  const uses = findModelUses({ ...api, models });
  expect(uses.models.get('Vessel')?.map(({ name }) => name)).toEqual(['Deep']);
});

function exampleOperation(): Operation {
  const paths = { '/a': { get: { operationId: 'a', responses: {} } } };
  const [operation] = makeTestApi({ paths }).operations;
  if (!operation) throw new Error('The description has no operation.');
  return operation;
}
