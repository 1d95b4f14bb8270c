import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, SiteError } from 'folia-problems';
import { build, type Plugin } from 'vite';
import { z } from 'zod';
import { engineFile, OWN_FOLDERS } from '../engine-files.ts';
import { NAVBAR_ITEMS_FILE } from '../read/config/navbar-items-file.ts';
import { fileOfModule } from '../read/thrown-place.ts';
import { outputFiles } from './bundle-output.ts';
import {
  allImports,
  type BundledFile,
  bundledFile,
  integrityOf,
  listChecked,
} from './bundled-files.ts';
import {
  type BundledPackage,
  bundledPackageSchema,
  listPackages,
  sortPackages,
} from './bundled-packages.ts';
import { diagramLibrary, REGISTERED_ISLANDS, registeredIslands } from './islands.ts';
import { missingImports } from './missing-imports.ts';
import { siteNavbarItems } from './navbar-components.ts';
import { nodeImports } from './node-imports.ts';
import { plainImports } from './plain-imports.ts';
import { isMoreThanCode, type SiteFiles, siteImports } from './site-imports.ts';
import { siteTheme } from './site-theme.ts';
import { BROWSER_OUTPUT, browserConfig } from './vite-config.ts';

export const clientBundleSchema = z.object({
  /** Path of the live shell's entry. */
  entry: z.string(),
  /** Paths of all modules that the entry needs, without the entry. */
  parts: z.array(z.string()),
  /** The entry of the search, and paths of all modules that it needs, without the entry. */
  search: z.object({
    entry: z.string(),
    parts: z.array(z.string()),
    /** Absent in development. */
    worker: z.string().optional(),
  }),
  /** The entry of the site's client modules, which each document loads. */
  modules: z.string().optional(),
  /**
   * Hashes of the modules that documents check, as integrity metadata, by path: what the shell, the search and the client
   * modules consist of. Empty in development.
   */
  integrity: z.record(z.string(), z.string()),
  /** Files with the browser's code. Paths are relative to the output folder. */
  files: z.array(z.object({ path: z.string(), text: z.string() })),
  /** The packages whose code is in them. */
  packages: z.array(bundledPackageSchema),
});

export type ClientBundle = z.infer<typeof clientBundleSchema>;

/**
 * Bundles the live shell as modules. The only content it contains is islands.
 * @param islands modules of the islands that pages use, relative to the site's folder
 * @param imports resolves their imports that are not code
 * @returns the bundle, and the site's files that it depends on; undefined if it depends on anything else
 * @throws SiteError if code for browsers imports what does not exist, or modules of Node
 */
export async function bundleClient(
  siteDir: string,
  baseUrl: string,
  islands: string[],
  imports: SiteFiles,
): Promise<{ value: ClientBundle; files: string[] | undefined }> {
  const modules = new Set<string>();
  const packages = new Map<string, BundledPackage>();
  const problems: Problem[] = [];
  const files = await bundle(siteDir, baseUrl, packages, [
    registeredIslands(siteDir, () => islands),
    diagramLibrary(siteDir),
    ...siteTheme(siteDir, imports),
    ...siteImports(siteDir, imports),
    nodeImports(
      siteDir,
      problems,
      'Read what is needed in the page, at build time, and give it to the island as props.',
    ),
    missingImports(siteDir, problems),
    listModules(modules),
    plainImports(),
  ]);
  if (problems.length > 0) throw new SiteError(problems);
  const live = entryNamed('client', files);
  const search = entryNamed('search-part', files);
  const parts = allImports([live.path, ...live.dynamicImports], files);
  // Modules that the live shell needs as well are included: the search starts before it.
  const searchParts = allImports([search.path], files).filter((path) => path !== search.path);
  const value = {
    entry: live.path,
    parts: parts.filter((path) => path !== live.path),
    search: { entry: search.path, parts: searchParts, worker: findWorker(files) },
    integrity: integrityOf(listChecked([live, search], files)),
    files: files.map(({ path, text }) => ({ path, text })),
    packages: sortPackages(packages),
  };
  return { value, files: ownFiles(siteDir, [...modules]) };
}

/** Entry modules. */
const ENTRIES = {
  client: engineFile('app/client.ts'),
  'search-part': engineFile('app/search/search-part.ts'),
};

