import { describe, expect, test } from 'vitest';
import { isObject } from '../description/json.ts';
import { findLargeParts } from './large-parts.ts';

const names = (count: number, schema: object = {}) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, schema]));
const object = (properties: object) => ({ type: 'object', properties });

const partNames = (document: Record<string, unknown>) => [...findLargeParts(document).values()];

describe('large parts with pages of their own', () => {
  test('do not exist if all schemas are small', () => {
    expect(partNames({ components: { schemas: { A: object({ b: object(names(20)) }) } } })).toEqual(
      [],
    );
  });

  test('are the largest of a large schema, named by their path', () => {
    const hold = object(names(60));
    const deck = object(names(30));
    const parts = findLargeParts({
      components: { schemas: { Ferry: object({ 'car deck': deck, hold, name: {} }) } },
    });
    expect([...parts]).toEqual([[hold, 'FerryHold']]);
  });

  test('are named by operation, body, status and property, but not by content types and keywords', () => {
    const large = object({ list: { type: 'array', items: object(names(150)) } });
    const content = { 'application/json': { schema: large } };
    const document = {
      paths: {
        '/a': {
          post: {
            operationId: 'bookTrip',
            requestBody: { content },
            responses: { 200: { content: { 'a/b': { schema: object(names(150)) } } } },
          },
        },
      },
    };
    expect(partNames(document)).toEqual(['BookTripRequestListItem', 'BookTrip200']);
  });

  test('never have the name of a schema or of another part', () => {
    const schemas = {
      Ferry: object({ hold: object(names(90)), Hold: object(names(90)) }),
      FerryHold: {},
    };
    expect(partNames({ components: { schemas } })).toEqual(['FerryHold2', 'FerryHold3']);
  });

  test('are never references, which already have pages', () => {
    const schemas = {
      A: object(names(200, { $ref: '#/components/schemas/B' })),
      B: object(names(70)),
    };
    expect(partNames({ components: { schemas } })).toEqual([]);
  });

  test('leave no more rows than a page may have, whatever the description', () => {
    const deep = (depth: number): object =>
      object(depth === 0 ? names(6) : names(6, deep(depth - 1)));
    const document = { components: { schemas: { A: structuredClone(deep(3)) } } };
    const parts = findLargeParts(JSON.parse(JSON.stringify(document)));
    expect(parts.size).toBeGreaterThan(5);
    const rows = (schema: unknown): number =>
      isObject(schema) && isObject(schema.properties)
        ? Object.values(schema.properties).reduce<number>(
            (sum, inner) => sum + 1 + (isObject(inner) && parts.has(inner) ? 0 : rows(inner)),
            0,
          )
        : 0;
    for (const part of parts.keys()) expect(rows(part)).toBeLessThanOrEqual(80);
  });

  test('are what is nested too deeply, so that nothing is left out of all pages', () => {
    let schema: object = object({ end: {} });
    for (let depth = 0; depth < 10_000; depth += 1) schema = object({ next: schema });
    const parts = findLargeParts({ components: { schemas: { Deep: schema } } });
    const levels = (inner: unknown): number => {
      let count = 0;
      let at = inner;
      while (isObject(at) && (at === inner || !parts.has(at))) {
        count += 1;
        at = isObject(at.properties) ? at.properties.next : undefined;
      }
      return count;
    };
    expect(parts.size).toBeGreaterThan(400);
    for (const part of [schema, ...parts.keys()]) expect(levels(part)).toBeLessThanOrEqual(26);
  });

  test('have names of limited length, and each its own', () => {
    let schema: object = object(names(100));
    for (let depth = 0; depth < 50; depth += 1) schema = object({ aRatherLongName: schema });
    const long = object({ ['x'.repeat(5000)]: object(names(100)) });
    const found = partNames({ components: { schemas: { Deep: schema, long } } });
    expect(found.length).toBeGreaterThan(2);
    expect(new Set(found).size).toBe(found.length);
    for (const name of found) expect(name.length).toBeLessThanOrEqual(105);
  });

  test('are found in a schema that is in several places, or within itself', () => {
    let shared: object = object(names(3));
    for (let depth = 0; depth < 40; depth += 1)
      shared = object({ a: shared, b: shared, c: shared });
    const circle: Record<string, unknown> = { type: 'object' };
    circle.properties = { self: circle, ...names(90) };
    const parts = findLargeParts({ components: { schemas: { shared, circle } } });
    expect(parts.size).toBeGreaterThan(0);
  });

  test('are found in callbacks within callbacks by the thousand', () => {
    const body = { content: { 'application/json': { schema: object(names(150)) } } };
    let operation: object = { operationId: 'last', requestBody: body };
    for (let depth = 0; depth < 5000; depth += 1)
      operation = { callbacks: { again: { '{$url}': { post: operation } } } };
    const paths = { '/a': { get: { operationId: 'a', ...operation } } };
    expect(partNames({ paths })).toHaveLength(1);
  });
});
