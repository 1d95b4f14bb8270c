import { describe, expect, test } from 'vitest';
import { openTestDescription } from '../views/test-reference.ts';
import type { JsonObject } from './json.ts';

const HEAD = 'openapi: 3.1.0\ninfo: { title: Ferries, version: "1" }\n';

/** Bundles a description from a map of files. @throws Error with its problems */
function bundle(files: Record<string, string>): JsonObject {
  const { opened, problems } = openTestDescription(files);
  if (!opened) throw new Error(problems.map(({ message }) => message).join('\n'));
  return opened.bundled;
}

/** The bundled schemas of a description whose entry has the given ones, in flow style. */
function schemasOf(schemas: string, files: Record<string, string> = {}): unknown {
  const entry = `${HEAD}components:\n  schemas:\n${schemas.replace(/^/gm, '    ')}\n`;
  const { components } = bundle({ 'a.yaml': entry, ...files });
  return components && typeof components === 'object' && 'schemas' in components
    ? components.schemas
    : undefined;
}

describe('bundling: references', () => {
  test('within the first file stay the same', () => {
    expect(schemasOf('A: { $ref: "#/components/schemas/B" }\nB: { type: string }')).toEqual({
      A: { $ref: '#/components/schemas/B' },
      B: { type: 'string' },
    });
  });

  test('in another file are resolved against that file, not the first', () => {
    const schemas = schemasOf(
      'Port: { type: integer }\nA: { properties: { p: { $ref: "b.yaml#/Route" } } }',
      {
        'b.yaml': 'Route: { properties: { from: { $ref: "#/Port" } } }\nPort: { type: string }',
      },
    );
    expect(schemas).toEqual({
      Port: { type: 'integer' },
      A: { properties: { p: { $ref: '#/components/schemas/Route' } } },
      Route: { properties: { from: { $ref: '#/components/schemas/Port2' } } },
      Port2: { type: 'string' },
    });
  });

  test('are followed through three files, and back to the first', () => {
    const schemas = schemasOf('A: { items: { $ref: "b.yaml#/B" } }', {
      'b.yaml': 'B: { items: { $ref: "parts/c.yaml#/C" } }',
      'parts/c.yaml': 'C: { items: { $ref: "../a.yaml#/components/schemas/A" } }',
    });
    expect(schemas).toEqual({
      A: { items: { $ref: '#/components/schemas/B' } },
      B: { items: { $ref: '#/components/schemas/C' } },
      C: { items: { $ref: '#/components/schemas/A' } },
    });
  });

  test('from several files to one target share a component', () => {
    const schemas = schemasOf('A: { items: { $ref: "b.yaml#/B" } }\nC: { $ref: "c.yaml" }', {
      'b.yaml': 'B: { type: string }',
      'c.yaml': 'items: { $ref: "./b.yaml#/B" }',
    });
    expect(schemas).toEqual({
      A: { items: { $ref: '#/components/schemas/B' } },
      B: { type: 'string' },
      C: { items: { $ref: '#/components/schemas/B' } },
    });
  });

  test('keep the keys beside them', () => {
    expect(
      schemasOf('A: { items: { $ref: "b.yaml", description: Own, deprecated: true } }', {
        'b.yaml': 'type: string',
      }),
    ).toEqual({
      A: { items: { $ref: '#/components/schemas/b', description: 'Own', deprecated: true } },
      b: { type: 'string' },
    });
  });

  test('within the keys beside another reference are followed, too', () => {
    const schemas = schemasOf('A: { $ref: "b.yaml", properties: { x: { $ref: "c.yaml" } } }', {
      'b.yaml': 'type: object',
      'c.yaml': 'type: string',
    });
    expect(schemas).toMatchObject({ A: { properties: { x: { $ref: '#/components/schemas/c' } } } });
  });

  test('from a root component to another file keep the keys beside them', () => {
    expect(
      schemasOf('A: { $ref: "b.yaml", description: Own }', { 'b.yaml': 'type: string' }),
    ).toEqual({
      A: { $ref: '#/components/schemas/b', description: 'Own' },
      b: { type: 'string' },
    });
  });

  test('through a chain of references resolve to its end', () => {
    expect(
      schemasOf('A: { $ref: "b.yaml#/B" }', {
        'b.yaml': 'B: { $ref: "c.yaml#/C" }',
        'c.yaml': 'C: { type: boolean }',
      }),
    ).toEqual({ A: { $ref: '#/components/schemas/C' }, C: { type: 'boolean' } });
  });

  test('support names with slashes, tildes and percent signs', () => {
    const odd = 'a/b~c 100%25';
    const schemas = schemasOf(`A: { items: { $ref: "b.yaml#/a~1b~0c%20100%2525" } }`, {
      'b.yaml': `"${odd}": { type: string }`,
    });
    expect(Object.values(Object(schemas))).toContainEqual({ type: 'string' });
    expect(
      schemasOf(
        `"${odd}": { type: string }\nA: { items: { $ref: "#/components/schemas/a~1b~0c%20100%2525" } }`,
      ),
    ).toEqual({
      [odd]: { type: 'string' },
      A: { items: { $ref: '#/components/schemas/a~1b~0c 100%2525' } },
    });
  });

  test('to an anchor, which is not a JSON pointer, keep its name as the type', () => {
    expect(schemasOf('A: { items: { $ref: "#Berth" } }\nB: { $anchor: Berth }')).toMatchObject({
      A: { items: { $ref: '#/components/schemas/Berth' } },
    });
  });
});

