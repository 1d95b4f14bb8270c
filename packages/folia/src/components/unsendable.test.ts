import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { findUnsendable } from './unsendable.ts';

describe('what JSON carries', () => {
  test.each([
    [{}],
    [{ label: 'Plum', count: 0, isRipe: false, note: null }],
    [{ plots: [{ x: 1 }, { x: 2, tags: ['old'] }] }],
    [{ left: undefined }],
  ])('%j is found to be all right', (props) => {
    expect(findUnsendable(props)).toBeUndefined();
  });

  test('one object in two places is no cycle', () => {
    const shared = { x: 1 };
    expect(findUnsendable({ a: shared, b: [shared] })).toBeUndefined();
  });
});

describe('what JSON does not carry is told with its place', () => {
  test.each([
    [{ onPick: () => {} }, 'onPick', 'function'],
    [{ plots: [{ color: Symbol('red') }] }, 'plots[0].color', 'symbol'],
    [{ list: [1, undefined] }, 'list[1]', 'undefined'],
    [{ share: Number.NaN }, 'share', 'NaN'],
    [{ total: 3n }, 'total', 'BigInt'],
    [{ since: new Date(0) }, 'since', 'Date'],
    [{ kinds: new Map() }, 'kinds', 'Map'],
    [{ children: createElement('p') }, 'children', 'React element'],
  ])('in %o', (props, path, kind) => {
    expect(findUnsendable(props)).toEqual({ path, kind });
  });

  test('a cycle', () => {
    const tree: { branch: object[] } = { branch: [] };
    tree.branch.push({ tree });
    expect(findUnsendable({ tree })).toEqual({ path: 'tree.branch[0].tree', kind: 'cycle' });
  });
});
