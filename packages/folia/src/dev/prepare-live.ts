import type { ReadSections } from 'folia-search';
import { once } from '../render/once.ts';
import type { PreparedSite, RenderInput } from '../render/prepared-site.ts';
import { prepareSite } from '../render/render-site.ts';

/** A site in one locale, or one version of its docs, during development. */
export type LiveLocale = PreparedSite & {
  /** The content of a search file, by path; created on first use. */
  searchFile: (pathname: string) => string | undefined;
};

/**
 * Prepares a locale and its versions of the docs for rendering. The search, which needs the texts of all pages, is
 * created when it is first requested. It is never sharded, since shards would take time after each change.
 */
export function prepareLive(parts: RenderInput, readSections: () => ReadSections): LiveLocale[] {
  const { siteBaseUrl } = parts.config;
  const reader = once(readSections);
  const lazily = { ...parts, readSections: (html: string) => reader()(html), isLive: true };
  return prepareSite(lazily).map((prepared) => ({
    ...prepared,
    searchFile(pathname) {
      const path = pathname.slice(siteBaseUrl.length);
      if (!prepared.search?.paths.includes(path)) return undefined;
      return prepared.search.files().find((file) => file.path === path)?.text;
    },
  }));
}
