import { isDeepStrictEqual } from 'node:util';
import type { Problem } from 'folia-problems';
import { isLibrary, type LockFile } from './lock-file.ts';

/** The parts of a `package.json` that a lock file repeats. */
export type LockedManifest = {
  /** Path of its folder; empty for the repository's own. */
  folder: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

const FILE = 'package-lock.json';

/**
 * Checks that a lock file decides what is installed: it agrees with each `package.json`, has a checksum of each library, and
 * names no server, so that everyone can use a registry of their own.
 */
export function checkLockFile(
  { packages }: LockFile,
  manifests: readonly LockedManifest[],
): Problem[] {
  const stale = manifests.flatMap(({ folder, ...declared }) => {
    const {
      dependencies = {},
      devDependencies = {},
      peerDependencies = {},
    } = packages[folder] ?? {};
    if (isDeepStrictEqual({ dependencies, devDependencies, peerDependencies }, declared)) return [];
    const file = [folder, 'package.json'].filter(Boolean).join('/');
    const message = `${FILE} has other dependencies than ${file}.`;
    return [{ file: FILE, message, hint: 'Run "npm install" and commit both files.' }];
  });
  const unsafe = Object.entries(packages).flatMap(([path, locked]) => {
    const { link, dev, optional, integrity, resolved } = locked;
    if (!isLibrary(path) || link) return [];
    // npm records no checksums of development libraries for other systems that a registry lacks.
    const isOnlyForOthers = dev && optional && integrity === undefined;
    const messages = [
      isOnlyForOthers || integrity?.startsWith('sha512-') ? [] : `${path} has no SHA-512 checksum.`,
      resolved === undefined ? [] : `${path} names the server ${resolved}.`,
    ].flat();
    const hint = 'Delete the entry and run "npm install" with the .npmrc of the repository.';
    return messages.map((message) => ({ file: FILE, message, hint }));
  });
  return [...stale, ...unsafe];
}
