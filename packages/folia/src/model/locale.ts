import type { LocaleLink } from '../contract/shell-data.ts';
import type { Texts } from '../contract/texts.ts';

/** A locale of the site, with its base path. */
export type Locale = LocaleLink & { direction: 'ltr' | 'rtl' };

/** The locale-dependent part of a config. In the config of a locale, `baseUrl` is the base path of that locale. */
export type LocaleView = {
  locale: Locale;
  /** All locales, the default one first. */
  locales: Locale[];
  /** Base path of the whole site. Scripts, styles, pictures and static files are below it, shared by all locales. */
  siteBaseUrl: string;
  /** The interface texts. */
  texts: Texts;
  /** Texts of the site's own components, by their ids; the texts in the components are used for all others. */
  messages: Readonly<Record<string, string>>;
};
