import { expect, test } from 'vitest';
import { makeFollow } from './follow.ts';

const follow = makeFollow({
  parts: {
    last: { description: 'Last', in: 'query', name: 'page' },
    middle: { $ref: '#/parts/last', description: 'Middle' },
    circle: { $ref: '#/parts/circle', kept: 1 },
    'a/b %': { found: true },
  },
});

test('a reference is followed to the end', () => {
  expect(follow({ $ref: '#/parts/last' })).toEqual({
    description: 'Last',
    in: 'query',
    name: 'page',
  });
});

test('keys beside a reference override those of its target, the nearest first', () => {
  expect(follow({ $ref: '#/parts/middle' })).toMatchObject({ description: 'Middle', name: 'page' });
  expect(follow({ $ref: '#/parts/middle', description: 'Own' })).toMatchObject({
    description: 'Own',
    name: 'page',
  });
});

test('unusual names are found; missing targets and targets that are not objects are empty', () => {
  expect(follow({ $ref: '#/parts/a~1b%20%25' })).toEqual({ found: true });
  expect(follow({ $ref: '#/parts/nowhere' })).toEqual({});
  expect([follow('text'), follow(null), follow(undefined), follow([])]).toEqual([{}, {}, {}, {}]);
});

test('a circle terminates', () => {
  expect(follow({ $ref: '#/parts/circle' })).toMatchObject({ kept: 1 });
});
