import { createElement, memo } from 'react';
import { describe, expect, test } from 'vitest';
import { findUnsupported } from './unsendable.ts';

describe('values that JSON supports', () => {
  test.each([
    [{}],
    [{ label: 'Plum', count: 0, isRipe: false, note: null }],
    [{ plots: [{ x: 1 }, { x: 2, tags: ['old'] }] }],
    [{ left: undefined }],
    [{ children: createElement('p'), parts: [{ icon: createElement('b') }] }],
    [{ children: ['Plum', undefined, createElement('p', { key: 1 })] }],
  ])('%j has no problem', (props) => {
    expect(findUnsupported(props)).toBeUndefined();
  });

  test('an object used twice is not a cycle', () => {
    const shared = { x: 1 };
    expect(findUnsupported({ a: shared, b: [shared] })).toBeUndefined();
  });
});

describe('values that JSON does not support are reported with their path', () => {
  test.each([
    [{ onPick: () => {} }, 'onPick', 'function'],
    [{ plots: [{ color: Symbol('red') }] }, 'plots[0].color', 'symbol'],
    [{ list: [1, undefined] }, 'list[1]', 'undefined'],
    [{ share: Number.NaN }, 'share', 'NaN'],
    [{ total: 3n }, 'total', 'BigInt'],
    [{ since: new Date(0) }, 'since', 'Date'],
    [{ kinds: new Map() }, 'kinds', 'Map'],
    [{ children: [createElement('p', { key: 0 }), () => {}] }, 'children[1]', 'function'],
    [{ part: memo(() => null) }, 'part.$$typeof', 'symbol'],
  ])('in %o', (props, path, kind) => {
    expect(findUnsupported(props)).toEqual({ path, kind });
  });

  test('a cycle', () => {
    const tree: { branch: object[] } = { branch: [] };
    tree.branch.push({ tree });
    expect(findUnsupported({ tree })).toEqual({ path: 'tree.branch[0].tree', kind: 'cycle' });
  });
});
