import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SourceFile } from './frontmatter.ts';

/** Lists all files below a folder, sorted, as paths relative to the site's folder with forward slashes. */
export function listFiles(siteDir: string, folder: string): string[] {
  const root = join(siteDir, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      posix.join(folder, toForwardSlashes(join(entry.parentPath, entry.name).slice(root.length))),
    )
    .sort();
}

export function readSourceFile(siteDir: string, path: string): SourceFile {
  return { path, text: readFileSync(join(siteDir, path), 'utf8') };
}

/** Reads a file, or returns undefined if it does not exist. */
export function readOptionalFile(siteDir: string, path: string): SourceFile | undefined {
  return existsSync(join(siteDir, path)) ? readSourceFile(siteDir, path) : undefined;
}

function toForwardSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}
