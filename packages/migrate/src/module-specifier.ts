import { createRequire } from 'node:module';

/** The folders in which Node looks for the dependencies of this package. */
const LIBRARIES = createRequire(import.meta.url).resolve.paths('vite') ?? [];

/** Packages with which configs read data. If they are not installed, configs get those of this package. */
export const LENT: ReadonlySet<string> = new Set(['yaml']);

/** Whether the importer is a dependency of this package, which handles missing packages itself. */
export function isOwnDependency(asking = ''): boolean {
  return LIBRARIES.some((folder) => asking.includes(folder));
}

/** Whether a specifier refers to a package, not to a file. */
export function isPackage(specifier: string): boolean {
  if (specifier.startsWith('.') && specifier.includes('/node_modules/')) return true;
  return !/^[./\0]|^[a-z]:[\\/]|^(?:node|file|data):|^@site\//i.test(specifier);
}
