/** Pseudorandom numbers that are the same in every run. */
export type Random = {
  /** A whole number from 0 up to but not including `end`. */
  below: (end: number) => number;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
};

/** Mulberry32 (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c), public domain. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
  return { below, pick: (items) => items[below(items.length)] ?? items[0] };
}
