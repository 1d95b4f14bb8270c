import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { isMoreThanCode } from '../bundler/site-imports.ts';
import { OWN_FOLDERS } from '../engine-files.ts';
import { hash } from './cache-folder.ts';

/** Files that a page was made from, by path from the site's folder, with the hash of each; null where none stands. */
export type FileHashes = [path: string, hash: string | null][];

/** What may give another value at each run although no file has changed. */
const UNPREDICTABLE =
  /import\.meta\.(?:glob|env)|\bprocess\.|\bDate\.now\b|\bDate\(\)|\bfetch\(|Math\.random|\brequire\(|\bIntl\.|\btoLocale\w*String\b/;

const OWN_VIRTUAL_MODULES = '\0familiar:';

/**
 * The files that a module has been made from, its own and those of all that it imports, libraries and the engine apart.
 * To be asked once the module has run.
 * @returns undefined where the files do not tell what the module gives (it asks Node or the clock, for example), or where
 * it brings a picture or style rules along
 */
export function moduleFiles(vite: ViteDevServer, file: string): string[] | undefined {
  // A page that has changed since leaves its former module behind, emptied.
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
    if (found.has(module) || isKnownOtherwise(module)) return;
    found.add(module);
    module.importedModules.forEach(visit);
  };
  modules.forEach(visit);
  return [...found];
}

function isKnownOtherwise({ id, file }: EnvironmentModuleNode): boolean {
  return (
    file?.includes('/node_modules/') ||
    OWN_FOLDERS.some((folder) => file?.startsWith(`${folder}/`)) ||
    id?.startsWith(OWN_VIRTUAL_MODULES) ||
    false
  );
}

function predictableFile({ id, file, transformResult }: EnvironmentModuleNode): string | undefined {
  if (!file || !transformResult || !existsSync(file)) return undefined;
  // What loading it does besides would not be done again.
  if (id && isMoreThanCode(id)) return undefined;
  const { code, deps = [], dynamicDeps = [] } = transformResult;
  const asksNode = [...deps, ...dynamicDeps].some((name) => isBuiltin(name));
  return asksNode || UNPREDICTABLE.test(code) ? undefined : file;
}

/** The hashes of files as they are now. */
export function hashFiles(siteDir: string, files: string[]): FileHashes {
  return files.map((file) => [relative(siteDir, file), hashFile(file)]);
}

/** Whether all files are as they were. */
export function areUnchanged(siteDir: string, hashes: FileHashes): boolean {
  return hashes.every(([path, known]) => hashFile(join(siteDir, path)) === known);
}

/** Also names what could be imported in the place of a file that is imported without its ending. */
function hashFile(file: string): string | null {
  return existsSync(file) ? hash([readFileSync(file), ...namesakes(file)]) : null;
}

/** What stands beside a file under its name with any ending; of `index.ts`, under the name of its folder. */
function namesakes(file: string): string[] {
  const stem = basename(file).replace(/\..*$/, '');
  const beside = namesLike(dirname(file), stem);
  return stem === 'index'
    ? [...beside, ...namesLike(dirname(dirname(file)), basename(dirname(file)))]
    : beside;
}

function namesLike(folder: string, stem: string): string[] {
  return readdirSync(folder)
    .filter((name) => name === stem || name.startsWith(`${stem}.`))
    .sort();
}
