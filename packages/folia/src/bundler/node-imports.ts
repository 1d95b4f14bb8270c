import { isBuiltin } from 'node:module';
import { relative } from 'node:path';
import type { Problem } from 'folia-problems';
import type { Plugin } from 'vite';
import { fileOfModule } from '../read/thrown-place.ts';
import { lineOfImport } from './import-line.ts';
import { isSiteModule } from './site-module.ts';

/** What Vite puts in place of a module of Node, whose exports are all undefined. */
const PLACEHOLDER = /__vite-browser-external/;

/**
 * Finds imports of Node's own modules in code of the site that runs in browsers, which have none. Packages may import them for
 * other environments.
 * @param problems receives the imports
 * @param hint what to do instead
 */
export function nodeImports(siteDir: string, problems: Problem[], hint: string): Plugin {
  return {
    name: 'docs:node-imports',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:node:)?[a-z_/\d]+$/ },
      async handler(id, importer) {
        const file = importer && fileOfModule(importer);
        if (!isBuiltin(id) || file === undefined || !isSiteModule(file, siteDir)) return undefined;
        // A package may have the same name, such as `buffer`.
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        if (resolved && !PLACEHOLDER.test(resolved.id)) return resolved;
        problems.push({
          file: relative(siteDir, file),
          line: lineOfImport(file, id),
          message: `"${id}" is a module of Node. This code runs in browsers, which do not have it.`,
          hint,
        });
        return { id, external: true };
      },
    },
  };
}
