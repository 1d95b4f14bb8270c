import type { SidebarItem } from '../../contract/shell-data.ts';
import { fetchJson } from '../fetch-in-time.ts';

type Sidebars = ReadonlyMap<string, SidebarItem[]>;

export type SidebarStore = {
  getState: () => Sidebars;
  subscribe: (listener: () => void) => () => void;
  set: (name: string, items: SidebarItem[]) => void;
  /** Fetches a sidebar that is not loaded yet. @throws if it cannot be fetched */
  load: (name: string) => Promise<void>;
};

/** Creates the store of complete sidebars, by name. */
export function makeSidebarStore(urls: Record<string, string>): SidebarStore {
  let sidebars: Sidebars = new Map();
  const listeners = new Set<() => void>();

  function set(name: string, items: SidebarItem[]): void {
    sidebars = new Map([...sidebars, [name, items]]);
    for (const listener of listeners) listener();
  }

  return {
    getState: () => sidebars,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    async load(name) {
      const url = urls[name];
      if (sidebars.has(name) || url === undefined) return;
      set(name, await fetchJson<SidebarItem[]>(url));
    },
  };
}
