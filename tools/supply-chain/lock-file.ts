import { z } from 'zod';

const ranges = z.record(z.string(), z.string()).default({});

const lockedPackageSchema = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().default(false),
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
  dependencies: ranges,
  devDependencies: ranges,
  optionalDependencies: ranges,
  peerDependencies: ranges,
});

/** https://docs.npmjs.com/cli/configuring-npm/package-lock-json */
export const lockFileSchema = z.object({
  lockfileVersion: z.number(),
  packages: z.record(z.string(), lockedPackageSchema),
});

export type LockFile = z.infer<typeof lockFileSchema>;
export type LockedPackage = z.infer<typeof lockedPackageSchema>;

/** A library, by its name, and its place in the lock file, such as `node_modules/vite`. */
export type Library = LockedPackage & { name: string; path: string };

/** The part of a path before the name of the package. */
const FOLDER = /^.*node_modules\//;

/**
 * The libraries that npm installs with a package of the repository, those for other systems included: its dependencies and
 * optional dependencies, and theirs. Peer dependencies are left to those who install it.
 *
 * @param from the folder of the package, such as `packages/folia`
 */
export function librariesOf({ packages }: LockFile, from: string): Library[] {
  const reached = new Set([from]);
  // The iteration includes elements that are added during it.
  for (const path of reached) {
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = resolvePackage(packages, path, name);
      if (found !== undefined) reached.add(found);
    }
  }
  return [...reached].sort().flatMap((path) => {
    const locked = packages[path];
    return locked && isLibrary(path) ? [{ ...locked, name: path.replace(FOLDER, ''), path }] : [];
  });
}

/** Whether a path of a lock file belongs to a library rather than to a package of the repository. */
export function isLibrary(path: string): boolean {
  return FOLDER.test(path);
}

/** Finds a package as Node does: in the nearest `node_modules` above (https://nodejs.org/api/modules.html#loading-from-node_modules-folders). */
function resolvePackage(
  packages: LockFile['packages'],
  from: string,
  name: string,
): string | undefined {
  const parts = from.split('/');
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const path = [...parts.slice(0, depth), 'node_modules', name].join('/');
    const found = packages[path];
    if (found) return found.link ? found.resolved : path;
  }
  return undefined;
}
