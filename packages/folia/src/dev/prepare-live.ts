import type { ReadSections } from 'folia-search';
import type { SearchAddresses } from 'folia-search/format';
import { withBase } from '../contract/address.ts';
import { once } from '../render/once.ts';
import type { PreparedSite, RenderParts } from '../render/prepared-site.ts';
import { prepareSite } from '../render/render-site.ts';
import { makeSearchFiles } from '../render/search-files.ts';

/** A site in one language as it is shown while it is written. */
export type LiveLocale = PreparedSite & {
  /** The text of a file of the search, by its address; it is made when it is first asked for. */
  searchFile: (pathname: string) => string | undefined;
};

/** Prepares a locale for rendering, leaving the search, which takes the texts of all pages, for later. */
export function prepareLive(parts: RenderParts, readSections: () => ReadSections): LiveLocale {
  const { config, site } = parts;
  const { search } = config.themeConfig;
  const withoutSearch = {
    ...config,
    themeConfig: { ...config.themeConfig, search: false as const },
  };
  const prepared = prepareSite({ ...parts, config: withoutSearch });
  if (search === false) return { ...prepared, config, searchFile: () => undefined };
  // Always the same addresses: a running shell finds the current texts without being told.
  const addresses: SearchAddresses = {
    documents: withBase('search-doc.json', config.baseUrl),
    index: withBase('search-index.json', config.baseUrl),
    loadOnMount: search.loadOnMount,
  };
  const code = withBase(parts.client.search.entry, config.siteBaseUrl);
  const shell = { ...prepared.shell, search: { ...addresses, code } };
  const shellFile = { ...prepared.shellFile, text: JSON.stringify(shell) };
  const files = once(() => makeSearchFiles(site.pages, config, readSections()));
  const searchFile = (pathname: string) => {
    if (pathname === addresses.documents) return JSON.stringify(files()?.documents);
    return pathname === addresses.index ? JSON.stringify(files()?.index) : undefined;
  };
  return { ...prepared, config, shell, shellFile, searchFile };
}
