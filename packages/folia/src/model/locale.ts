import type { LocaleLink } from '../contract/shell-data.ts';
import type { Texts } from '../contract/texts.ts';

/** A language of the site, with its base path. */
export type Locale = LocaleLink & { direction: 'ltr' | 'rtl' };

/** What a config says about languages, seen from one of them: its `baseUrl` is then the base path of that locale. */
export type LocaleView = {
  locale: Locale;
  /** All languages, the default one first. */
  locales: Locale[];
  /** Base path of the whole site: code, styles, pictures and static files stand below it, once for all locales. */
  siteBaseUrl: string;
  /** The words of the interface. */
  texts: Texts;
};
