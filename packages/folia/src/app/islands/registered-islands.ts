import type { ComponentType } from 'react';

/** Functions that import the modules of islands, by path relative to the site's folder. */
export type RegisteredIslands = Record<
  string,
  () => Promise<{ default: ComponentType<Record<string, unknown>> }>
>;

/** The bundler replaces this module with one that lists the islands of the site's pages. */
const islands: RegisteredIslands = {};

export default islands;
