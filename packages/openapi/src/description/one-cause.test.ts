import { expect, test } from 'vitest';
import { openTestDescription } from '../views/test-reference.ts';

const operation = {
  security: [{ token: [] }],
  responses: { 404: { $ref: '#/components/responses/Lost' } },
};

function problemsOf(paths: object) {
  const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'Quay', version: '1' }, paths });
  return openTestDescription({ 'api/a.json': text }).problems;
}

test('a scheme or a component that is missing in many operations is one warning with their number', () => {
  const problems = problemsOf({
    '/a': { get: operation, put: operation },
    '/b': { get: operation },
  });
  expect(problems).toHaveLength(2);
  expect(problems).toMatchObject([
    { message: expect.stringContaining('GET /a') },
    { message: expect.stringContaining('GET /a') },
  ]);
  for (const { hint } of problems)
    expect(hint).toMatch(/\n2 other places have the same problem\.$/);
});

test('a file that is missing in two places is one warning', () => {
  const lost = { responses: { 200: { $ref: 'lost.yaml' } } };
  expect(problemsOf({ '/a': { get: lost, put: lost } })).toMatchObject([
    { hint: expect.stringMatching(/\nAnother place has the same problem\.$/) },
  ]);
});

test('schemes that are misspelled differ in what has to be corrected', () => {
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Quay', version: '1' },
    paths: { '/a': { get: operation, put: operation } },
    components: {
      responses: { Lost: { description: 'Lost' } },
      securitySchemes: { tokens: { type: 'http', scheme: 'bearer' } },
    },
  });
  expect(openTestDescription({ 'api/a.json': text }).problems).toHaveLength(2);
});
