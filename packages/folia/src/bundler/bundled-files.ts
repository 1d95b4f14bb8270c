import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';
import { REGISTERED_ISLANDS } from './islands.ts';

/** A file with code for browsers. */
export type BundledFile = {
  path: string;
  name: string;
  text: string;
  isEntry: boolean;
  /** Whether it imports islands dynamically. */
  startsIslands: boolean;
  /** Paths of static and dynamic imports. */
  imports: string[];
  dynamicImports: string[];
};

/** Returns a chunk, or a worker, which is bundled separately and is an asset with code; nothing for other assets. */
export function bundledFile(file: Rolldown.OutputChunk | Rolldown.OutputAsset): BundledFile[] {
  const { fileName: path } = file;
  if (file.type === 'chunk') {
    const { name, code: text, isEntry, moduleIds, imports, dynamicImports } = file;
    const startsIslands = moduleIds.includes(REGISTERED_ISLANDS);
    return [{ path, name, text, isEntry, startsIslands, imports, dynamicImports }];
  }
  if (!path.endsWith('.js')) return [];
  const text = String(file.source);
  const code = { isEntry: false, startsIslands: false, imports: [], dynamicImports: [] };
  return [{ path, name: '', text, ...code }];
}

/**
 * Returns modules with all direct and indirect imports, so that all can be fetched in parallel.
 * @param importsOf which imports of a module count; by default, those that are not dynamic
 */
export function allImports(
  paths: string[],
  files: BundledFile[],
  importsOf = ({ imports }: BundledFile) => imports,
): string[] {
  const found = new Set(paths);
  // The iteration includes elements that are added during it.
  for (const path of found) {
    const file = files.find((one) => one.path === path);
    for (const imported of file ? importsOf(file) : []) found.add(imported);
  }
  return [...found];
}

/**
 * Lists the modules that documents check: all that the shell and the search consist of. Islands are left out, since each hash
 * is in every document, and documents do not grow with their site.
 */
export function listChecked(entries: BundledFile[], files: BundledFile[]): BundledFile[] {
  const checked = new Set(
    allImports(
      entries.map(({ path }) => path),
      files,
      ({ imports, dynamicImports, startsIslands }) =>
        startsIslands ? imports : [...imports, ...dynamicImports],
    ),
  );
  return files.filter(({ path }) => checked.has(path));
}

/** Returns the integrity metadata of modules by path (https://www.w3.org/TR/sri-2/#integrity-metadata-description). */
export function integrityOf(files: BundledFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({ path, text }) => [path, `sha256-${sha256(text)}`]));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
