import type { SidebarItem } from '../../contract/shell-data.ts';
import { fetchJson } from '../fetch-in-time.ts';
import { makeStore, type Source } from '../store.ts';

type Sidebars = ReadonlyMap<string, SidebarItem[]>;

export type SidebarStore = Source<Sidebars> & {
  set: (name: string, items: SidebarItem[]) => void;
  /** Fetches a sidebar that is not loaded yet. @throws if it cannot be fetched */
  load: (name: string) => Promise<void>;
};

/** Creates the store of complete sidebars, by name. */
export function makeSidebarStore(urls: Record<string, string>): SidebarStore {
  const { getState, setState, subscribe } = makeStore<Sidebars>(new Map());

  function set(name: string, items: SidebarItem[]): void {
    setState(new Map([...getState(), [name, items]]));
  }

  return {
    getState,
    subscribe,
    set,
    async load(name) {
      const url = urls[name];
      if (getState().has(name) || url === undefined) return;
      set(name, await fetchJson<SidebarItem[]>(url));
    },
  };
}
