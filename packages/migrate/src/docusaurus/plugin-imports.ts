import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isFile } from 'folia/format';
import type { Note } from '../note.ts';
import { isOfRepository, type SourcePackages } from '../package-range.ts';
import { type CopyPath, resolveSourcePath } from '../source-path.ts';
import { getImportProblem } from './import-problems.ts';
import { readImports } from './read-imports.ts';
import { packageOf } from './used-packages.ts';

/** The folder of a site, and the packages that its repository lists. */
export type PluginFolder = { sourceDir: string; packages: SourcePackages };

/** Why a plugin cannot be imported in the new site, with its file that causes it. */
export function importProblem(
  path: string,
  folder: PluginFolder,
): Pick<Note, 'text' | 'file'> | undefined {
  const { sourceDir, packages } = folder;
  if (!isPath(path)) {
    const text = repositoryProblem(path, packages);
    return text === undefined ? undefined : { text };
  }
  const unanswered = unansweredImport(path, folder);
  if (!unanswered) return undefined;
  const file = filePath(path, sourceDir);
  if (unanswered.source === path) {
    const text = `The file "${file}" does not exist. If a script generates it, run the script and migrate again.`;
    return { text };
  }
  const text = `It cannot run here, because it imports "${unanswered.source}". ${unanswered.why}`;
  return { text, file: file.replace(/^\.\//, '') };
}

/** The files of plugins and all files that they import by relative paths. */
export function listFilesWithImports(files: string[], sourceDir: string): CopyPath[] {
  const found = new Map<string, CopyPath>();
  const queue = files.map((path) => resolveModule(path, sourceDir));
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    const { from } = file;
    if (found.has(from) || !isFile(from)) continue;
    found.set(from, file);
    for (const source of importsOf(file).filter((name) => name.startsWith('.'))) {
      queue.push(resolveModule(join(dirname(from), source), sourceDir));
    }
  }
  return [...found.values()];
}

/** Finds the first import in a plugin's files that would fail in the new site, and the config with it. */
function unansweredImport(
  path: string,
  { sourceDir, packages }: PluginFolder,
): { source: string; why: string } | undefined {
  if (!existsSync(resolveModule(path, sourceDir).from)) {
    return { source: path, why: 'The file does not exist.' };
  }
  for (const file of listFilesWithImports([path], sourceDir)) {
    for (const { source, isType } of readImports(file.from, readFileSync(file.from, 'utf8'))) {
      if (isType) continue;
      const isOwn = source.startsWith('.');
      const exists =
        isOwn && existsSync(resolveModule(join(dirname(file.from), source), sourceDir).from);
      const why = isOwn
        ? exists
          ? undefined
          : 'The file does not exist.'
        : (getImportProblem(source) ?? repositoryProblem(source, packages));
      if (why !== undefined) return { source, why };
    }
  }
  return undefined;
}

/** What to do about an import of a package that may only exist in the repository of the source. */
function repositoryProblem(source: string, packages: SourcePackages): string | undefined {
  const name = packageOf(source);
  return name !== undefined && isOfRepository(name, packages)
    ? 'It is a package of the source\'s repository. If it is published, install it and list the plugin in "markdown" of the config; otherwise, copy it into the site first.'
    : undefined;
}

/** The modules that are imported when a file runs; types are not. */
export function importsOf({ from }: CopyPath): string[] {
  return readImports(from, readFileSync(from, 'utf8'))
    .filter(({ isType }) => !isType)
    .map(({ source }) => source);
}

/** Whether a plugin is in a file of the source instead of a package. */
export function isPath(source: string): boolean {
  return /^[./]/.test(source);
}

/** What an import may leave out at the end of a path, in the order in which Docusaurus looks for it. */
const ENDINGS = ['.js', '.ts', '.mjs', '.mts', '.cjs', '.cts', '.jsx', '.tsx', '.json'];

/** The file that a path in an import refers to, which may lack its extension or be a folder. */
function resolveModule(path: string, sourceDir: string): CopyPath {
  const candidates = ['', ...ENDINGS, ...ENDINGS.map((ending) => `/index${ending}`)].map((ending) =>
    resolveSourcePath(sourceDir, path + ending),
  );
  const found = candidates.find(({ from }) => isFile(from));
  return found ?? resolveSourcePath(sourceDir, path);
}

/** The path of a file relative to the source folder, with `./` before it. */
export function filePath(source: string, sourceDir: string): string {
  const path = relative(sourceDir, resolveModule(source, sourceDir).from);
  return path.startsWith('.') ? path : `./${path}`;
}
