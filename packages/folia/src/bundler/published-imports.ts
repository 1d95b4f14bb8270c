import type { AssetStore } from '../compile/assets.ts';
import type { SiteFiles } from './site-imports.ts';

/** Publishes files that modules import. */
export type PublishedImports = {
  files: SiteFiles;
  /** Sets the store and the static folders, and publishes the files that already loaded modules import. */
  publishTo: (store: AssetStore, staticDirectories: readonly string[]) => Promise<void>;
  /** Clears all imports. */
  clear: () => void;
};

/** Imports are relative to the config's folder, since a module may belong to several pages. */
const CONFIG_FOLDER = '.';

/** Until a store is set, imported files have no address. They are published once it is. */
export function makePublishedImports(): PublishedImports {
  const imported = new Set<string>();
  let assets: AssetStore | undefined;
  let folders: readonly string[] = ['static'];
  return {
    files: {
      converted: new Map(),
      styles: new Map(),
      thrown: new Map(),
      staticDirectories: () => folders,
      async publish(path) {
        imported.add(path);
        return (await assets?.find(path, CONFIG_FOLDER))?.href;
      },
    },
    async publishTo(store, staticDirectories) {
      assets = store;
      folders = staticDirectories;
      await Promise.all([...imported].map((path) => store.find(path, CONFIG_FOLDER)));
    },
    clear: () => imported.clear(),
  };
}
