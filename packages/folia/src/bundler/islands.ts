import { type Dirent, readdirSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { explainSystemError } from 'folia-problems';
import type { Plugin } from 'vite';
import { findMermaid } from '../compile/diagrams/mermaid-library.ts';
import { ENGINE_DIR, engineFile } from '../engine-files.ts';
import { DIAGRAM_ISLAND } from '../markup/live-diagram.ts';
import { REFERENCE_ISLAND } from '../markup/reference-island.ts';
import { REQUEST_BUILDER } from '../markup/request-builder.ts';
import { readIslandSource } from '../model/island-source.ts';

/** File names of interactive components. */
const ISLAND_FILE = /\.island\.[jt]sx$/;
/** The modules of the islands that the engine has itself. */
export const ENGINE_ISLANDS: Record<string, string> = {
  [DIAGRAM_ISLAND]: engineFile('app/islands/Diagram.tsx'),
  [REFERENCE_ISLAND]: engineFile('app/reference/Reference.tsx'),
  [REQUEST_BUILDER]: engineFile('kinds/api/RequestBuilder.tsx'),
};
/** Query for importing the component itself instead of its island. */
const PLAIN = '?plain';

/** Whether a module on the server is the component of an island. */
export function isIslandCode(id: string): boolean {
  return id.endsWith(PLAIN);
}

/** The module that replaces the app's empty list of islands. */
export const REGISTERED_ISLANDS = '\0docs:islands';

/**
 * Replaces components with islands while pages are rendered on the server. In the browser, the module is not changed.
 * @param islandModule path of the module that turns a component into an island
 * @param listExports the exports of a module (path relative to the site's folder) that the config lists as islands
 */
export function islandsOnPages(
  siteDir: string,
  islandModule: string,
  listExports: (file: string) => string[],
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
        const names = new Set([...(isNamed ? ['default'] : []), ...listExports(source)]);
        if (names.size === 0) return null;
        const plain = JSON.stringify(id + PLAIN);
        const exported = [...names].map((name) => {
          const island = name === 'default' ? source : `${source}#${name}`;
          const declared = name === 'default' ? 'export default' : `export const ${name} =`;
          return `${declared} makeIsland(module.${name}, ${JSON.stringify(island)}, ${isNamed}, ${isNamed ? 'module.when' : 'undefined'});`;
        });
        return `import * as module from ${plain};
          import { makeIsland } from ${JSON.stringify(islandModule)};
          export * from ${plain};
          ${names.has('default') ? '' : 'export default module.default;'}
          ${exported.join('\n')}`;
      },
    },
  };
}

/**
 * Registers island modules in the browser's code. Each is a separate chunk, fetched on demand.
 * @param sources paths relative to the site's folder, with the name of an export
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
          const { file, name } = readIslandSource(source);
          const path = JSON.stringify(ENGINE_ISLANDS[source] ?? `${siteDir}/${file}`);
          const select =
            name === 'default' ? '' : `.then((module) => ({ default: module.${name} }))`;
          return `${JSON.stringify(source)}: () => import(${path})${select},`;
        });
        return `export default {${entries.join('\n')}};`;
      },
    },
  };
}

/**
 * Lists all islands of a site, including unused ones. Libraries and hidden folders, such as the cache, are skipped, since
 * they may have thousands of files.
 * @returns paths relative to the site's folder
 */
export function listIslands(siteDir: string, folder = ''): string[] {
  return listEntries(join(siteDir, folder))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isFile()) return ISLAND_FILE.test(path) ? [path] : [];
      const isSource = entry.name !== 'node_modules' && !entry.name.startsWith('.');
      return entry.isDirectory() && isSource ? listIslands(siteDir, path) : [];
    })
    .sort();
}

/**
 * The entries of a folder; none if it cannot be read, such as a database's. An unreadable folder matters only to code that
 * reads its files.
 */
function listEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (explainSystemError(error)) return [];
    throw error;
  }
}

/** Whether HTML contains an island. */
export function containsIsland(html: string): boolean {
  return /<docs-island[\s>]/.test(html);
}

/** Lists the islands in the HTML of pages. @returns unique paths relative to the site's folder */
export function usedIslands(bodies: Iterable<string>): string[] {
  const sources = new Set<string>();
  for (const html of bodies) {
    for (const [, source] of html.matchAll(/<docs-island data-source="([^"]+)"/g)) {
      if (source !== undefined) sources.add(source);
    }
  }
  return [...sources].sort();
}

/** Whether an island is code of the site. */
export function isOwnIsland(source: string): boolean {
  return !Object.hasOwn(ENGINE_ISLANDS, source);
}

/** Resolves Mermaid for the engine's island: that of the site, or else of the engine, in its form for browsers. */
export function diagramLibrary(siteDir: string): Plugin {
  return {
    name: 'docs:diagram-library',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^mermaid$/ },
      handler: (_id, importer) =>
        importer?.startsWith(ENGINE_DIR) ? findMermaid(siteDir)?.browserModule : undefined,
    },
    // Mermaid checks whether there is a `require`. For that, the bundler would add one to the code of all pages.
    transform: {
      filter: { id: /[\\/]mermaid[\\/]dist[\\/]/, code: /typeof require\b/ },
      handler: (code) => ({
        code: code.replace(/(?<![\w$.'"`])require(?![\w$:])/g, 'undefined'),
        map: null,
      }),
    },
  };
}
