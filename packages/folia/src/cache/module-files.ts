import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { isMoreThanCode } from '../bundler/site-imports.ts';
import { OWN_FOLDERS } from '../engine-files.ts';
import { hash } from './cache-folder.ts';

/**
 * Files that a page depends on, by path relative to the site's folder, with their hashes; null if a
 * file does not exist.
 */
export type FileHashes = [path: string, hash: string | null][];

/** Code whose result may change without a change of a file. */
const UNPREDICTABLE =
  /import\.meta\.(?:glob|env)|\bprocess\.|\bDate\.now\b|\bDate\(\)|\bfetch\(|Math\.random|\brequire\(|\bIntl\.|\btoLocale\w*String\b/;

const OWN_VIRTUAL_MODULES = '\0familiar:';

/**
 * The files that a module depends on: its own and those of all modules it imports, except libraries
 * and the engine. Must be called after the module has run.
 *
 * @returns undefined if the result of the module depends on more than files (such as Node APIs or
 * the clock), or if it imports an image or styles
 */
export function moduleFiles(vite: ViteDevServer, file: string): string[] | undefined {
  // A changed page leaves its previous module behind, emptied.
  const nodes = [...(vite.environments.ssr.moduleGraph.getModulesByFile(file) ?? [])].filter(
    ({ transformResult }) => transformResult,
  );
  if (nodes.length === 0) return undefined;
  const files = withImports(nodes).map(predictableFile);
  return files.some((path) => path === undefined)
    ? undefined
    : [...new Set(files.filter((path) => path !== undefined))].sort();
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

function isCoveredElsewhere({ id, file }: EnvironmentModuleNode): boolean {
  return (
    file?.includes('/node_modules/') ||
    OWN_FOLDERS.some((folder) => file?.startsWith(`${folder}/`)) ||
    id?.startsWith(OWN_VIRTUAL_MODULES) ||
    false
  );
}

function predictableFile({ id, file, transformResult }: EnvironmentModuleNode): string | undefined {
  if (!file || !transformResult || !existsSync(file)) return undefined;
  // Side effects of loading it would not be repeated.
  if (id && isMoreThanCode(id)) return undefined;
  const { code, deps = [], dynamicDeps = [] } = transformResult;
  const usesNode = [...deps, ...dynamicDeps].some((name) => isBuiltin(name));
  return usesNode || UNPREDICTABLE.test(code) ? undefined : file;
}

/** The current hashes of files. */
export function hashFiles(siteDir: string, files: string[]): FileHashes {
  return files.map((file) => [relative(siteDir, file), hashFile(file)]);
}

/** Whether all files are unchanged. */
export function areUnchanged(siteDir: string, hashes: FileHashes): boolean {
  return hashes.every(([path, known]) => hashFile(join(siteDir, path)) === known);
}

/** Also covers the names of files that could be imported instead of a file without an extension. */
function hashFile(file: string): string | null {
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
