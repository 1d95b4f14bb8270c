import { relative } from 'node:path';
import { adviceFor } from 'folia-docusaurus';
import type { Problem } from 'folia-problems';
import type { Plugin } from 'vite';
import { fileOfModule, installHint, packageOfModule } from '../read/thrown-place.ts';
import { FAMILIAR } from './docusaurus-imports.ts';
import { lineOfImport } from './import-line.ts';
import { isSiteModule } from './site-module.ts';

/**
 * Finds imports that cannot be resolved in code for browsers, including that of packages: the build never runs this code, and
 * the bundler stops at the first one. Calls of `require` are left to the bundler, since packages try them.
 * @param problems receives the imports
 */
export function missingImports(siteDir: string, problems: Problem[]): Plugin {
  return {
    name: 'docs:missing-imports',
    enforce: 'post',
    resolveId: {
      // Others are modules of the bundler.
      filter: { id: /^[^\0]/ },
      handler(id, importer, { kind }) {
        const file = importer && fileOfModule(importer);
        if (file === undefined || kind === 'require-call') return undefined;
        // The packages of a workspace may be above the site.
        if (!isSiteModule(file, siteDir) && !file.includes('/node_modules/')) return undefined;
        problems.push({
          file: relative(siteDir, file),
          line: lineOfImport(file, id),
          message: `The import "${id}" cannot be resolved, and this code runs in browsers.`,
          hint: hintFor(id, file, siteDir),
        });
        return { id, external: true };
      },
    },
  };
}

function hintFor(id: string, file: string, siteDir: string): string | undefined {
  const owner = file.split('/node_modules/').at(-1);
  const ofPackage = owner !== undefined && owner !== file ? packageOfModule(owner) : undefined;
  if (FAMILIAR.test(id)) {
    return ofPackage === undefined
      ? adviceFor(id)
      : `The package "${ofPackage}" is written for Docusaurus. Remove what imports it.`;
  }
  return /^[./]/.test(id) ? 'Correct the path, or remove the import.' : installHint(id, siteDir);
}
