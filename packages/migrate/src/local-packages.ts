import { basename, posix } from 'node:path';
import { resolveRange, type SourcePackages } from './package-range.ts';
import { listFiles } from './source-files.ts';
import { isCopied } from './workspace-packages.ts';
import type { NewFile } from './write-migration.ts';

/** The folder of the new site for packages that no registry has. */
const FOLDER = 'packages';

/**
 * Finds the packages of the source's repository that have to be copied, since no registry has them: those that are used, and
 * their dependencies.
 * @returns the path of each in the new site, by name
 */
export function placeLocalPackages(
  used: readonly string[],
  { workspace }: Pick<SourcePackages, 'workspace'>,
): Map<string, string> {
  const places = new Map<string, string>();
  const taken = new Set<string>();
  const queue = [...used];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const found = workspace.get(name);
    if (!found || !isCopied(found) || places.has(name)) continue;
    const short = basename(name);
    const folder = taken.has(short) ? name.replace('@', '').replace('/', '-') : short;
    taken.add(folder);
    places.set(name, posix.join(FOLDER, folder));
    queue.push(...Object.keys(found.dependencies));
  }
  return places;
}

/**
 * The files of the packages that are copied. In their `package.json`, ranges that only the package manager of the source
 * understands are replaced, and what only their development needs is left out.
 * @param outDir absolute path of the new site
 */
export function localPackageFiles(
  places: ReadonlyMap<string, string>,
  source: SourcePackages,
  outDir: string,
): NewFile[] {
  return [...places].flatMap(([name, place]): NewFile[] => {
    const local = source.workspace.get(name);
    if (!local) return [];
    const { devDependencies: _, scripts: __, ...manifest } = local.manifest;
    const from = { folder: local.folder, ranges: local.dependencies };
    const dependencies = Object.keys(local.dependencies).flatMap((needed) => {
      const other = places.get(needed);
      const range =
        other === undefined
          ? resolveRange(needed, from, source, posix.join(outDir, place)).range
          : `file:${posix.relative(place, other)}`;
      return range === undefined ? [] : [[needed, range]];
    });
    const text = JSON.stringify(
      { ...manifest, dependencies: Object.fromEntries(dependencies) },
      null,
      2,
    );
    const manifestPath = posix.join(place, 'package.json');
    const files = listFiles({ from: local.folder, to: place });
    return [
      ...files.filter(({ to }) => to !== manifestPath),
      { to: manifestPath, text: `${text}\n` },
    ];
  });
}
