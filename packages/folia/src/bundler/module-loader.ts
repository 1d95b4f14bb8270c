import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Problem } from 'folia-problems';
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import type { ShellRenderer } from '../app/server.tsx';
import type { AssetStore } from '../compile/assets.ts';
import { engineFile } from '../engine-files.ts';
import type { RenderApiView } from '../kinds/api/render-view.tsx';
import { readIslandSource } from '../model/island-source.ts';
import type { SiteSources } from '../model/site-sources.ts';
import { NAVBAR_ITEMS_FILE } from '../read/config/navbar-items-file.ts';
import { fileOfModule, packageOfModule } from '../read/thrown-place.ts';
import { checkSitePath } from './check-site-path.ts';
import { asMistake } from './client-modules.ts';
import { followImports } from './follow-imports.ts';
import { type CompileMarkdown, makeImportedMarkdown } from './imported-markdown.ts';
import {
  diagramLibrary,
  ENGINE_ISLANDS,
  islandsOnPages,
  listIslands,
  REGISTERED_ISLANDS,
  registeredIslands,
} from './islands.ts';
import { makeMdxModules } from './mdx-modules.ts';
import { siteNavbarItems } from './navbar-components.ts';
import { makePublishedImports } from './published-imports.ts';
import { REGISTERED_MODULES, registeredModules } from './registered-modules.ts';
import { shareReact } from './shared-react.ts';
import {
  type ImportedModule,
  importedFiles,
  importedStyles,
  isStyleSheet,
  type MarkdownOfIsland,
  markdownOfIslands,
  type SiteFiles,
  siteImports,
} from './site-imports.ts';
import { knownSite, siteTheme } from './site-theme.ts';
import { staticReact } from './static-react.ts';
import { joinSheets } from './style-imports.ts';
import { restoreThrown } from './thrown-errors.ts';
import { translationImports } from './translation-imports.ts';
import { type DevelopmentOptions, serverConfig } from './vite-config.ts';

/** Loads modules that Node cannot: TypeScript with JSX, MDX, `@site/` imports. */
export type ModuleLoader = {
  load: (file: string) => Promise<Record<string, unknown>>;
  loadDefault: (file: string) => Promise<unknown>;
  /** Imports a package from the site's folder; undefined if it is not installed. */
  loadPackage: (name: string) => Promise<Record<string, unknown> | undefined>;
  /** Adds a compiled MDX module, whose imports are relative to `file`, and returns the id for importing it. */
  provideMdx: (file: string, code: string) => string;
  /** Runs a compiled MDX module, whose imports are relative to `file`. */
  loadMdx: (file: string, code: string) => Promise<Record<string, unknown>>;
  /** Frees the MDX modules of a page that no other module imports. What they import stays loaded. */
  releaseMdx: (file: string) => void;
  /** Sets the compiler for Markdown that components import. */
  importMarkdownWith: (compile: CompileMarkdown) => void;
  /** Returns the style rules that a loaded module and its imports import. @param id its file, or an MDX module's id */
  stylesOf: (id: string) => string;
  /**
   * Returns the style rules that modules for browsers import, which are not run.
   * @param paths of the modules, relative to the site's folder
   * @throws SiteError if one of them has a mistake, or imports what does not exist
   */
  stylesForBrowsers: (paths: readonly string[]) => Promise<string>;
  /** Lists the site's modules that a loaded module imports. @returns paths relative to the site's folder */
  importsOf: (id: string) => string[];
  /** Lists the Markdown that islands among the imports of a loaded module import. */
  markdownOfIslands: (id: string) => MarkdownOfIsland[];
  /**
   * Sets the store that publishes imported files, and what is known about the site's modules: islands and static folders in the
   * config, and whether components for MDX pages can be loaded.
   */
  openSite: (assets: AssetStore, site: Pick<SiteSources, 'config' | 'theme'>) => Promise<void>;
  /** From now on, leaves out style sheets that have mistakes. @returns the mistakes, to which later ones are added */
  omitBrokenSheets: () => Problem[];
  /** Resolves imports that are not code, also for modules in the browser. */
  files: SiteFiles;
  /** Loads the shell, once until modules are cleared. */
  shellRenderer: () => Promise<ShellRenderer>;
  /** Renders the pages of API references. */
  apiRenderer: () => Promise<RenderApiView>;
  /** Clears all loaded modules, so that changed files are read again. */
  reset: () => void;
  vite: ViteDevServer;
  close: () => Promise<void>;
};

