import { expect, test } from 'vitest';
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
