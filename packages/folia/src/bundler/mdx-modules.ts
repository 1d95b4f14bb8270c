import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The query in the ids of compiled MDX modules. */
const MDX_MARK = 'compiled';

export type MdxModules = {
  /** Adds a compiled MDX module, whose imports are relative to `file`, and returns the id for importing it. */
  provide: (file: string, code: string) => string;
  /** Removes a module; it has to be added again before it can be loaded again. */
  remove: (id: string) => void;
  clear: () => void;
  /** Serves the modules. */
  plugin: Plugin;
};

/** Keeps compiled MDX modules for Vite to load. */
export function makeMdxModules(): MdxModules {
  const compiled = new Map<string, string>();
  return {
    provide(file, code) {
      // The hash distinguishes the modules of a partial in each locale, whose links differ.
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
      const id = `${file}?${MDX_MARK}=${hash}`;
      compiled.set(id, code);
      return id;
    },
    remove: (id) => void compiled.delete(id),
    clear: () => compiled.clear(),
    plugin: {
      name: 'docs:mdx',
      load: {
        filter: { id: new RegExp(`\\.mdx?\\?${MDX_MARK}=`) },
        handler: (id) => compiled.get(id),
      },
    },
  };
}
