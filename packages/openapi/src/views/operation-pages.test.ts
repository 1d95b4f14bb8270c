import { expect, test } from 'vitest';
import type { Family, Operation } from '../model.ts';
import { listOperationPages } from './operation-pages.ts';
import { makeTestContext } from './test-reference.ts';

const paths = Object.fromEntries(
  Array.from({ length: 7 }, (_, index) => [`/o${index}`, { get: { operationId: `o${index}` } }]),
);
const { operations } = makeTestContext({
  openapi: '3.1.0',
  info: { title: 'Quays', version: '1' },
  paths,
}).api;

const family = (name: string, members: Operation[]): Family => ({
  name,
  slug: name,
  tag: name,
  operations: members,
});

/** The numbers of operations by family, of each page. */
function sizes(families: Family[], limit?: number) {
  return listOperationPages({ families }, limit).map((page) =>
    page.map((part) => `${part.family.name} ${part.operations.length}`),
  );
}

test('families that fit on a page are on one', () => {
  expect(sizes([family('a', operations.slice(0, 3)), family('b', operations.slice(3))])).toEqual([
    ['a 3', 'b 4'],
  ]);
});

test('a family that does not fit begins a page', () => {
  const families = [
    family('a', operations.slice(0, 2)),
    family('b', operations.slice(2, 4)),
    family('c', operations.slice(4)),
  ];
  expect(sizes(families, 4)).toEqual([['a 2', 'b 2'], ['c 3']]);
});

test('a family larger than a page is split, and shares its last page', () => {
  const families = [family('a', operations.slice(0, 5)), family('b', operations.slice(5, 6))];
  expect(sizes(families, 3)).toEqual([['a 3'], ['a 2', 'b 1']]);
});

test('without operations there are no pages', () => {
  expect(sizes([])).toEqual([]);
});
