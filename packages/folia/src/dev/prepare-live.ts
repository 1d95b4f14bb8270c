import type { ReadSections } from 'folia-search';
import type { SearchAddresses } from 'folia-search/format';
import { withBase } from '../contract/address.ts';
import type { SitePage } from '../model/site.ts';
import { once } from '../render/once.ts';
import type { PreparedSite, RenderInput } from '../render/prepared-site.ts';
import { prepareSite } from '../render/render-site.ts';
import { makeSearchFiles } from '../render/search-files.ts';

/** A site in one locale, or one version of its docs, during development. */
export type LiveLocale = PreparedSite & {
  searchFile: SearchFile;
  isSearchFile: (pathname: string) => boolean;
  /** Makes the search of other pages in the place of these. */
  makeSearchFile: (searched: SitePage[]) => SearchFile;
};

/** The content of a search file, by path; created on first use. */
type SearchFile = (pathname: string) => string | undefined;

/**
 * Prepares a locale and its versions of the docs for rendering. The search, which needs the texts of all pages, is
 * created later.
 */
export function prepareLive(parts: RenderInput, readSections: () => ReadSections): LiveLocale[] {
  const { config } = parts;
  const withoutSearch = {
    ...config,
    themeConfig: { ...config.themeConfig, search: false as const },
  };
  const prepared = prepareSite({ ...parts, config: withoutSearch });
  return prepared.map((one, index) => addSearch({ ...one, config }, index, readSections));
}

/**
 * Puts pages in the place of their former versions, if all that pages share has stayed the same: the shell, the sidebars,
 * the titles.
 */
export function withChangedPages(prepared: LiveLocale, site = prepared.site): LiveLocale {
  if (site === prepared.site) return prepared;
  const changed = new Map<SitePage, SitePage>();
  for (const [index, page] of site.pages.entries()) {
    const former = prepared.site.pages[index];
    if (former && former !== page) changed.set(former, page);
  }
  const replace = (pages: SitePage[]) => pages.map((page) => changed.get(page) ?? page);
  const searched = replace(prepared.searched);
  return {
    ...prepared,
    site,
    pages: replace(prepared.pages),
    searched,
    searchFile: prepared.makeSearchFile(searched),
  };
}

/** @param index of the shell, which makes the URLs of its search unique */
function addSearch(
  prepared: PreparedSite,
  index: number,
  readSections: () => ReadSections,
): LiveLocale {
  const { config, client, searched } = prepared;
  const { search } = config.themeConfig;
  if (search === false) {
    const makeSearchFile = () => () => undefined;
    const isSearchFile = () => false;
    return { ...prepared, isSearchFile, makeSearchFile, searchFile: makeSearchFile() };
  }
  // The URLs never change, so that a running shell finds the current files.
  const suffix = index === 0 ? '' : `-${index}`;
  const addresses: SearchAddresses = {
    documents: withBase(`search-doc${suffix}.json`, config.baseUrl),
    index: withBase(`search-index${suffix}.json`, config.baseUrl),
    loadOnMount: search.loadOnMount,
  };
  const code = withBase(client.search.entry, config.siteBaseUrl);
  const shell = { ...prepared.shell, search: { ...addresses, code } };
  const shellFile = { ...prepared.shellFile, text: JSON.stringify(shell) };
  const makeSearchFile = (pages: SitePage[]): SearchFile => {
    const files = once(() => makeSearchFiles(pages, config, readSections()));
    return (pathname) => {
      if (pathname === addresses.documents) return JSON.stringify(files()?.documents);
      return pathname === addresses.index ? JSON.stringify(files()?.index) : undefined;
    };
  };
  const isSearchFile = (pathname: string) =>
    pathname === addresses.documents || pathname === addresses.index;
  const searchFile = makeSearchFile(searched);
  return { ...prepared, shell, shellFile, isSearchFile, makeSearchFile, searchFile };
}
