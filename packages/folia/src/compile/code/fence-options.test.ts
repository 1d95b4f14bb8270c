import { expect, test } from 'vitest';
import { findFenceFaults } from './fence-options.ts';

test.each([
  ['title="Oven" title="Stove"', 'title="Stove"', 'The first title="…" counts.'],
  ['file="./a.ts" file=\'./b.ts\'', "file='./b.ts'", 'The first file="…" counts.'],
  ['file="./a.ts" region="heat" lines="5-9"', 'lines="5-9"', 'A region is chosen already.'],
  ['lines="5-9" file="./a.ts" region="heat"', 'lines="5-9"', 'A region is chosen already.'],
])('of two options that exclude each other, one is reported: %s', (meta, option, hint) => {
  expect(findFenceFaults(meta)).toEqual([
    {
      message: `The option ${option} of this code block has no effect.`,
      hint: expect.stringContaining(hint),
    },
  ]);
});

test.each(['{1} {3}', '/oven/ /stove/', 'title="a" file="./a.ts" region="b"', 'title="lines=1"'])(
  'options that go together are fine: %s',
  (meta) => expect(findFenceFaults(meta)).toEqual([]),
);
