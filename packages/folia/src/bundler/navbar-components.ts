import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { NAVBAR_ITEMS_FILE } from '../read/config/navbar-items-file.ts';

/**
 * Puts the site's own navbar items, where it has some, in the place of the engine's empty list.
 * @param areUsable false while their module cannot be loaded
 */
export function siteNavbarItems(siteDir: string, areUsable = () => true): Plugin {
  const file = join(siteDir, NAVBAR_ITEMS_FILE);
  return {
    name: 'docs:navbar-items',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/registered-items\.[jt]s$/ },
      handler: () => (areUsable() && existsSync(file) ? file : null),
    },
  };
}
