import { parseLoaderImport } from 'folia/format';
import {
  adviceFor,
  DOCUSAURUS_IMPORTS,
  DOCUSAURUS_NAMESPACE,
  getDocusaurusImport,
} from 'folia-docusaurus';
import { exportedName, parseCode } from '../code-syntax.ts';

/** Webpack loaders whose imports are the same without them, or are text. */
const NEEDLESS_LOADERS = /^(?:raw|url|file|json|yaml)-loader$/;

/** Packages that add a search to Docusaurus. Their components import what Docusaurus generates. */
const SEARCH_PLUGIN =
  /^(?:@[\w-]+\/)?docusaurus-(?:[\w-]*-)?(?:search|lunr|docsearch|typesense)(?:[/-]|$)/;

/**
 * Why a module cannot be imported in a migrated site, and what to do; undefined if it can. Packages can, since the new
 * package.json lists them.
 */
export function getImportProblem(source: string): string | undefined {
  const loaders = parseLoaderImport(source)?.loaders;
  if (loaders && !loaders.some((name) => NEEDLESS_LOADERS.test(name))) {
    return 'webpack loaders are not run; append "?raw" to a file name to import its text with Vite.';
  }
  if (SEARCH_PLUGIN.test(source))
    return 'The engine has its own search, and the plugin is not run.';
  if (!DOCUSAURUS_NAMESPACE.test(source) || getDocusaurusImport(source) !== undefined)
    return undefined;
  return adviceFor(source);
}

/** A name that a module imports but that its source does not have, with the line of its import (1-based). */
type UnknownName = { file: string; line: number; source: string; why: string };

/**
 * Finds functions that a module imports from Docusaurus and that have no equivalent. Names of types and components look the
 * same in code, so capitalized names are left to the build.
 */
export function findUnknownNames(file: string, text: string): UnknownName[] {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  return parseCode(text).body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return [];
    const source = statement.source.value;
    const name = getDocusaurusImport(source);
    if (name === undefined) return [];
    const known = Object.keys(DOCUSAURUS_IMPORTS[name]?.exports ?? {});
    const line = text.slice(0, statement.source.start).split('\n').length;
    return statement.specifiers
      .flatMap((specifier) =>
        specifier.type === 'ImportSpecifier' && specifier.importKind !== 'type'
          ? [exportedName(specifier.imported)]
          : [],
      )
      .filter((imported) => /^[a-z]/.test(imported) && !known.includes(imported))
      .map((imported) => {
        const why = adviceFor(source, imported);
        return { file, line, source: `${imported} of ${source}`, why };
      });
  });
}
