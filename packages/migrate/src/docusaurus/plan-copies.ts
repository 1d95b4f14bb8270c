import { readFileSync } from 'node:fs';
import { isCode, listFiles } from '../source-files.ts';
import { type CopyPath, resolveSourcePath } from '../source-path.ts';
import { readImports } from './read-imports.ts';

/**
 * All files to copy: those in the given files and folders, and those in any source folder that
 * their `@site` imports refer to.
 */
export function planCopies(sourceDir: string, roots: CopyPath[]): CopyPath[] {
  const files = new Map<string, CopyPath>();
  const queue = [...roots];
  const seen = new Set<string>();
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    if (seen.has(place.to)) continue;
    seen.add(place.to);
    for (const file of listFiles(place)) {
      if (files.has(file.to)) continue;
      files.set(file.to, file);
      if (isCode(file.to)) queue.push(...getImportedPaths(sourceDir, file));
    }
  }
  return [...files.values()].filter(({ to }) => !EXCLUDED.test(to));
}

/**
 * Docusaurus and package settings, which are not copied even if the docs folder is the whole source
 * folder.
 */
const EXCLUDED =
  /^(?:docusaurus\.config\.\w+|package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|tsconfig\.json|babel\.config\.js)$/;

function getImportedPaths(sourceDir: string, file: CopyPath): CopyPath[] {
  return readImports(file.to, readFileSync(file.from, 'utf8')).flatMap(({ source }) => {
    const path = /^(?:.*!)?@site\/([^!?]+)/.exec(source)?.[1];
    const [folder] = path?.split('/') ?? [];
    if (path === undefined || folder === undefined) return [];
    const isFolder =
      listFiles({ from: resolveSourcePath(sourceDir, path).from, to: '' }).length > 1;
    return [resolveSourcePath(sourceDir, path.includes('/') || isFolder ? folder : path)];
  });
}
