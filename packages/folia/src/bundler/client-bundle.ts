import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { z } from 'zod';
import { engineFile, OWN_FOLDERS, PACKAGE_DIR } from '../engine-files.ts';
import { NAVBAR_ITEMS_FILE } from '../read/config/navbar-items-file.ts';
import { outputFiles } from './bundle-output.ts';
import { registeredIslands } from './islands.ts';
import { siteNavbarItems } from './navbar-components.ts';
import { isMoreThanCode, type SiteFiles, siteImports } from './site-imports.ts';
import { sharedConfig } from './vite-config.ts';

export const clientBundleSchema = z.object({
  /** Path of the live shell's entry. */
  entry: z.string(),
  /** Paths of all modules that the entry needs to go live, itself left out. */
  parts: z.array(z.string()),
  /** What the search consists of besides the live shell: its entry, and the paths of what that needs. */
  search: z.object({ entry: z.string(), parts: z.array(z.string()) }),
  /** The files of the browser's code: path within the output folder, and text. */
  files: z.array(z.object({ path: z.string(), text: z.string() })),
});

export type ClientBundle = z.infer<typeof clientBundleSchema>;

/**
 * Bundles the live shell as modules. Of the content it knows the islands only.
 * @param islands the modules of islands that pages hold, by their paths from the site's folder
 * @param imports what their imports besides code are answered with
 * @returns with the files of the site that went into it, undefined where these are not all of what it was made from
 */
export async function bundleClient(
  siteDir: string,
  baseUrl: string,
  islands: string[],
  imports: SiteFiles,
): Promise<{ value: ClientBundle; files: string[] | undefined }> {
  const modules = new Set<string>();
  const files = await bundle(siteDir, baseUrl, [
    registeredIslands(siteDir, () => islands),
    ...siteImports(siteDir, imports),
    listModules(modules),
    plainImports(),
  ]);
  const live = entryNamed('client', files);
  const search = entryNamed('search-part', files);
  const parts = allImports([live.path, ...live.dynamicImports], files);
  const searchParts = allImports([search.path], files).filter(
    (path) => path !== search.path && !parts.includes(path),
  );
  const value = {
    entry: live.path,
    parts: parts.filter((path) => path !== live.path),
    search: { entry: search.path, parts: [...searchParts, ...workers(files)] },
    files: files.map(({ path, text }) => ({ path, text })),
  };
  return { value, files: ownFiles(siteDir, [...modules]) };
}

/** The modules that the browser is sent to by name. */
const ENTRIES = {
  client: engineFile('app/client.ts'),
  'search-part': engineFile('app/search/search-part.ts'),
};

function entryNamed(name: keyof typeof ENTRIES, files: BundledFile[]): BundledFile {
  const entry = files.find((file) => file.isEntry && file.name === name);
  if (!entry) throw new Error(`Bundling the browser's code gave no entry "${name}".`);
  return entry;
}

/** Modules with all that they import, directly or not, so that none has to wait for another to name it. */
function allImports(paths: string[], files: BundledFile[]): string[] {
  const found = new Set(paths);
  // A set is iterated over what is added on the way as well.
  for (const path of found) {
    const imports = files.find((file) => file.path === path)?.imports ?? [];
    for (const imported of imports) found.add(imported);
  }
  return [...found];
}

function workers(files: BundledFile[]): string[] {
  return files.map(({ path }) => path).filter((path) => /(?:^|\/)worker-[^/]*\.js$/.test(path));
}

/** What a module may be made from besides its text: other files, the environment, a bundle of its own. */
const MORE_THAN_TEXT = /import\.meta|\bprocess\.|Worker\b/;

/**
 * The files of a site among modules; undefined where one of them is no code, or more than its text tells. What a bundle
 * that is kept would not do again is to publish pictures, and files that style sheets show.
 */
function ownFiles(siteDir: string, modules: string[]): string[] | undefined {
  if (modules.some(isMoreThanCode)) return undefined;
  const isEngines = (file: string) =>
    file.includes('/node_modules/') || OWN_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
  const own = modules
    .filter((id) => !id.startsWith('\0'))
    .map((id) => id.replace(/\?.*$/, ''))
    .filter((file) => !isEngines(file));
  const isTold = (file: string) =>
    /\.(?:[cm]?[jt]sx?|json)$/.test(file) && !MORE_THAN_TEXT.test(readFileSync(file, 'utf8'));
  // Where it is written later, its items come into the bundle.
  return own.every(isTold) ? [...own, join(siteDir, NAVBAR_ITEMS_FILE)] : undefined;
}

type BundledFile = {
  path: string;
  name: string;
  text: string;
  isEntry: boolean;
  /** Paths of the modules that it imports, and of those that it imports when it runs. */
  imports: string[];
  dynamicImports: string[];
};

async function bundle(siteDir: string, base: string, plugins: Plugin[]): Promise<BundledFile[]> {
  const result = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    root: PACKAGE_DIR,
    mode: 'production',
    base,
    logLevel: 'warn',
    ...sharedConfig(siteDir),
    plugins: [siteNavbarItems(siteDir), ...plugins],
    worker: { format: 'es' },
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: ENTRIES,
        // The live shell imports what the part of the search exports.
        preserveEntrySignatures: 'exports-only',
        output: {
          format: 'es',
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          // React and React DOM change rarely and take longest to evaluate: a file and a task of their own.
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                priority: 1,
              },
              // One file of what several parts need compresses better than one for each of their combinations.
              { name: 'shared', minShareCount: 2 },
            ],
          },
        },
      },
    },
  });
  return outputFiles(result).flatMap(bundledFile);
}

/**
 * Puts a plain import in the place of Vite's, which looks for style sheets to load before a module. There are none: it
 * was a hundredth of all script.
 */
function plainImports(): Plugin {
  return {
    name: 'docs:plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

/** Takes down the modules that go into a bundle. */
function listModules(modules: Set<string>): Plugin {
  return {
    name: 'docs:list-modules',
    moduleParsed: ({ id }) => void modules.add(id),
  };
}

/** Code as it is; a worker, bundled by itself, is an asset that holds code. */
function bundledFile(file: Rolldown.OutputChunk | Rolldown.OutputAsset): BundledFile[] {
  const { fileName: path } = file;
  if (file.type === 'chunk') {
    const { name, code: text, isEntry, imports, dynamicImports } = file;
    return [{ path, name, text, isEntry, imports, dynamicImports }];
  }
  if (!path.endsWith('.js')) return [];
  const text = String(file.source);
  return [{ path, name: '', text, isEntry: false, imports: [], dynamicImports: [] }];
}
