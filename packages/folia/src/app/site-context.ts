import { createContext, useContext } from 'react';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import type { Texts } from '../contract/texts.ts';
import type { Router, RouteState } from './router/router.ts';
import type { SearchStore } from './search/search-store.ts';

export type SiteContext = {
  shell: ShellData;
  /** The sidebars that are at hand, by name; in a document this is the one of its page, cut to its window. */
  sidebars: ReadonlyMap<string, SidebarItem[]>;
  route: RouteState;
  /** Code that is written behind the sidebar of a document; absent in the browser, which has run it. */
  sidebarScript?: string;
  /** Absent while rendering at build time, as is the search. */
  router?: Router;
  search?: SearchStore;
};

const Context = createContext<SiteContext | undefined>(undefined);

export const SiteProvider = Context.Provider;

export function useSite(): SiteContext {
  const site = useContext(Context);
  if (!site) throw new Error('A shell component was rendered outside of SiteProvider.');
  return site;
}

/** The address of the page on display, which links to it are marked by; empty where a page could not be loaded. */
export function useHere(): string {
  const { route } = useSite();
  return route.status === 'failed' ? '' : route.page.href;
}

export function useTexts(): Texts {
  return useSite().shell.texts;
}
