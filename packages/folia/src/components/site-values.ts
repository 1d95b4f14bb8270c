import { createContext, useContext } from 'react';

/** What content may know of its site. */
export type SiteValues = {
  title: string;
  tagline?: string;
  /** Origin of the production site. */
  url: string;
  baseUrl: string;
  trailingSlash?: boolean;
  favicon?: string;
  /** Titles of boxes by their kinds, where the site has others than those kinds' names. */
  boxTitles?: Record<string, string>;
  /** What the site's config holds for its own components. */
  customFields: Record<string, unknown>;
  /** Name of the language, and those of all languages. */
  locale: string;
  locales: readonly { name: string; label: string; htmlLang: string; direction: 'ltr' | 'rtl' }[];
  /** The values as they are in the end, where addresses are completed once the content is rendered. */
  published?: SiteValues;
};

const NOWHERE: SiteValues = {
  title: '',
  url: '',
  baseUrl: '/',
  customFields: {},
  locale: 'en',
  locales: [{ name: 'en', label: 'English', htmlLang: 'en', direction: 'ltr' }],
};

/** A function, so that it is known whether a part of the content asks for the values. */
export const Site = createContext<() => SiteValues>(() => NOWHERE);

export function useSiteValues(): SiteValues {
  return useContext(Site)();
}

/** The values for what no later step completes. */
export function usePublishedSite(): SiteValues {
  const site = useSiteValues();
  return site.published ?? site;
}
