import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the engine's modules: TypeScript in the repository, JavaScript in an installed package. */
export const ENGINE_DIR = dirname(fileURLToPath(import.meta.url));

/** The folder of the engine's package, from which its libraries are found. */
export const PACKAGE_DIR = dirname(ENGINE_DIR);

/** Whether the engine runs from its sources, as it does in its repository. */
export const RUNS_FROM_SOURCE = import.meta.url.endsWith('.ts');

/** The condition under which the packages of the repository export their sources (https://nodejs.org/api/packages.html#conditional-exports). */
export const SOURCE_CONDITION = 'folia-source';

const { resolve: resolvePackage } = createRequire(import.meta.url);

/** The engine's packages besides `folia`. `folia-migrate` is not among them, since a site may lack it. */
const PARTS = ['docusaurus', 'openapi', 'problems', 'search'].map((name) => `folia-${name}`);

/** The names of all packages that the engine consists of. */
export const OWN_PACKAGES = ['folia', ...PARTS];

/** The folders that hold the modules of the engine and of the packages that it consists of. */
export const OWN_FOLDERS = [ENGINE_DIR, ...PARTS.map((name) => dirname(resolvePackage(name)))];

/**
 * The path of a module of the engine.
 * @param path as it is called in the sources, from the engine's folder: 'app/boot.ts'
 */
export function engineFile(path: string): string {
  return join(ENGINE_DIR, RUNS_FROM_SOURCE ? path : path.replace(/\.tsx?$/, '.js'));
}
