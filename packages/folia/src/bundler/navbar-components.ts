import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { NAVBAR_ITEMS_FILE } from '../read/config/navbar-items-file.ts';

/**
 * Replaces the engine's empty list of navbar items with those of the site, if there are any.
 * @param areUsable false if their module cannot be loaded
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
