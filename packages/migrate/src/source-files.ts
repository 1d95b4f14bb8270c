import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isFile } from 'folia/format';
import type { CopyPath } from './source-path.ts';

const GENERATED = new Set(['node_modules', '.git', '.docusaurus', '.cache-loader']);

/** Whether a program makes folders of this name, so that they are not copied. */
export function isGenerated(name: string): boolean {
  return GENERATED.has(name);
}

/**
 * All files in a folder, each with the path of its copy. For a file, only the file; for a missing path, nothing. A link to a
 * folder that contains it is left out, since its files would never end.
 */
export function listFiles(place: CopyPath, above: readonly string[] = []): CopyPath[] {
  if (!existsSync(place.from)) return [];
  if (isFile(place.from)) return [place];
  const folder = realpathSync(place.from);
  if (above.includes(folder)) return [];
  return readdirSync(place.from, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (isGenerated(entry.name) || entry.name === '.DS_Store') return [];
      const inner = {
        from: join(place.from, entry.name),
        to: posix.join(place.to, entry.name),
      };
      return listFiles(inner, [...above, folder]);
    });
}

/** Whether a file is read as text: Markdown, or code with imports. */
export function isCode(path: string): boolean {
  return /\.(?:mdx?|[cm]?[jt]sx?)$/.test(path);
}
