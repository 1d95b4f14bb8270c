import { describe, expect, test } from 'vitest';
import { getChildren, type Kind } from './grammar.ts';

function placesOf(kind: Kind, value: Record<string, unknown>): string[] {
  return getChildren(kind, value).map((child) => `${child.kind} ${child.path.join('/')}`);
}

describe('the children of', () => {
  test('an operation: parameters, body, responses and callbacks, but not its extensions', () => {
    const operation = {
      parameters: [{ name: 'a' }],
      requestBody: {},
      responses: { 200: {}, default: {} },
      callbacks: { done: {} },
      security: [{ key: [] }],
      'x-note': { schema: {} },
    };
    expect(placesOf('operation', operation)).toEqual([
      'parameter parameters/0',
      'requestBody requestBody',
      'response responses/200',
      'response responses/default',
      'callback callbacks/done',
    ]);
  });

  test('a path item: an operation for each method, including those of version 3.2', () => {
    const item = {
      get: {},
      head: {},
      options: {},
      trace: {},
      query: {},
      additionalOperations: { COPY: {} },
      summary: 'x',
    };
    expect(placesOf('pathItem', item)).toEqual([
      'operation get',
      'operation head',
      'operation options',
      'operation trace',
      'operation query',
      'operation additionalOperations/COPY',
    ]);
  });

  test('a schema: every keyword that contains schemas, and none that contains data', () => {
    const schema = {
      ...{ properties: { a: {} }, patternProperties: { b: {} }, dependentSchemas: { c: {} } },
      ...{ $defs: { d: {} }, definitions: { e: {} } },
      ...{ allOf: [{}], anyOf: [{}], oneOf: [{}], prefixItems: [{}] },
      ...{ items: {}, not: {}, contains: {}, additionalProperties: {} },
      ...{ unevaluatedProperties: {}, unevaluatedItems: {}, propertyNames: {}, contentSchema: {} },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      ...{ if: {}, then: {}, else: {} },
      ...{ example: { properties: {} }, default: {}, const: {}, enum: [{}], examples: [{}] },
    };
    const places = placesOf('schema', schema);
    expect(places.every((place) => place.startsWith('schema '))).toBe(true);
    expect(places.map((place) => place.slice('schema '.length))).toEqual([
      ...['properties/a', 'patternProperties/b', 'dependentSchemas/c', '$defs/d', 'definitions/e'],
      ...['allOf/0', 'anyOf/0', 'oneOf/0', 'prefixItems/0', 'items', 'not', 'contains'],
      ...['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'propertyNames'],
      ...['contentSchema', 'if', 'then', 'else'],
    ]);
  });

  test('a schema with a property named like a keyword', () => {
    expect(placesOf('schema', { properties: { allOf: {}, items: {} } })).toEqual([
      'schema properties/allOf',
      'schema properties/items',
    ]);
  });

  test('a list of items, which is a tuple in older versions of JSON Schema', () => {
    expect(placesOf('schema', { items: [{}, {}] })).toEqual(['schema items/0', 'schema items/1']);
  });

  test('a callback: a path item for each expression', () => {
    expect(placesOf('callback', { '{$request.body#/url}': {} })).toEqual([
      'pathItem {$request.body#/url}',
    ]);
  });

  test('a media type: its schema, examples and the headers of its parts', () => {
    const media = {
      schema: {},
      itemSchema: {},
      examples: { a: {} },
      encoding: { part: {} },
      example: {},
    };
    expect(placesOf('mediaType', media)).toEqual([
      'schema schema',
      'schema itemSchema',
      'example examples/a',
      'encoding encoding/part',
    ]);
    expect(placesOf('encoding', { headers: { 'X-A': {} } })).toEqual(['header headers/X-A']);
  });

  test('ignore everything that is not an object', () => {
    expect(
      placesOf('schema', { properties: { a: true, b: {} }, items: false, allOf: [true, {}] }),
    ).toEqual(['schema properties/b', 'schema allOf/1']);
    expect(placesOf('schema', { properties: [{}], items: 'x' })).toEqual([]);
  });
});