/**
 * Opens a loader for a site, which is a Vite server. In development, it also serves modules to the browser.
 * @throws SiteError if the path of the site has a character that no module can have in its path
 */
export async function openModuleLoader(
  siteDir: string,
  development?: DevelopmentOptions,
): Promise<ModuleLoader> {
  checkSitePath(siteDir);
  const mdx = makeMdxModules();
  const imports = makePublishedImports();
  const markdown = makeImportedMarkdown(siteDir, imports.files.thrown);
  let areNavbarItemsUsable = true;
  const plugins = [
    siteNavbarItems(siteDir, () => areNavbarItemsUsable),
    ...siteTheme(siteDir, imports.files),
    translationImports(siteDir),
    staticReact(siteDir),
    mdx.plugin,
    markdown.plugin,
    ...siteImports(siteDir, imports.files),
    ...islandPlugins(siteDir, () => imports.files.known().islands),
    registeredModules(siteDir, () => imports.files.known().clientModules),
    diagramLibrary(siteDir),
  ];
  const stopSharing = shareReact();
  const vite = await createServer(
    serverConfig(siteDir, plugins, imports.files.converted, development),
  );
  const modules = loadedModules(siteDir, vite, imports.files);
  let shell: Promise<ShellRenderer> | undefined;
  const loadShell = async () => {
    try {
      return await modules.loadShell();
    } catch (error) {
      // The site can be read without them. Reading it reports the error.
      if (!areNavbarItemsUsable || !existsSync(join(siteDir, NAVBAR_ITEMS_FILE))) throw error;
      areNavbarItemsUsable = false;
      modules.forget();
      return modules.loadShell();
    }
  };

  return {
    ...modules,
    loadPackage: (name) => loadPackage(name, siteDir, vite),
    provideMdx: mdx.provide,
    importMarkdownWith(compile) {
      if (markdown.compileWith(compile)) modules.forget();
    },
    loadMdx: (file, code) => modules.load(mdx.provide(file, code)),
    releaseMdx(file) {
      for (const id of modules.unload(file)) mdx.remove(id);
    },
    stylesOf: (id) =>
      joinSheets(importedStyles(modules.moduleOf(id), imports.files.styles, modules.importedBy)),
    async openSite(store, site) {
      const known = knownSite(siteDir, site);
      // Parts of the theme have been loaded before it was known what their imports lead to.
      if (!isDeepStrictEqual(known, imports.files.known())) modules.forget();
      await imports.publishTo(store, known);
    },
    files: imports.files,
    shellRenderer() {
      shell ??= loadShell();
      return shell;
    },
    reset() {
      mdx.clear();
      imports.clear();
      areNavbarItemsUsable = true;
      shell = undefined;
      modules.forget();
    },
    vite,
    async close() {
      stopSharing();
      await vite.close();
    },
  };
}

/** @param ofConfig returns what the config lists as islands */
function islandPlugins(siteDir: string, ofConfig: () => ReadonlySet<string>): Plugin[] {
  return [
    islandsOnPages(siteDir, engineFile('components/Island.tsx'), (module) =>
      [...ofConfig()]
        .map(readIslandSource)
        .flatMap(({ file, name }) => (file === module ? [name] : [])),
    ),
    // In development, any page may start using any island.
    registeredIslands(siteDir, () => [
      ...listIslands(siteDir),
      ...ofConfig(),
      ...Object.keys(ENGINE_ISLANDS),
    ]),
  ];
}

