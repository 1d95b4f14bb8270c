import type { ComponentType } from 'react';

/** Ways to fetch the modules of islands, by path from the site's folder. */
export type RegisteredIslands = Record<
  string,
  () => Promise<{ default: ComponentType<Record<string, unknown>> }>
>;

/** The bundler puts the islands that the site's pages hold in the place of this module. */
const islands: RegisteredIslands = {};

export default islands;
