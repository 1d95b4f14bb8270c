import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import {
  createServer,
  defaultClientConditions,
  defaultServerConditions,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import type { ShellRenderer } from '../app/server.tsx';
import { cacheRoot, listParents } from '../cache/cache-folder.ts';
import type { AssetStore } from '../compile/assets.ts';
import { COMPONENTS_MODULE } from '../components/names.ts';
import {
  engineFile,
  OWN_FOLDERS,
  PACKAGE_DIR,
  RUNS_FROM_SOURCE,
  SOURCE_CONDITION,
} from '../engine-files.ts';
import type { RenderApiView } from '../kinds/api/render-view.tsx';
import { NAVBAR_ITEMS_FILE } from '../read/config/navbar-items-file.ts';
import { islandsOnPages, listIslands, REGISTERED_ISLANDS, registeredIslands } from './islands.ts';
import { siteNavbarItems } from './navbar-components.ts';
import { importedFiles, importedStyles, type SiteFiles, siteImports } from './site-imports.ts';
import { translationImports } from './translation-imports.ts';

/** The query by which the names of compiled MDX modules are known. */
const MDX_MARK = 'compiled';

/** Loads modules that Node cannot: TypeScript with JSX, MDX, `@site/` imports. */
export type ModuleLoader = {
  load: (file: string) => Promise<Record<string, unknown>>;
  loadDefault: (file: string) => Promise<unknown>;
  /** Takes in a compiled MDX module as if it stood at `file`, and gives the name to import it by. */
  provideMdx: (file: string, code: string) => string;
  /** Runs a compiled MDX module as if it stood at `file`, so that its imports resolve from there. */
  loadMdx: (file: string, code: string) => Promise<Record<string, unknown>>;
  /** The style rules that a loaded module and its imports bring along. @param id its file, or the name of an MDX module */
  stylesOf: (id: string) => string;
  /** The modules of the site that a loaded module imports. @returns paths from the site's folder */
  importsOf: (id: string) => string[];
  /** Sets where the files that modules import are published, and which modules are islands by the config. */
  openSite: (assets: AssetStore, islands: readonly string[]) => Promise<void>;
  /** What imports besides code are answered with, for the modules of the browser as well. */
  files: SiteFiles;
  shellRenderer: () => Promise<ShellRenderer>;
  /** Draws the pages of API references. */
  apiRenderer: () => Promise<RenderApiView>;
  /** Forgets all loaded modules, so that changed files are read anew. */
  reset: () => void;
  vite: ViteDevServer;
  close: () => Promise<void>;
};

/** What the browser loads unbundled in development, React being made ready for it once. */
const BROWSER_LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
];

export type DevelopmentOptions = { server: Server; baseUrl: string };

