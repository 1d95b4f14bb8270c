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
  /** At the end of documents with copy buttons. */
  copying: z.string(),
  /** At the end of documents that have tabs. */
  tabs: z.string(),
  /** At the end of documents that have days in the reader's form. */
  dates: z.string(),
  /** At the end of documents that hold islands. */
  islands: z.string(),
  /** At the end of documents whose headings have moved. */
  movedHeadings: z.string(),
  /** At the end of the not-found page. */
  suggestions: z.string(),
});

/** Scripts that stand inline in documents, each as one line of code. */
export type InlineScripts = z.infer<typeof inlineScriptsSchema>;

export const clientBundleSchema = z.object({
  /** Path of the live shell's entry. */
  entry: z.string(),
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
    bundle(siteDir, baseUrl, 'engine/app/client.ts', 'es', [
      registeredIslands(siteDir, () => islands),
      ...siteImports(siteDir, COMPONENTS_DIR, imports),
      listModules(modules),
    ]),
    bundleInlineScripts(siteDir),
  ]);
  const entry = files.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("Bundling the browser's code gave no entry.");
  const value = {
    entry: entry.path,
    files: files.map(({ path, text }) => ({ path, text })),
    inline,
  };
  return { value, files: ownFiles(siteDir, [...modules]) };
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
  const [boot, copying, tabs, dates, islands, movedHeadings, suggestions] = await Promise.all([
    bundleInline(siteDir, 'engine/app/boot.ts'),
    bundleInline(siteDir, 'engine/app/copying/start-copying.ts'),
    bundleInline(siteDir, 'engine/app/tabs/start-tabs.ts'),
    bundleInline(siteDir, 'engine/app/reader-dates.ts'),
    bundleInline(siteDir, 'engine/app/islands/island-in-view.ts'),
    bundleInline(siteDir, 'engine/app/moved-headings.ts'),
    bundleInline(siteDir, 'engine/app/not-found/suggest-pages.ts'),
  ]);
  return { boot, copying, tabs, dates, islands, movedHeadings, suggestions };
}

async function bundleInline(siteDir: string, input: string): Promise<string> {
  const [script] = await bundle(siteDir, '/', input, 'iife');
  if (!script) throw new Error(`Bundling ${input} gave nothing.`);
  return script.text.trim();
}

type BundledFile = { path: string; text: string; isEntry: boolean };

async function bundle(
  siteDir: string,
  base: string,
  input: string,
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
        input: `${PACKAGE_DIR}/${input}`,
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
  if (file.type === 'chunk')
    return [{ path: file.fileName, text: file.code, isEntry: file.isEntry }];
  if (!file.fileName.endsWith('.js')) return [];
  return [{ path: file.fileName, text: String(file.source), isEntry: false }];
}
