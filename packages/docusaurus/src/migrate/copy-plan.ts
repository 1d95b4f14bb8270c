import { readFileSync } from 'node:fs';
import { readImports } from './read-imports.ts';
import { isCode, listPlaces } from './source-files.ts';
import { type Place, sourcePlace } from './source-path.ts';

/**
 * All files that the new folder gets: those of the given places, and whatever folder of the source their `@site`
 * imports lead into.
 */
export function copyPlan(sourceDir: string, roots: Place[]): Place[] {
  const files = new Map<string, Place>();
  const queue = [...roots];
  const seen = new Set<string>();
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    if (seen.has(place.to)) continue;
    seen.add(place.to);
    for (const file of listPlaces(place)) {
      if (files.has(file.to)) continue;
      files.set(file.to, file);
      if (isCode(file.to)) queue.push(...importedPlaces(sourceDir, file));
    }
  }
  return [...files.values()].filter(({ to }) => !NOT_COPIED.test(to));
}

/** The settings of Docusaurus and of packages stay behind, even where the source's whole folder is a docs folder. */
const NOT_COPIED =
  /^(?:docusaurus\.config\.\w+|package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|tsconfig\.json|babel\.config\.js)$/;

function importedPlaces(sourceDir: string, file: Place): Place[] {
  return readImports(file.to, readFileSync(file.from, 'utf8')).flatMap(({ source }) => {
    const path = /^(?:.*!)?@site\/([^!?]+)/.exec(source)?.[1];
    const [folder] = path?.split('/') ?? [];
    if (path === undefined || folder === undefined) return [];
    const isFolder = listPlaces({ from: sourcePlace(sourceDir, path).from, to: '' }).length > 1;
    return [sourcePlace(sourceDir, path.includes('/') || isFolder ? folder : path)];
  });
}
