import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { z } from 'zod';
import { registeredIslands } from './islands.ts';
import { COMPONENTS_DIR, PACKAGE_DIR, sharedConfig } from './module-loader.ts';
import { NAVBAR_ITEMS_FILE, siteNavbarItems } from './navbar-components.ts';
import { isMoreThanCode, type SiteFiles, siteImports } from './site-imports.ts';

const inlineScriptsSchema = z.object({
  /** In the head of each document. */
  boot: z.string(),
  /** At the end of documents that have blocks of code. */
  copy: z.string(),
  /** At the end of documents that have tabs. */
  tabs: z.string(),
  /** At the end of documents that have days in the reader's form. */
  dates: z.string(),
  /** At the end of documents that hold islands. */
  islands: z.string(),
  /** At the end of the not-found page. */
  suggestions: z.string(),
});

/** Scripts that stand inline in documents, each as one line of code. */
export type InlineScripts = z.infer<typeof inlineScriptsSchema>;

export const clientBundleSchema = z.object({
  /** Path of the live shell's entry. */
  entry: z.string(),
  /** Paths of all modules that the entry needs to go live, itself left out. */
  parts: z.array(z.string()),
  /** What the search consists of besides the live shell: its entry, and the paths of what that needs. */
  search: z.object({ entry: z.string(), parts: z.array(z.string()) }),
  /** The files of the browser's code: path within the output folder, and text. */
  files: z.array(z.object({ path: z.string(), text: z.string() })),
  inline: inlineScriptsSchema,
});

export type ClientBundle = z.infer<typeof clientBundleSchema>;

/**
 * Bundles the browser's code: the live shell as modules, the boot script as one line. Of the content it knows the
 * islands only.
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
  const [files, inline] = await Promise.all([
    bundle(siteDir, baseUrl, ENTRIES, 'es', [
      registeredIslands(siteDir, () => islands),
      ...siteImports(siteDir, COMPONENTS_DIR, imports),
      listModules(modules),
    ]),
    bundleInlineScripts(siteDir),
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
    inline,
  };
  return { value, files: ownFiles(siteDir, [...modules]) };
}

/** The modules that the browser is sent to by name. */
const ENTRIES = {
  client: `${PACKAGE_DIR}/engine/app/client.ts`,
  'search-part': `${PACKAGE_DIR}/engine/app/search/search-part.ts`,
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
    file.includes('/node_modules/') || file.startsWith(`${PACKAGE_DIR}/engine/`);
  const own = modules
    .filter((id) => !id.startsWith('\0'))
    .map((id) => id.replace(/\?.*$/, ''))
    .filter((file) => !isEngines(file));
  const isTold = (file: string) =>
    /\.(?:[cm]?[jt]sx?|json)$/.test(file) && !MORE_THAN_TEXT.test(readFileSync(file, 'utf8'));
  // Where it is written later, its items come into the bundle.
  return own.every(isTold) ? [...own, join(siteDir, NAVBAR_ITEMS_FILE)] : undefined;
}

export async function bundleInlineScripts(siteDir: string): Promise<InlineScripts> {
  const [boot, copy, tabs, dates, islands, suggestions] = await Promise.all([
    bundleInline(siteDir, 'engine/app/boot.ts'),
    bundleInline(siteDir, 'engine/app/copy-code.ts'),
    bundleInline(siteDir, 'engine/app/remembered-tabs.ts'),
    bundleInline(siteDir, 'engine/app/reader-dates.ts'),
    bundleInline(siteDir, 'engine/app/islands/island-in-view.ts'),
    bundleInline(siteDir, 'engine/app/not-found/suggest-pages.ts'),
  ]);
  return { boot, copy, tabs, dates, islands, suggestions };
}

async function bundleInline(siteDir: string, input: string): Promise<string> {
  const [script] = await bundle(siteDir, '/', `${PACKAGE_DIR}/${input}`, 'iife');
  if (!script) throw new Error(`Bundling ${input} gave nothing.`);
  return script.text.trim();
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

async function bundle(
  siteDir: string,
  base: string,
  input: string | Record<string, string>,
  format: 'es' | 'iife',
  plugins: Plugin[] = [registeredIslands(siteDir, () => [])],
): Promise<BundledFile[]> {
  const result = await build({
    configFile: false,
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
        input,
        // The live shell imports what the part of the search exports.
        preserveEntrySignatures: 'exports-only',
        output: {
          format,
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          // React and React DOM change rarely and take longest to evaluate: a file and a task of their own.
          ...(format === 'es' && {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
              ],
            },
          }),
        },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) =>
    'output' in output ? output.output.flatMap(bundledFile) : [],
  );
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
