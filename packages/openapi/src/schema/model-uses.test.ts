import { expect, test } from 'vitest';
import { madeApi } from '../views/made-reference.ts';
import { findModelUses } from './model-uses.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

/** Who uses each model: operations by id, models by name. */
function usesOf(parts: Record<string, unknown>) {
  const { operations, models } = findModelUses(madeApi(parts));
  return {
    operations: Object.fromEntries(
      [...operations].map(([name, found]) => [name, found.map(({ id }) => id)]),
    ),
    models: Object.fromEntries(
      [...models].map(([name, found]) => [name, found.map((model) => model.name)]),
    ),
  };
}

test('operations use what they name in parameters, bodies, answers, headers and callbacks', () => {
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

test('models use what they name, once, but not themselves nor what these name in turn', () => {
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

test('circles of references without a name end', () => {
  const A = {
    properties: {
      in: { properties: { again: { $ref: '#/components/schemas/A/properties/in' }, b: ref('B') } },
    },
  };
  expect(usesOf({ components: { schemas: { A, B: {} } } }).models).toEqual({ B: ['A'] });
});
