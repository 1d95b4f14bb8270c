import { describe, expect, test } from 'vitest';
import { openTestDescription } from '../views/test-reference.ts';

/** The problems of a description, each as pointer and message. */
function problemsOf(parts: object): string[] {
  const document = { openapi: '3.1.0', info: { title: 'Ferries', version: '1' }, ...parts };
  return openTestDescription({ 'a.json': JSON.stringify(document) }).problems.map(
    ({ message }) => message,
  );
}

describe('the structure of a description', () => {
  test.each([['3.0.0'], ['3.0.4'], ['3.1.0'], ['3.2.0']])('version %s is supported', (openapi) => {
    expect(problemsOf({ openapi })).toEqual([]);
  });

  test.each([['2.0'], ['4.0.0'], ['3'], [3]])('version %s is not supported', (openapi) => {
    expect(problemsOf({ openapi })).toEqual([`#/openapi: OpenAPI ${openapi} is not supported.`]);
  });

  test.each([
    ['no title', { info: { version: '1' } }, '#/info/title'],
    ['no version', { info: { title: 'A' } }, '#/info/version'],
    ['a server without an address', { servers: [{}] }, '#/servers/0/url'],
    ['a tag without a name', { tags: [{}] }, '#/tags/0/name'],
    ['paths that are a list', { paths: [] }, '#/paths'],
    ['security that is not a list', { security: {} }, '#/security'],
    ['an operation that is a string', { paths: { '/a': { get: 'x' } } }, '#/paths/~1a/get'],
    [
      'an operation of a rare method that is a string',
      { paths: { '/a': { trace: 'x' } } },
      '#/paths/~1a/trace',
    ],
    [
      'a parameter without a name',
      { paths: { '/a': { parameters: [{ in: 'query' }] } } },
      '#/paths/~1a/parameters/0/name',
    ],
    [
      'a parameter in an unknown location',
      { paths: { '/a': { get: { parameters: [{ name: 'a', in: 'keel' }] } } } },
      '#/paths/~1a/get/parameters/0/in',
    ],
    [
      'a response that is a string',
      { paths: { '/a': { get: { responses: { 200: 'x' } } } } },
      '#/paths/~1a/get/responses/200',
    ],
    [
      'properties that are a list',
      { components: { schemas: { A: { properties: [] } } } },
      '#/components/schemas/A/properties',
    ],
    [
      'allOf that is not a list',
      { components: { schemas: { A: { items: { allOf: {} } } } } },
      '#/components/schemas/A/items/allOf',
    ],
    [
      'enum that is not a list',
      { components: { schemas: { A: { enum: 'x' } } } },
      '#/components/schemas/A/enum',
    ],
    [
      'a type that is a number',
      {
        webhooks: { a: { post: { requestBody: { content: { 'a/b': { schema: { type: 1 } } } } } } },
      },
      '#/webhooks/a/post/requestBody/content/a~1b/schema/type',
    ],
  ])('%s is a problem with its location', (_, parts, pointer) => {
    const found = problemsOf(parts);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${pointer.replaceAll(/[/$]/g, '\\$&')}: `));
  });

  test('small mistakes that do not prevent rendering are tolerated', () => {
    expect(
      problemsOf({
        info: { title: 'A', version: 1 },
        tags: null,
        paths: {
          '/a/{b}': { get: { responses: { 200: {} }, tags: null, operationId: null, 'x-a': 1 } },
        },
        components: { schemas: { A: true, B: { type: ['string', 'null'], required: 'x' } } },
      }),
    ).toEqual([]);
  });

  test('references beside and below other references are checked, too', () => {
    const A = {
      $ref: '#/components/schemas/B',
      properties: { x: { $ref: '#/components/schemas/Nowhere' } },
    };
    expect(problemsOf({ components: { schemas: { A, B: {} } } })).toEqual([
      '#/components/schemas/A/properties/x/$ref: The reference "#/components/schemas/Nowhere" has no target.',
    ]);
  });

  test('circles of references are a problem only if they contain no object', () => {
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    expect(
      problemsOf({ components: { schemas: { A: { items: ref('A') }, B: ref('A') } } }),
    ).toEqual([]);
    const circle = problemsOf({
      components: { schemas: { A: ref('B'), B: ref('C'), C: ref('A') } },
    });
    expect(circle).toHaveLength(3);
    expect(circle[0]).toContain('refers to itself');
  });

  test.each([
    ['parameters', { parameters: [{ $ref: '#/components/parameters/x' }] }],
    ['responses', { responses: { 200: { $ref: '#/components/responses/x' } } }],
    ['bodies', { requestBody: { $ref: '#/components/requestBodies/x' } }],
  ])('references of %s without a target are a problem', (_, operation) => {
    expect(problemsOf({ paths: { '/a': { get: operation } } })[0]).toContain('has no target');
  });
});
