import type { SidebarsInput } from './sidebars-schema.ts';

/** Gives the value of `sidebars.ts` its type; it is validated when a command reads it. */
export function defineSidebars(sidebars: SidebarsInput): SidebarsInput {
  return sidebars;
}
