import type { AssetStore } from '../compile/assets.ts';
import type { SiteFiles } from './site-imports.ts';

/** The files that modules import, and where they are published. */
export type PublishedImports = {
  files: SiteFiles;
  /** Publishes through this store from now on, including what modules that are already loaded have imported. */
  publishTo: (store: AssetStore) => Promise<void>;
  /** Forgets what has been imported. */
  clear: () => void;
};

/** Paths of imports are relative to the folder of the config, since a module may belong to several pages. */
const CONFIG_FOLDER = '.';

export function makePublishedImports(): PublishedImports {
  const imported = new Set<string>();
  let assets: AssetStore | undefined;
  return {
    files: {
      styles: new Map(),
      async publish(path) {
        imported.add(path);
        return (await assets?.find(path, CONFIG_FOLDER))?.href;
      },
    },
    async publishTo(store) {
      assets = store;
      await Promise.all([...imported].map((path) => store.find(path, CONFIG_FOLDER)));
    },
    clear: () => imported.clear(),
  };
}
