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

test('a chain of thousands of references is followed, each reference once', () => {
  let reads = 0;
  const links = Array.from({ length: 3000 }, (_, index) => [
    `link${index}`,
    {
      get $ref() {
        reads += 1;
        return `#/parts/link${index + 1}`;
      },
      [`key${index % 10}`]: index,
    },
  ]);
  const parts = { ...Object.fromEntries(links), link3000: { end: true } };
  const followChain = makeFollow({ parts });
  for (let index = 2999; index >= 0; index -= 1) {
    expect(followChain({ $ref: `#/parts/link${index}` })).toMatchObject({ end: true });
  }
  expect(followChain({ $ref: '#/parts/link0' })).toMatchObject({ key0: 0, key9: 9 });
  expect(makeFollow({ parts })({ $ref: '#/parts/link0' })).toMatchObject({ key0: 0, end: true });
  expect(reads).toBeLessThan(20_000);
});

test('a circle is the same whichever of its references was followed before', () => {
  const document = {
    parts: {
      a: { $ref: '#/parts/b', a: 1 },
      b: { $ref: '#/parts/a', b: 1 },
    },
  };
  const warm = makeFollow(document);
  warm({ $ref: '#/parts/b' });
  expect(warm({ $ref: '#/parts/a' })).toEqual(makeFollow(document)({ $ref: '#/parts/a' }));
});