describe('bundling: the content of other files', () => {
  test('is added to the component group of its kind', () => {
    const { components } = bundle({
      'a.yaml': `${HEAD}paths:\n  /a:\n    get:\n      parameters: [{ $ref: "b.yaml#/page" }]\n      requestBody: { $ref: "b.yaml#/body" }\n      responses: { 200: { $ref: "b.yaml#/good" } }\n      callbacks: { done: { $ref: "b.yaml#/done" } }\n`,
      'b.yaml': [
        'page: { name: page, in: query, examples: { first: { $ref: "#/one" } } }',
        'body: { content: { a/b: {} } }',
        'good: { description: Good, headers: { X: { $ref: "#/header" } }, links: { next: { $ref: "#/link" } } }',
        'done: { "{$url}": { post: {} } }',
        'one: { value: 1 }',
        'header: { schema: { type: string } }',
        'link: { operationId: x }',
      ].join('\n'),
    });
    expect(components).toEqual({
      parameters: {
        page: {
          name: 'page',
          in: 'query',
          examples: { first: { $ref: '#/components/examples/one' } },
        },
      },
      examples: { one: { value: 1 } },
      requestBodies: { body: { content: { 'a/b': {} } } },
      responses: {
        good: {
          description: 'Good',
          headers: { X: { $ref: '#/components/headers/header' } },
          links: { next: { $ref: '#/components/links/link' } },
        },
      },
      headers: { header: { schema: { type: 'string' } } },
      links: { link: { operationId: 'x' } },
      callbacks: { done: { '{$url}': { post: {} } } },
    });
  });

  test('is inlined if it is a path, an operation or a media type, for which there are no components', () => {
    const { paths, components } = bundle({
      'a.yaml': `${HEAD}paths:\n  /a: { $ref: b.yaml, summary: Own }\n  /c: { get: { $ref: "b.yaml#/get" } }\n`,
      'b.yaml': 'get: { requestBody: { content: { a/b: { $ref: media.yaml } } } }\n',
      'media.yaml': 'schema: { type: string }',
    });
    const get = { requestBody: { content: { 'a/b': { schema: { type: 'string' } } } } };
    expect(paths).toEqual({ '/a': { summary: 'Own', get }, '/c': { get } });
    expect(components).toBeUndefined();
  });

  test('is added to the definitions of version 2.0', () => {
    const bundled = bundle({
      'a.yaml':
        'swagger: "2.0"\ninfo: { title: Old, version: "1" }\npaths:\n  /a:\n    get:\n      parameters: [{ $ref: "b.yaml#/page" }]\n      responses: { 200: { description: Good, schema: { $ref: "b.yaml#/Knot" } } }\n',
      'b.yaml': 'page: { name: page, in: query, type: string }\nKnot: { type: object }',
    });
    expect(bundled).toMatchObject({
      parameters: { page: { name: 'page' } },
      definitions: { Knot: { type: 'object' } },
    });
    expect(bundled).not.toHaveProperty('components');
  });

  test("is referenced by a discriminator's mapping: by file, by pointer within its file, or by name", () => {
    const schemas = schemasOf('A: { $ref: "b.yaml#/Vessel" }\nRaft: { type: object }', {
      'b.yaml':
        'Vessel: { discriminator: { propertyName: kind, mapping: { ferry: "ferry.yaml", tug: "#/Tug", raft: Raft } } }\nTug: { type: object }',
      'ferry.yaml': 'type: object',
    });
    expect(schemas).toMatchObject({
      A: {
        discriminator: {
          mapping: {
            ferry: '#/components/schemas/ferry',
            tug: '#/components/schemas/Tug',
            raft: 'Raft',
          },
        },
      },
      ferry: { type: 'object' },
      Tug: { type: 'object' },
    });
  });

  test('a path that refers to itself is a problem', () => {
    expect(() =>
      bundle({
        'a.yaml': `${HEAD}paths:\n  /a: { $ref: b.yaml }\n`,
        'b.yaml': '$ref: c.yaml',
        'c.yaml': '$ref: b.yaml',
      }),
    ).toThrow('refers to itself');
  });

  test('the input files are not modified', () => {
    const files = {
      'a.yaml': `${HEAD}paths: { /a: { $ref: b.yaml } }`,
      'b.yaml': 'get: { responses: { 200: { $ref: "#/good" } } }\ngood: { description: Good }',
    };
    const { opened } = openTestDescription(files);
    expect(opened?.description.files.get('b.yaml')?.value).toEqual({
      get: { responses: { 200: { $ref: '#/good' } } },
      good: { description: 'Good' },
    });
  });
});
