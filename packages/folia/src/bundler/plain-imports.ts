import type { Plugin } from 'vite';

/**
 * Replaces Vite's dynamic imports, which first load a module's style sheets, with plain imports. There are no such style
 * sheets, and the code was one percent of all scripts.
 */
export function plainImports(): Plugin {
  return {
    name: 'docs:plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