/** Imports a package with Node, as imports in the config do, at the path that Vite finds for it. */
async function loadPackage(
  name: string,
  siteDir: string,
  { environments: { ssr } }: ViteDevServer,
) {
  const found = await ssr.pluginContainer.resolveId(name, join(siteDir, 'site.config.ts'));
  if (!found) return undefined;
  const file = fileOfModule(found.id);
  const module: Record<string, unknown> = await import(
    isAbsolute(file) ? pathToFileURL(file).href : file
  );
  return module;
}

/** Loads and clears modules with Vite's module runner. */
function loadedModules(
  siteDir: string,
  { environments: { ssr, client } }: ViteDevServer,
  files: SiteFiles,
) {
  const { thrown, converted } = files;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The module runner is not available.');
  const moduleOf = (id: string) => ssr.moduleGraph.getModuleById(id);
  const load = async (file: string): Promise<Record<string, unknown>> => {
    try {
      return await ssr.runner.import(file);
    } catch (error) {
      throw restoreThrown(thrown, error);
    }
  };
  const forget = () => {
    ssr.moduleGraph.invalidateAll();
    ssr.runner.clearCache();
    for (const [id, module] of client.moduleGraph.idToModuleMap) {
      const isRegistry = id === REGISTERED_ISLANDS || id === REGISTERED_MODULES;
      if (isRegistry || isStyleSheet(id)) client.moduleGraph.invalidateModule(module);
    }
  };
  return {
    load,
    loadDefault: async (file: string) => (await load(file)).default,
    moduleOf,
    /** Lists what a module imports, with the modules of packages that Vite loads because Node refuses them. */
    importedBy({ id, importedModules }: ImportedModule): ImportedModule[] {
      const names = (id && moduleOf(id)?.transformResult?.deps) || [];
      const files = names.flatMap((name) => [...(converted.get(packageOfModule(name)) ?? [])]);
      return [...importedModules, ...files.flatMap((file) => moduleOf(file) ?? [])];
    },
    async stylesForBrowsers(paths: readonly string[]): Promise<string> {
      const sheets: string[] = [];
      const seen = new Set<unknown>();
      for (const path of paths) {
        const module = await followImports(join(siteDir, path), client).catch((error: unknown) => {
          throw asMistake(restoreThrown(thrown, error), siteDir);
        });
        const importsOf = ({ importedModules }: ImportedModule) => [...importedModules];
        sheets.push(...importedStyles(module, files.styles, importsOf, seen));
      }
      return joinSheets(sheets);
    },
    importsOf: (id: string) => importedFiles(moduleOf(id), siteDir),
    markdownOfIslands: (id: string) => markdownOfIslands(moduleOf(id), siteDir),
    async loadShell(): Promise<ShellRenderer> {
      const { renderShell, renderSearch, renderContent, renderSlot, renderFooter } =
        await ssr.runner.import<typeof import('../app/server.tsx')>(engineFile('app/server.tsx'));
      return { renderShell, renderSearch, renderContent, renderSlot, renderFooter };
    },
    async apiRenderer(): Promise<RenderApiView> {
      const { renderApiView } = await ssr.runner.import<{ renderApiView: RenderApiView }>(
        engineFile('kinds/api/render-view.tsx'),
      );
      return renderApiView;
    },
    /** Frees the code of a file's modules that no other module imports. @returns their ids */
    unload(file: string): string[] {
      const { moduleGraph, runner } = ssr;
      const nodes = [...(moduleGraph.getModulesByFile(file) ?? [])];
      const unused = nodes.filter(({ importers }) => importers.size === 0);
      return unused.flatMap((node) => {
        const { id } = node;
        if (id === null) return [];
        moduleGraph.invalidateModule(node);
        const evaluated = runner.evaluatedModules.getModuleById(id);
        if (evaluated) runner.evaluatedModules.invalidateModule(evaluated);
        return [id];
      });
    },
    forget,
    omitBrokenSheets() {
      // Vite remembers the failure of a module, and of those that import it.
      if (!files.omittedSheets) forget();
      files.omittedSheets ??= [];
      return files.omittedSheets;
    },
  };
}
