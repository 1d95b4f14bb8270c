import { join, relative } from 'node:path';
import {
  adviceFor,
  canonicalName,
  DOCUSAURUS_IMPORTS,
  DOCUSAURUS_NAMESPACE,
  getDocusaurusImport,
  themeComponent,
} from 'folia-docusaurus';
import { didYouMean, type Problem, SiteError } from 'folia-problems';
import type { Plugin } from 'vite';
import { isFile } from '../read/read-files.ts';
import { fileOfModule } from '../read/thrown-place.ts';
import { lineOfImport } from './import-line.ts';
import { type ImportStatement, importStatements } from './module-requests.ts';
import { isSiteModule, modulePaths } from './site-module.ts';
import { keepThrown } from './thrown-errors.ts';

/** Imports whose names belong to Docusaurus, or to what comes with it. */
export const FAMILIAR = new RegExp(`${DOCUSAURUS_NAMESPACE.source}|^@mdx-js/react(?![\\w/-])`);
/** Prefix of the ids of virtual modules that replace those of Docusaurus. */
export const DOCUSAURUS_MODULE = '\0docusaurus:';

/** The folder with a site's own components of the theme: https://docusaurus.io/docs/swizzling */
const THEME_FOLDER = 'src/theme';

/**
 * Resolves imports of Docusaurus to components of the engine, and `@theme/…` to those of the site's own theme folder, if it
 * has them. Imports without an answer are reported with the line.
 */
export function docusaurusImports(siteDir: string, thrown: Map<string, SiteError>): Plugin[] {
  return [docusaurusModules(siteDir), unknownNames(siteDir, thrown)];
}

function docusaurusModules(siteDir: string): Plugin {
  return {
    name: 'docs:docusaurus-imports',
    enforce: 'pre',
    resolveId: {
      filter: { id: FAMILIAR },
      handler(id) {
        const themeFile = findThemeFile(siteDir, id);
        const name = getDocusaurusImport(id);
        return themeFile ?? (name && DOCUSAURUS_MODULE + name);
      },
    },
    load: {
      filter: { id: new RegExp(`^${DOCUSAURUS_MODULE}`) },
      handler(id) {
        const known = DOCUSAURUS_IMPORTS[id.slice(DOCUSAURUS_MODULE.length)];
        if (!known) return null;
        const names = Object.entries(known.exports).map(([as, name]) => `${name} as ${as}`);
        return `export { ${names.join(', ')} } from ${JSON.stringify(known.module)};`;
      },
    },
  };
}

/** Finds the file of the site that answers `@theme/…`; undefined for `@theme-original/…`, which is the engine's. */
function findThemeFile(siteDir: string, id: string): string | undefined {
  const component = themeComponent(id);
  if (component === undefined) return undefined;
  return modulePaths(join(siteDir, THEME_FOLDER, component)).find(isFile);
}

/**
 * Reports imported names without an equivalent. Otherwise they would be undefined, and fail wherever they are used.
 */
function unknownNames(siteDir: string, thrown: Map<string, SiteError>): Plugin {
  return {
    name: 'docs:unknown-imports',
    enforce: 'post',
    transform: {
      filter: { code: /["']@(?:docusaurus|theme|generated|mdx-js)\b/ },
      async handler(code, id) {
        const file = fileOfModule(id);
        if (!isSiteModule(file, siteDir)) return;
        const problems = importStatements(code).flatMap((statement) =>
          importProblems(statement, file, siteDir),
        );
        await keepThrown(thrown, () => {
          if (problems.length > 0) throw new SiteError(problems);
        });
      },
    },
  };
}

function importProblems(
  { source: specifier, names }: ImportStatement,
  file: string,
  siteDir: string,
): Problem[] {
  if (!FAMILIAR.test(specifier)) return [];
  const place = { file: relative(siteDir, file), line: lineOfImport(file, specifier) };
  const themeFile = findThemeFile(siteDir, specifier);
  if (themeFile === file) {
    const message = `The component imports itself, since "${specifier}" is this file.`;
    const original = specifier.replace(/^@theme\//, '@theme-original/');
    return [{ ...place, message, hint: `Import "${original}" for the one that it wraps.` }];
  }
  if (themeFile !== undefined) return [];
  const answered = getDocusaurusImport(specifier);
  if (answered === undefined) {
    const message = `The import "${specifier}" of Docusaurus has no equivalent.`;
    return [{ ...place, message, hint: adviceFor(specifier) }];
  }
  const known = Object.keys(DOCUSAURUS_IMPORTS[canonicalName(specifier)]?.exports ?? {});
  return names
    .filter((name) => name !== undefined && !known.includes(name))
    .map((name = '') => ({
      ...place,
      message: `"${name}" of "${specifier}" has no equivalent.`,
      hint: `${didYouMean(name, known)}${adviceFor(specifier, name)}`.trim(),
    }));
}
