import { expect, test } from 'vitest';
import { makeTestContext, renderTestPageAt } from './test-reference.ts';
import { textOf } from './test-text.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 100);

function pageAt(path: string, parts: object): string {
  const info = { title: 'Quay', version: '1' };
  const context = makeTestContext({ openapi: '3.1.0', info, paths: {}, ...parts });
  return textOf(renderTestPageAt(path, context).html);
}

test('the names of models, and the numbers of their pages, are words apart', () => {
  const names = numbers(501).map((number) => [`Berth${number}`, { type: 'object' }]);
  const text = pageAt('/models', { components: { schemas: Object.fromEntries(names) } });
  expect(text).toContain('Berth100 Berth101 Berth102');
  expect(text).toMatch(/\b1 2\b/);
});

test('operations with a model are words apart where they are very many', () => {
  const schema = { $ref: '#/components/schemas/Berth' };
  const responses = { 200: { description: 'Good', content: { 'application/json': { schema } } } };
  const paths = numbers(50).map((number) => [
    `/berths/${number}`,
    { get: { operationId: `b${number}`, summary: `Berth ${number}`, responses } },
  ]);
  const text = pageAt('/models/berth', {
    paths: Object.fromEntries(paths),
    components: { schemas: { Berth: { type: 'object' } } },
  });
  expect(text).toContain('Berth 100 Berth 101 Berth 102');
});
