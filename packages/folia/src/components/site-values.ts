import { createContext, useContext } from 'react';

/** The values of a site that its content can use. */
export type SiteValues = {
  title: string;
  tagline?: string;
  /** Origin of the production site. */
  url: string;
  baseUrl: string;
  /** Base path of the whole site, where its static files are, if the locale has another one. */
  siteBaseUrl?: string;
  trailingSlash?: boolean;
  favicon?: string;
  /** Titles of admonitions by type, if they differ from the type's name. */
  boxTitles?: Record<string, string>;
  /** Texts of its own components in the current locale, by their ids. */
  messages: Readonly<Record<string, string>>;
  /** Values in the site's config for its own components. */
  customFields: Record<string, unknown>;
  /** Name of the current locale, followed by all locales. */
  locale: string;
  locales: readonly { name: string; label: string; htmlLang: string; direction: 'ltr' | 'rtl' }[];
  /** The final values, if URLs in content are completed after rendering. */
  published?: SiteValues;
};

const DEFAULT_VALUES: SiteValues = {
  title: '',
  url: '',
  baseUrl: '/',
  messages: {},
  customFields: {},
  locale: 'en',
  locales: [{ name: 'en', label: 'English', htmlLang: 'en', direction: 'ltr' }],
};

/** A function, so that usage of the values by content can be detected. */
export const SiteValuesContext = createContext<() => SiteValues>(() => DEFAULT_VALUES);

/** The config and the messages of the site. Calling this is noted as a use of the values by the content. */
export function useSiteValues(): SiteValues {
  return useContext(SiteValuesContext)();
}

/** The final values, for output that no later step completes. */
export function usePublishedSite(): SiteValues {
  const site = useSiteValues();
  return site.published ?? site;
}
