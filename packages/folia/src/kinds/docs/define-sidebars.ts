import type { SidebarsInput } from './sidebars-schema.ts';

/** Types the value of `sidebars.ts` and returns it unchanged; commands validate it when they read the file. */
export function defineSidebars(sidebars: SidebarsInput): SidebarsInput {
  return sidebars;
}