/** Opens a loader for a site. One Vite server does the work; in development it also feeds the browser. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: Its methods share the state of one server.
export async function openModuleLoader(
  siteDir: string,
  development?: DevelopmentOptions,
): Promise<ModuleLoader> {
  const mdx = new Map<string, string>();
  let assets: AssetStore | undefined;
  let listedIslands: ReadonlySet<string> = new Set();
  const published = new Set<string>();
  let areNavbarItemsUsable = true;
  const files: SiteFiles = {
    styles: new Map(),
    async publish(path) {
      published.add(path);
      // From the folder of the config, since there is no page.
      return (await assets?.find(path, '.'))?.href;
    },
  };
  const vite = await createServer({
    configFile: false,
    envDir: false,
    publicDir: false,
    root: PACKAGE_DIR,
    base: development?.baseUrl,
    mode: development ? 'development' : 'production',
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    cacheDir: join(cacheRoot(siteDir), 'vite'),
    ...sharedConfig(siteDir),
    plugins: [
      siteNavbarItems(siteDir, () => areNavbarItemsUsable),
      translationImports(siteDir),
      mdxModules(mdx),
      ...siteImports(siteDir, files),
      islandsOnPages(siteDir, engineFile('components/Island.tsx'), (source) =>
        listedIslands.has(source),
      ),
      // In development any page may come to hold any of them.
      registeredIslands(siteDir, () => [...listIslands(siteDir), ...listedIslands]),
    ],
    optimizeDeps: { noDiscovery: true, include: development ? BROWSER_LIBRARIES : [] },
    server: {
      middlewareMode: true,
      ...(development
        ? { hmr: { server: development.server }, fs: { allow: servedFolders(siteDir) } }
        : { hmr: false, ws: false, watch: null }),
    },
  });
  const { ssr, client } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The module runner is not available.');
  // The text is part of the name: a partial is another module in each locale, since its links differ.
  const provideMdx = (file: string, code: string): string => {
    const id = `${file}?${MDX_MARK}=${createHash('sha256').update(code).digest('hex').slice(0, 12)}`;
    mdx.set(id, code);
    return id;
  };
  const loadShell = async (): Promise<ShellRenderer> => {
    const { renderShell, renderSearch, renderContent } = await ssr.runner.import<
      typeof import('../app/server.tsx')
    >(engineFile('app/server.tsx'));
    return { renderShell, renderSearch, renderContent };
  };
  const forgetModules = () => {
    ssr.moduleGraph.invalidateAll();
    ssr.runner.clearCache();
  };
  const load = (file: string): Promise<Record<string, unknown>> => ssr.runner.import(file);

  return {
    vite,
    load,
    loadDefault: async (file) => (await load(file)).default,
    provideMdx,
    loadMdx: (file, code) => load(provideMdx(file, code)),
    stylesOf: (id) => importedStyles(ssr.moduleGraph.getModuleById(id), files.styles),
    importsOf: (id) => importedFiles(ssr.moduleGraph.getModuleById(id), siteDir),
    async openSite(store, islands) {
      assets = store;
      listedIslands = new Set(islands);
      // Modules that are loaded already are not loaded again, but the files that they import are published again.
      await Promise.all([...published].map((path) => store.find(path, '.')));
    },
    files,
    async shellRenderer() {
      try {
        return await loadShell();
      } catch (error) {
        // The rest of the site can be read without them; the mistake itself is found as the site is read.
        if (!areNavbarItemsUsable || !existsSync(join(siteDir, NAVBAR_ITEMS_FILE))) throw error;
        areNavbarItemsUsable = false;
        forgetModules();
        return loadShell();
      }
    },
    async apiRenderer() {
      const { renderApiView } = await ssr.runner.import<{ renderApiView: RenderApiView }>(
        engineFile('kinds/api/render-view.tsx'),
      );
      return renderApiView;
    },
    reset() {
      mdx.clear();
      published.clear();
      areNavbarItemsUsable = true;
      forgetModules();
      const islands = client.moduleGraph.getModuleById(REGISTERED_ISLANDS);
      if (islands) client.moduleGraph.invalidateModule(islands);
    },
    close: () => vite.close(),
  };
}

/** The folders that development may send modules from: the engine's, the site's, and those of libraries. */
function servedFolders(siteDir: string): string[] {
  const roots = [...OWN_FOLDERS, siteDir];
  return [...roots, ...roots.flatMap(listParents).map((folder) => join(folder, 'node_modules'))];
}

/** The conditions of `exports` that modules are found by: in the repository, packages give their sources. */
function exportConditions(defaults: readonly string[]): string[] {
  return RUNS_FROM_SOURCE ? [SOURCE_CONDITION, ...defaults] : [...defaults];
}

/** What every Vite run of the engine shares. */
export function sharedConfig(siteDir: string) {
  return {
    ssr: {
      // Read by Vite as the engine is, so that there is one copy of what they share.
      noExternal: [/^folia(?:-\w+)?(?:\/|$)/],
      resolve: { conditions: exportConditions(defaultServerConditions) },
    },
    resolve: {
      conditions: exportConditions(defaultClientConditions),
      alias: [
        {
          find: new RegExp(`^${COMPONENTS_MODULE}$`),
          replacement: engineFile('components/index.ts'),
        },
        { find: /^folia$/, replacement: engineFile('index.ts') },
        { find: /^@site\//, replacement: `${siteDir}/` },
      ],
      // What sites of Docusaurus have without asking for it.
      dedupe: ['react', 'react-dom', 'clsx'],
    },
  };
}

/** Serves the compiled text of MDX files. */
function mdxModules(compiled: Map<string, string>): Plugin {
  return {
    name: 'docs:mdx',
    load: {
      filter: { id: new RegExp(`\\.mdx?\\?${MDX_MARK}=`) },
      handler: (id) => compiled.get(id),
    },
  };
}
