import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupByCircle } from './part-groups.ts';

type Node = { name: string; to: Node[] };

/** Nodes named by letters; each entry lists the nodes that one depends on. */
function makeNodes(edges: Record<string, string>): Record<string, Node> {
  const nodes = Object.fromEntries(
    Object.keys(edges).map((name): [string, Node] => [name, { name, to: [] }]),
  );
  for (const [name, to] of Object.entries(edges)) {
    for (const other of to) nodes[name]?.to.push(nodes[other] ?? { name: other, to: [] });
  }
  return nodes;
}

function groupNames(start: Node, isDone: (node: Node) => boolean = () => false): string[] {
  const groups = groupByCircle(start, ({ to }) => to, isDone);
  return groups.map((group) =>
    group
      .map(({ name }) => name)
      .sort()
      .join(''),
  );
}

function groupsOf(edges: Record<string, string>, isDone?: (node: Node) => boolean): string[] {
  const { a } = makeNodes(edges);
  return a ? groupNames(a, isDone) : [];
}

test('a group comes after those it depends on', () => {
  expect(groupsOf({ a: 'bc', b: 'd', c: 'd', d: '' })).toEqual(['d', 'b', 'c', 'a']);
});

test('objects that depend on each other are one group', () => {
  expect(groupsOf({ a: 'b', b: 'c', c: 'bd', d: '' })).toEqual(['d', 'bc', 'a']);
  expect(groupsOf({ a: 'bc', b: 'a', c: 'a' })).toEqual(['abc']);
  expect(groupsOf({ a: 'a' })).toEqual(['a']);
});

test('an object that needs no group is left out, and so is what only it depends on', () => {
  expect(groupsOf({ a: 'bc', b: 'd', c: '', d: '' }, ({ name }) => name === 'b')).toEqual([
    'c',
    'a',
  ]);
});

test('a chain may have any length', () => {
  const nodes = Array.from({ length: 100_000 }, (_, index): Node => ({ name: `${index}`, to: [] }));
  for (const [index, node] of nodes.entries()) node.to.push(...nodes.slice(index + 1, index + 2));
  const [first] = nodes;
  expect(first && groupNames(first)).toHaveLength(100_000);
});

test('two objects are in one group if, and only if, each can be reached from the other', () => {
  const edges = fc.array(fc.uniqueArray(fc.nat(7), { maxLength: 4 }), {
    minLength: 8,
    maxLength: 8,
  });
  fc.assert(
    fc.property(edges, (lists) => {
      const nodes = lists.map((_, index): Node => ({ name: `${index}`, to: [] }));
      for (const [index, node] of nodes.entries())
        node.to = (lists[index] ?? []).flatMap((to) => nodes[to] ?? []);
      const [first] = nodes;
      if (!first) return;
      const groups = groupByCircle(
        first,
        ({ to }) => to,
        () => false,
      );
      const reached = reachableFrom(first);
      expect(new Set(groups.flat())).toEqual(reached);
      expect(groups.flat()).toHaveLength(reached.size);
      for (const group of groups) {
        for (const node of group) {
          const mutual = [...reachableFrom(node)].filter((other) => reachableFrom(other).has(node));
          expect(new Set(group)).toEqual(new Set(mutual));
        }
      }
    }),
  );
});

function reachableFrom(start: Node): Set<Node> {
  const found = new Set([start]);
  for (const node of found) for (const next of node.to) found.add(next);
  return found;
}
