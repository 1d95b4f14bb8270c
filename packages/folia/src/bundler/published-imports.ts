import type { AssetStore } from '../compile/assets.ts';
import type { KnownSite, SiteFiles } from './site-imports.ts';

/** Publishes files that modules import. */
export type PublishedImports = {
  files: SiteFiles;
  /** Sets the store and what is known about the site, and publishes the files that already loaded modules import. */
  publishTo: (store: AssetStore, known: KnownSite) => Promise<void>;
  /** Clears all imports, before the site is read again. A page that loads meanwhile still runs its client modules. */
  clear: () => void;
};

/** Before the site has been read. */
const UNKNOWN: KnownSite = {
  staticDirectories: ['static'],
  islands: new Set(),
  clientModules: [],
  areComponentsUsable: true,
};

/** Imports are relative to the config's folder, since a module may belong to several pages. */
const CONFIG_FOLDER = '.';

/** Until a store is set, imported files have no address. They are published once it is. */
export function makePublishedImports(): PublishedImports {
  const imported = new Set<string>();
  let assets: AssetStore | undefined;
  let site = UNKNOWN;
  const files: SiteFiles = {
    converted: new Map(),
    styles: new Map(),
    thrown: new Map(),
    known: () => site,
    async publish(path) {
      imported.add(path);
      return (await assets?.find(path, CONFIG_FOLDER))?.href;
    },
  };
  return {
    files,
    async publishTo(store, known) {
      assets = store;
      site = known;
      await Promise.all([...imported].map((path) => store.find(path, CONFIG_FOLDER)));
    },
    clear() {
      imported.clear();
      files.omittedSheets = undefined;
      site = { ...UNKNOWN, clientModules: site.clientModules };
    },
  };
}
