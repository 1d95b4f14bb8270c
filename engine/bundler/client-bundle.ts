import { build, type Plugin, type Rolldown } from 'vite';
import { registeredIslands } from './islands.ts';
import { COMPONENTS_DIR, PACKAGE_DIR, sharedConfig } from './module-loader.ts';
import { siteNavbarItems } from './navbar-components.ts';
import { type SiteFiles, siteImports } from './site-imports.ts';

/** A file of the browser's code: its path within the output folder, and its text. */
export type ClientFile = { path: string; text: string };

/** Scripts that stand inline in documents, each as one line of code. */
export type InlineScripts = {
  /** In the head of each document. */
  boot: string;
  /** At the end of documents that have tabs. */
  tabs: string;
  /** At the end of documents that hold islands. */
  islands: string;
};

export type ClientBundle = {
  /** Path of the live shell's entry. */
  entry: string;
  files: ClientFile[];
  inline: InlineScripts;
};

/**
 * Bundles the browser's code: the live shell as modules, the boot script as one line. Of the content it knows the
 * islands only.
 * @param islands the modules of islands that pages hold, by their paths from the site's folder
 * @param imports what their imports besides code are answered with
 */
export async function bundleClient(
  siteDir: string,
  baseUrl: string,
  islands: string[],
  imports: SiteFiles,
): Promise<ClientBundle> {
  const [files, inline] = await Promise.all([
    bundle(siteDir, baseUrl, 'engine/app/client.ts', 'es', [
      registeredIslands(siteDir, () => islands),
      ...siteImports(siteDir, COMPONENTS_DIR, imports),
    ]),
    bundleInlineScripts(siteDir),
  ]);
  const entry = files.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("Bundling the browser's code gave no entry.");
  return {
    entry: entry.path,
    files: files.map(({ path, text }) => ({ path, text })),
    inline,
  };
}

export async function bundleInlineScripts(siteDir: string): Promise<InlineScripts> {
  const [boot, tabs, islands] = await Promise.all([
    bundleInline(siteDir, 'engine/app/boot.ts'),
    bundleInline(siteDir, 'engine/app/remembered-tabs.ts'),
    bundleInline(siteDir, 'engine/app/islands/island-in-view.ts'),
  ]);
  return { boot, tabs, islands };
}

async function bundleInline(siteDir: string, input: string): Promise<string> {
  const [script] = await bundle(siteDir, '/', input, 'iife');
  if (!script) throw new Error(`Bundling ${input} gave nothing.`);
  return script.text.trim();
}

type BundledFile = ClientFile & { isEntry: boolean };

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

/** Code as it is; a worker, bundled by itself, is an asset that holds code. */
function bundledFile(file: Rolldown.OutputChunk | Rolldown.OutputAsset): BundledFile[] {
  if (file.type === 'chunk')
    return [{ path: file.fileName, text: file.code, isEntry: file.isEntry }];
  if (!file.fileName.endsWith('.js')) return [];
  return [{ path: file.fileName, text: String(file.source), isEntry: false }];
}
