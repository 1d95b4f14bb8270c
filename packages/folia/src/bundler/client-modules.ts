import { type Problem, SiteError } from 'folia-problems';
import { build } from 'vite';
import { engineFile } from '../engine-files.ts';
import { readThrown } from '../read/thrown-place.ts';
import { outputFiles } from './bundle-output.ts';
import { allImports, bundledFile, integrityOf } from './bundled-files.ts';
import { type BundledPackage, listPackages, sortPackages } from './bundled-packages.ts';
import type { ClientBundle } from './client-bundle.ts';
import { nodeImports } from './node-imports.ts';
import { plainImports } from './plain-imports.ts';
import { CLIENT_MODULES, registeredModules } from './registered-modules.ts';
import { type SiteFiles, siteImports } from './site-imports.ts';
import { BROWSER_OUTPUT, browserConfig } from './vite-config.ts';

/** The start of the paths of their files. */
const PATH = 'assets/client-modules-';

/** What client modules add to the code for browsers. */
type BundledModules = Required<Pick<ClientBundle, 'modules' | 'integrity' | 'files' | 'packages'>>;

/**
 * Bundles the client modules of a site, apart from the live shell: each document loads them, and must not load modules that
 * they happen to share with the shell.
 *
 * @param paths of the modules, relative to the site's folder
 * @param imports resolves their imports that are not code
 * @throws SiteError if a module has a mistake, imports what does not exist, or imports modules of Node
 */
export async function bundleClientModules(
  siteDir: string,
  baseUrl: string,
  paths: readonly string[],
  imports: SiteFiles,
): Promise<BundledModules> {
  const packages = new Map<string, BundledPackage>();
  const problems: Problem[] = [];
  const result = await build({
    ...browserConfig(siteDir, baseUrl),
    plugins: [
      registeredModules(siteDir, () => paths),
      ...siteImports(siteDir, imports),
      nodeImports(
        siteDir,
        problems,
        'A client module runs in browsers only: leave the import out.',
      ),
      plainImports(),
      listPackages(packages),
    ],
    // Mistakes are reported once, as those of the site.
    logLevel: 'silent',
    build: {
      ...BROWSER_OUTPUT,
      rolldownOptions: {
        input: { 'client-modules': engineFile(CLIENT_MODULES) },
        output: {
          format: 'es',
          entryFileNames: `${PATH}[hash].js`,
          chunkFileNames: `${PATH}[name]-[hash].js`,
        },
      },
    },
  }).catch((error: unknown) => {
    throw asMistake(error, siteDir);
  });
  if (problems.length > 0) throw new SiteError(problems);
  const files = outputFiles(result).flatMap(bundledFile);
  const entry = files.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('Bundling the client modules produced no entry.');
  // What it imports on demand is left out, as for islands: each hash is in every document.
  const checked = new Set(allImports([entry.path], files));
  return {
    modules: entry.path,
    integrity: integrityOf(files.filter(({ path }) => checked.has(path))),
    files: files.map(({ path, text }) => ({ path, text })),
    packages: sortPackages(packages),
  };
}

/** Adds the client modules of a site to the code of the live shell. */
export function withClientModules(client: ClientBundle, added: BundledModules): ClientBundle {
  return {
    ...client,
    modules: added.modules,
    integrity: { ...client.integrity, ...added.integrity },
    files: [...client.files, ...added.files],
    packages: [...client.packages, ...added.packages],
  };
}

/** All code of the client modules in a bundle, including that of packages. Empty if they are not bundled. */
export function clientModuleCode({ files }: Pick<ClientBundle, 'files'>): string {
  return files
    .filter(({ path }) => path.startsWith(PATH))
    .map(({ text }) => text)
    .join('\n');
}

/** Describes a mistake in client modules, or in what they import. Any other error is a bug, and stays as it is. */
export function asMistake(error: unknown, siteDir: string): unknown {
  if (error instanceof SiteError) return error;
  const { message, place, hint } = readThrown(error, siteDir);
  if (!place) return error;
  const problem: Problem = {
    ...place,
    message: `A client module cannot be bundled: ${message.replace(/\.?$/, '.')}`,
    ...(hint === undefined ? {} : { hint }),
  };
  return new SiteError([problem], { cause: error });
}
