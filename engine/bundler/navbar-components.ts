import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The module of a site that registers navbar items of its own kinds, in the site's folder. */
export const NAVBAR_ITEMS_FILE = 'navbar-items.tsx';

/** Puts the site's own navbar items, where it has some, in the place of the engine's empty list. */
export function siteNavbarItems(siteDir: string): Plugin {
  const file = join(siteDir, NAVBAR_ITEMS_FILE);
  return {
    name: 'docs:navbar-items',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/registered-items\.ts$/ },
      handler: () => (existsSync(file) ? file : null),
    },
  };
}
