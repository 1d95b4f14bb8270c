import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellRenderer } from './app/server.tsx';
import { bundleClient, type ClientBundle, clientBundleSchema } from './bundler/client-bundle.ts';
import { bundleClientModules, withClientModules } from './bundler/client-modules.ts';
import { listIslands } from './bundler/islands.ts';
import type { ModuleLoader } from './bundler/module-loader.ts';
import {
  type BuildStore,
  type CacheOption,
  getOrCreate,
  openEngineStore,
} from './cache/build-store.ts';
import { hash } from './cache/cache-folder.ts';
import type { SiteSources } from './model/site-sources.ts';
import { NAVBAR_ITEMS_FILE } from './read/config/navbar-items-file.ts';

/** The parts of a site that decide whether its live shell is the engine's alone. */
type ShellSources = Pick<SiteSources, 'siteDir' | 'theme' | 'pages'> & {
  config: Pick<SiteSources['config'], 'islands' | 'baseUrl'>;
  content: Pick<SiteSources['content'], 'api'>;
};

/** The code of a site for browsers: modules relative to its folder. */
type BrowserCode = { baseUrl: string; islands: string[]; clientModules: readonly string[] };

/** The live shell of a site: its code for browsers, and its modules for rendering documents. */
export type LiveShell = {
  /**
   * Starts both while pages are compiled, if the shell is the engine's alone: loading a site's own
   * modules publishes files and may fail. Failures are reported to whoever asks for the result.
   */
  begin: (sources: readonly [ShellSources, ...ShellSources[]]) => void;
  /** Bundles the code for browsers, or returns what has been bundled with the same islands. */
  bundle: (code: BrowserCode, store: BuildStore) => Promise<ClientBundle>;
  renderer: () => Promise<ShellRenderer>;
  /** Waits until nothing is running anymore. */
  settle: () => Promise<void>;
};

/** Makes the live shell of a site with its module loader. */
export function makeLiveShell(
  siteDir: string,
  modules: Pick<ModuleLoader, 'files' | 'shellRenderer'>,
  options: CacheOption = {},
): LiveShell {
  let begun: { client: Promise<ClientBundle>; renderer: Promise<ShellRenderer> } | undefined;

  async function bundle(
    { baseUrl, islands }: BrowserCode,
    store: BuildStore,
  ): Promise<ClientBundle> {
    if (begun && islands.length === 0) return begun.client;
    await begun?.client.catch(() => {});
    const inputs = [baseUrl, ...islands];
    return getOrCreate(store, { name: 'client', inputs, schema: clientBundleSchema }, () =>
      bundleClient(siteDir, baseUrl, islands, modules.files),
    );
  }

  /** The engine's own shell is the same for all sites with this base path, so they share it. */
  function bundlePlain(baseUrl: string): Promise<ClientBundle> {
    const name = `client-${hash([baseUrl]).slice(0, 12)}`;
    const kept = { name, inputs: [baseUrl], schema: clientBundleSchema };
    return getOrCreate(openEngineStore(siteDir, options), kept, () =>
      bundleClient(siteDir, baseUrl, [], modules.files),
    );
  }

  return {
    begin(sources) {
      if (begun || !sources.every(isPlain)) return;
      begun = {
        client: bundlePlain(sources[0].config.baseUrl),
        renderer: modules.shellRenderer(),
      };
      // Until the results are needed, nothing else handles a failure.
      for (const result of Object.values(begun)) result.catch(() => {});
    },
    async bundle(code, store) {
      const { baseUrl, clientModules } = code;
      const client = await bundle(code, store);
      if (clientModules.length === 0) return client;
      const added = await bundleClientModules(siteDir, baseUrl, clientModules, modules.files);
      return withClientModules(client, added);
    },
    renderer: async () => (begun ? begun.renderer : modules.shellRenderer()),
    async settle() {
      await Promise.allSettled(Object.values(begun ?? {}));
    },
  };
}

/** Whether the shell of a site has modules of the site's own: a footer stays as the build has rendered it. */
export function hasOwnShell(siteDir: string): boolean {
  return existsSync(join(siteDir, NAVBAR_ITEMS_FILE));
}

/** Whether a site needs only the engine's modules. Islands of packages are not known until pages are compiled. */
function isPlain({ siteDir, config, content, theme, pages }: ShellSources): boolean {
  return (
    config.islands.length === 0 &&
    content.api.length === 0 &&
    theme.slots.size === 0 &&
    theme.componentsFile === undefined &&
    !hasOwnShell(siteDir) &&
    !pages.some((page) => page.form === 'text' && page.body.includes('mermaid')) &&
    listIslands(siteDir).length === 0
  );
}