function entryNamed(name: keyof typeof ENTRIES, files: BundledFile[]): BundledFile {
  const entry = files.find((file) => file.isEntry && file.name === name);
  if (!entry) throw new Error(`Bundling the browser's code produced no entry "${name}".`);
  return entry;
}

function findWorker(files: BundledFile[]): string | undefined {
  return files.find(({ path }) => /(?:^|\/)worker-[^/]*\.js$/.test(path))?.path;
}

/** Code that may depend on more than its text: other files, the environment, or a separate bundle. */
const MORE_THAN_TEXT = /import\.meta|\bprocess\.|Worker\b/;

/**
 * Returns the site's files among modules; undefined if a module is not code or depends on more than its text. Such a
 * bundle cannot be cached: a cached bundle would not publish pictures or files that style sheets refer to.
 */
function ownFiles(siteDir: string, modules: string[]): string[] | undefined {
  if (modules.some(isMoreThanCode)) return undefined;
  const isEngines = (file: string) =>
    file.includes('/node_modules/') || OWN_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
  const siteFiles = modules
    .filter((id) => !id.startsWith('\0'))
    .map(fileOfModule)
    .filter((file) => !isEngines(file));
  const isPlainCode = (file: string) =>
    /\.(?:[cm]?[jt]sx?|json)$/.test(file) && !MORE_THAN_TEXT.test(readFileSync(file, 'utf8'));
  // Included even if it does not exist, so that the bundle is rebuilt when it is created.
  return siteFiles.every(isPlainCode)
    ? [...siteFiles, join(siteDir, NAVBAR_ITEMS_FILE)]
    : undefined;
}

/**
 * Makes a browser compile all functions of a script while it loads, on another thread, instead of each when it is first
 * called, on the thread that the reader waits for (https://github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad';
/** The large files, most of whose functions a live page calls. */
const COMPILED_AT_ONCE = ['react', 'hydrate', 'search-part'];

/** @param packages receives those whose code is in the bundle */
async function bundle(
  siteDir: string,
  base: string,
  packages: Map<string, BundledPackage>,
  plugins: Plugin[],
): Promise<BundledFile[]> {
  const shell = new Set<string>();
  const result = await build({
    ...browserConfig(siteDir, base),
    plugins: [
      siteNavbarItems(siteDir),
      ...plugins,
      listShellModules(shell),
      listPackages(packages),
    ],
    worker: {
      format: 'es',
      plugins: () => [listPackages(packages)],
      rolldownOptions: { output: { postBanner: COMPILE_ALL } },
    },
    build: {
      ...BROWSER_OUTPUT,
      rolldownOptions: {
        input: ENTRIES,
        // Packages mark components with "use client", which has no meaning here.
        checks: { moduleLevelDirective: false, bundlerTimings: false },
        // The live shell imports the exports of the search entry.
        preserveEntrySignatures: 'exports-only',
        output: {
          format: 'es',
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          postBanner: ({ name }) => (COMPILED_AT_ONCE.includes(name) ? COMPILE_ALL : ''),
          // React and React DOM change rarely and take longest to evaluate, so they get a separate file and task.
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /rolldown[\\/]runtime|node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                priority: 1,
              },
              // One file with all shared modules compresses better than one for each combination of importers.
              // What only islands need must not be in it, since every live page fetches it.
              { name: 'shared', minShareCount: 2, test: (id) => shell.has(id) },
            ],
          },
        },
      },
    },
  });
  return outputFiles(result).flatMap(bundledFile);
}

/** Collects the modules that the shell needs: those that an entry imports other than through an island. */
function listShellModules(shell: Set<string>): Plugin {
  return {
    name: 'docs:list-shell-modules',
    buildEnd() {
      for (const entry of Object.values(ENTRIES)) shell.add(entry);
      // The iteration includes elements that are added during it.
      for (const id of shell) {
        const info = id === REGISTERED_ISLANDS ? null : this.getModuleInfo(id);
        for (const next of info?.importedIds ?? []) shell.add(next);
        for (const next of info?.dynamicallyImportedIds ?? []) shell.add(next);
      }
    },
  };
}

/** Collects the modules of a bundle. */
function listModules(modules: Set<string>): Plugin {
  return {
    name: 'docs:list-modules',
    moduleParsed: ({ id }) => void modules.add(id),
  };
}
