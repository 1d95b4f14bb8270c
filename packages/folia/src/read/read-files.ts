import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SourceFile } from './frontmatter.ts';

/** Paths of all files below a folder, from the site's folder, with forward slashes, in a stable order. */
export function listFiles(siteDir: string, folder: string): string[] {
  const root = join(siteDir, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      posix.join(folder, slashes(join(entry.parentPath, entry.name).slice(root.length))),
    )
    .sort();
}

export function readSourceFile(siteDir: string, path: string): SourceFile {
  return { path, text: readFileSync(join(siteDir, path), 'utf8') };
}

/** A file that a site may do without. */
export function readIfThere(siteDir: string, path: string): SourceFile | undefined {
  return existsSync(join(siteDir, path)) ? readSourceFile(siteDir, path) : undefined;
}

function slashes(path: string): string {
  return path.replaceAll('\\', '/');
}
