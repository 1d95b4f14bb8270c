import { describe, expect, test } from 'vitest';
import { openTestDescription } from '../views/test-reference.ts';

/** The problems of a description, each as pointer and message. */
function problemsOf(parts: object): string[] {
  const document = { openapi: '3.1.0', info: { title: 'Ferries', version: '1' }, ...parts };
  return openTestDescription({ 'a.json': JSON.stringify(document) }).problems.map(
    ({ message }) => message,
  );
}

describe('the version of a description', () => {
  test.each([['3.0.0'], ['3.0.4'], ['3.1.0'], ['3.2.0']])('%s is supported', (openapi) => {
    expect(problemsOf({ openapi })).toEqual([]);
  });

  test.each([['2.0'], ['4.0.0'], ['3.9.0'], [4]])('%s is not supported', (openapi) => {
    expect(problemsOf({ openapi })).toEqual([`#/openapi: OpenAPI ${openapi} is not supported.`]);
  });

  test.each([
    ['openapi: 3', '3.0.0'],
    ['openapi: 3.0', '3.0.0'],
    ['openapi: 3.1', '3.1.0'],
    ['openapi: "3.1"', '3.1.0'],
    ['swagger: 2.0', '2.0'],
    ['swagger: 2', '2.0'],
  ])('%s is clear enough, with a warning', (line, version) => {
    const text = `${line}\ninfo: { title: Ferries, version: 1 }\npaths: {}`;
    const { opened, problems } = openTestDescription({ 'a.yaml': text });
    expect(opened).toBeDefined();
    expect(problems).toMatchObject([{ severity: 'warning', line: 1, column: 1 }]);
    expect(problems[0]?.message).toContain(`read as version ${version}`);
  });
});

describe('the structure of a description', () => {
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
