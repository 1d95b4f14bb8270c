import { readdirSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** How a file name tells that a component is interactive. */
const ISLAND_FILE = /\.island\.[jt]sx$/;
/** Asks for the component itself rather than for its island. */
const PLAIN = '?plain';
/** The module that stands in the place of the app's empty list of islands. */
export const REGISTERED_ISLANDS = '\0docs:islands';

/**
 * Gives pages the island in the place of the component, while they are rendered; in the browser the module is itself.
 * @param islandModule the file that makes an island of a component
 * @param isListed whether a further module, by its path from the site's folder, is one by the config
 */
export function islandsOnPages(
  siteDir: string,
  islandModule: string,
  isListed: (source: string) => boolean,
): Plugin {
  return {
    name: 'docs:islands-on-pages',
    enforce: 'pre',
    load: {
      filter: { id: /\.[jt]sx$/ },
      handler(id) {
        if (this.environment.name !== 'ssr') return null;
        const source = relative(siteDir, id).split(sep).join('/');
        const isNamed = ISLAND_FILE.test(id);
        if (!isNamed && !isListed(source)) return null;
        const plain = JSON.stringify(id + PLAIN);
        return `import Component from ${plain};
          import { makeIsland } from ${JSON.stringify(islandModule)};
          export * from ${plain};
          export default makeIsland(Component, ${JSON.stringify(source)}, ${isNamed});`;
      },
    },
  };
}

/**
 * Tells the browser's code where the modules of islands are; each is a chunk of its own, fetched when it is needed.
 * @param sources paths from the site's folder
 */
export function registeredIslands(siteDir: string, sources: () => string[]): Plugin {
  return {
    name: 'docs:registered-islands',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/registered-islands\.[jt]s$/ },
      handler: () => REGISTERED_ISLANDS,
    },
    load: {
      filter: { id: new RegExp(`^${REGISTERED_ISLANDS}$`) },
      handler: () => {
        const entries = sources().map((source) => {
          const file = JSON.stringify(`${siteDir}/${source}`);
          return `${JSON.stringify(source)}: () => import(${file}),`;
        });
        return `export default {${entries.join('\n')}};`;
      },
    },
  };
}

/**
 * All islands of a site, whether pages use them or not. Libraries and hidden folders, such as the cache, are not looked
 * into: they may have many thousand files.
 * @returns paths from the site's folder
 */
export function listIslands(siteDir: string, folder = ''): string[] {
  return readdirSync(join(siteDir, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isFile()) return ISLAND_FILE.test(path) ? [path] : [];
      const isSource = entry.name !== 'node_modules' && !entry.name.startsWith('.');
      return entry.isDirectory() && isSource ? listIslands(siteDir, path) : [];
    })
    .sort();
}

/** The islands that finished bodies hold. @returns paths from the site's folder, each once */
export function usedIslands(bodies: Iterable<string>): string[] {
  const sources = new Set<string>();
  for (const html of bodies) {
    for (const [, source] of html.matchAll(/<docs-island data-source="([^"]+)"/g)) {
      if (source !== undefined) sources.add(source);
    }
  }
  return [...sources].sort();
}
