import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Place } from './source-path.ts';

/** Folders that are made by programs, and nobody's text. */
const MADE = new Set(['node_modules', '.git', '.docusaurus', '.cache-loader']);

/** All files below a place, each with the place of its copy; a file is its own list, nothing an empty one. */
export function listPlaces(place: Place): Place[] {
  if (!existsSync(place.from)) return [];
  if (statSync(place.from).isFile()) return [place];
  return readdirSync(place.from, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (MADE.has(entry.name) || entry.name === '.DS_Store') return [];
      return listPlaces({
        from: join(place.from, entry.name),
        to: posix.join(place.to, entry.name),
      });
    });
}

/** Whether a file is read as text: Markdown, or code that imports something. */
export function isCode(path: string): boolean {
  return /\.(?:mdx?|[cm]?[jt]sx?)$/.test(path);
}
