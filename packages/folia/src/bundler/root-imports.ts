import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isFile } from '../read/read-files.ts';
import { findStaticFile } from '../read/static-files.ts';
import { isSiteModule, modulePaths } from './site-module.ts';

/**
 * Supports imports that begin with a slash in the site's modules. As in Docusaurus, they lead to a file of a static folder, or
 * else of the site's folder.
 */
export function rootImports(siteDir: string, staticDirectories: () => readonly string[]): Plugin {
  return {
    name: 'docs:root-imports',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\/(?!@)/ },
      handler(source, importer, options) {
        if (importer === undefined || !isSiteModule(importer, siteDir)) return null;
        const { path = source, query = '' } =
          /^(?<path>[^?]*)(?<query>.*)$/.exec(source)?.groups ?? {};
        const file =
          findStaticFile(siteDir, staticDirectories(), path) ??
          [path, ...modulePaths(path)].map((name) => join(siteDir, name)).find(isFile);
        return file === undefined
          ? null
          : this.resolve(file + query, importer, { ...options, skipSelf: true });
      },
    },
  };
}
