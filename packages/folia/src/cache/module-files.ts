import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { EnvironmentModuleNode } from 'vite';
import { DOCUSAURUS_MODULE } from '../bundler/docusaurus-imports.ts';
import type { ModuleLoader } from '../bundler/module-loader.ts';
import { REQUIRE_CONTEXT } from '../bundler/require-context.ts';
import { isMoreThanCode, type SiteFiles, sourcesOf } from '../bundler/site-imports.ts';
import { STATIC_REACT } from '../bundler/static-react.ts';
import { OWN_FOLDERS } from '../engine-files.ts';
import { packageOfModule } from '../read/thrown-place.ts';
import { hash } from './cache-folder.ts';
import { hasChangingValue } from './unpredictable-code.ts';

/**
 * Files that a page depends on, by path relative to the site's folder, with their hashes; null if a
 * file does not exist.
 */
export type FileHashes = [path: string, hash: string | null][];

const SITE_PREFIX = '@site/';

/** What a module and its imports depend on. */
export type ModuleFiles = {
  files: string[];
  /** The files that loading it published, such as pictures, by path relative to the site's folder. */
  published: string[];
};

/**
 * The files that a module depends on: its own and those of all modules it imports, except libraries
 * and the engine. Must be called after the module has run.
 *
 * @returns undefined if the result of the module depends on more than files, such as Node APIs or
 * the clock
 */
export function moduleFiles(
  { vite, files: imported }: Pick<ModuleLoader, 'vite' | 'files'>,
  siteDir: string,
  file: string,
): ModuleFiles | undefined {
  // A changed page leaves its previous module behind, emptied.
  const nodes = [...(vite.environments.ssr.moduleGraph.getModulesByFile(file) ?? [])].filter(
    ({ transformResult }) => transformResult,
  );
  if (nodes.length === 0) return undefined;
  const found = withImports(nodes).map((node) =>
    node.id && isMoreThanCode(node.id)
      ? repeatableSources(sourcesOf(node.id, siteDir, imported))
      : predictableFile(node, imported),
  );
  return joinFiles(found);
}

/** The files of several modules; undefined if those of one of them are not known for sure. */
export function joinFiles(parts: (ModuleFiles | undefined)[]): ModuleFiles | undefined {
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  return {
    files: [...new Set(known.flatMap(({ files }) => files))].sort(),
    published: [...new Set(known.flatMap(({ published }) => published))].sort(),
  };
}

/**
 * The sources of a module that publishes files. Those of static folders are not repeatable: which
 * folder a path means can change.
 */
function repeatableSources(sources: ModuleFiles | undefined): ModuleFiles | undefined {
  if (!sources?.published.every((path) => path.startsWith(SITE_PREFIX))) return undefined;
  const published = sources.published.map((path) => path.slice(SITE_PREFIX.length));
  return { files: sources.files, published };
}

function withImports(modules: EnvironmentModuleNode[]): EnvironmentModuleNode[] {
  const found = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (found.has(module) || isCoveredElsewhere(module)) return;
    found.add(module);
    module.importedModules.forEach(visit);
  };
  modules.forEach(visit);
  return [...found];
}

/** Whether the fingerprint covers a module. Even pictures and style sheets of libraries have to be published again. */
function isCoveredElsewhere({ id, file }: EnvironmentModuleNode): boolean {
  if (id && isMoreThanCode(id)) return false;
  return (
    file?.includes('/node_modules/') ||
    OWN_FOLDERS.some((folder) => file?.startsWith(`${folder}/`)) ||
    id?.startsWith(DOCUSAURUS_MODULE) ||
    id?.startsWith(STATIC_REACT) ||
    false
  );
}

function predictableFile(
  { file, transformResult, importedModules }: EnvironmentModuleNode,
  { converted }: Pick<SiteFiles, 'converted'>,
): ModuleFiles | undefined {
  if (!file || !transformResult || !existsSync(file)) return undefined;
  // These calls have been replaced by the files that they found.
  if (readFileSync(file, 'utf8').includes('import.meta.glob')) return undefined;
  if ([...importedModules].some((imported) => imported.file === REQUIRE_CONTEXT)) return undefined;
  const { code, deps = [], dynamicDeps = [] } = transformResult;
  // What packages publish is unknown unless Node loads them.
  const isUnknown = (name: string) => isBuiltin(name) || converted.has(packageOfModule(name));
  return [...deps, ...dynamicDeps].some(isUnknown) || hasChangingValue(code)
    ? undefined
    : { files: [file], published: [] };
}

/** The current hashes of files. */
export function hashFiles(siteDir: string, files: string[]): FileHashes {
  return files.map((file) => [relative(siteDir, file), hashWithNamesakes(file)]);
}

/** Whether all files are unchanged. */
export function areUnchanged(siteDir: string, hashes: FileHashes): boolean {
  return hashes.every(([path, known]) => hashWithNamesakes(join(siteDir, path)) === known);
}

/** Hashes a file and the names of files that an import without an extension could find instead. */
function hashWithNamesakes(file: string): string | null {
  return existsSync(file) ? hash([readFileSync(file), ...listNamesakes(file)]) : null;
}

/**
 * Files next to a file with the same name and any extension; for `index.ts`, also those with the
 * name of its folder.
 */
function listNamesakes(file: string): string[] {
  const stem = basename(file).replace(/\..*$/, '');
  const beside = listNamesLike(dirname(file), stem);
  return stem === 'index'
    ? [...beside, ...listNamesLike(dirname(dirname(file)), basename(dirname(file)))]
    : beside;
}

function listNamesLike(folder: string, stem: string): string[] {
  return readdirSync(folder)
    .filter((name) => name === stem || name.startsWith(`${stem}.`))
    .sort();
}
