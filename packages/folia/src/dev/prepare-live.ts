import type { ReadSections } from 'folia-search';
import type { SitePage } from '../model/site.ts';
import { once } from '../render/once.ts';
import type { PreparedSite, RenderInput } from '../render/prepared-site.ts';
import { prepareSite } from '../render/render-site.ts';
import { makeSearchOutput } from '../render/search-output.ts';

/** A site in one locale, or one version of its docs, during development. */
export type LiveLocale = PreparedSite & {
  isSearchFile: (pathname: string) => boolean;
  /** The content of a search file, by path; created on first use. */
  searchFile: (pathname: string) => string | undefined;
};

/**
 * Prepares a locale and its versions of the docs for rendering. The search, which needs the texts of all pages, is
 * created when it is first requested. It is never sharded, since shards would take time after each change.
 */
export function prepareLive(parts: RenderInput, readSections: () => ReadSections): LiveLocale[] {
  const reader = once(readSections);
  const lazily = { ...parts, readSections: (html: string) => reader()(html), isLive: true };
  return prepareSite(lazily).map(withSearchFiles);
}

/**
 * Puts pages in place of their earlier versions, if all that pages share has stayed the same: the shell, the sidebars,
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
  const { config, readSections, version } = prepared;
  const search = readSections && makeSearchOutput(searched, config, { readSections, version });
  const pages = replace(prepared.pages);
  return withSearchFiles({ ...prepared, site, pages, searched, search });
}

function withSearchFiles(prepared: PreparedSite): LiveLocale {
  const { search, config } = prepared;
  const pathOf = (pathname: string) => pathname.slice(config.siteBaseUrl.length);
  const isSearchFile = (pathname: string) => search?.paths.includes(pathOf(pathname)) ?? false;
  return {
    ...prepared,
    isSearchFile,
    searchFile(pathname) {
      if (!isSearchFile(pathname)) return undefined;
      return search?.files().find((file) => file.path === pathOf(pathname))?.text;
    },
  };
}
