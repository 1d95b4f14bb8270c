import type { ReadSections } from 'folia-search';
import type { SearchAddresses } from 'folia-search/format';
import { withBase } from '../contract/address.ts';
import { once } from '../render/once.ts';
import type { PreparedSite, RenderInput } from '../render/prepared-site.ts';
import { prepareSite } from '../render/render-site.ts';
import { makeSearchFiles } from '../render/search-files.ts';

/** A site in one locale, or one version of its docs, during development. */
export type LiveLocale = PreparedSite & {
  /** The content of a search file, by path; created on first use. */
  searchFile: (pathname: string) => string | undefined;
};

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

/** @param index of the shell, which makes the URLs of its search unique */
function addSearch(
  prepared: PreparedSite,
  index: number,
  readSections: () => ReadSections,
): LiveLocale {
  const { config, client } = prepared;
  const { search } = config.themeConfig;
  if (search === false) return { ...prepared, searchFile: () => undefined };
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
  const files = once(() => makeSearchFiles(prepared.searched, config, readSections()));
  const searchFile = (pathname: string) => {
    if (pathname === addresses.documents) return JSON.stringify(files()?.documents);
    return pathname === addresses.index ? JSON.stringify(files()?.index) : undefined;
  };
  return { ...prepared, shell, shellFile, searchFile };
}
