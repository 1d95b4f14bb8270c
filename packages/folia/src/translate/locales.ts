import { withBase } from '../contract/address.ts';
import { englishTexts } from '../contract/texts.ts';
import type { Locale } from '../model/locale.ts';
import type { ParsedConfig, SiteConfig } from '../read/config/site-schema.ts';

/** The config as the default locale sees it, under its own base path or another one. */
export function inDefaultLocale(config: ParsedConfig, baseUrl = config.baseUrl): SiteConfig {
  const [locale, ...others] = listLocales(config, baseUrl);
  const locales = [locale, ...others];
  return { ...config, baseUrl, siteBaseUrl: baseUrl, locale, locales, texts: englishTexts };
}

/** The config as one of its locales sees it. */
export function inLocale(config: SiteConfig, locale: Locale): SiteConfig {
  return { ...config, locale, baseUrl: locale.baseUrl };
}

export function isDefaultLocale({ locale, siteBaseUrl }: SiteConfig): boolean {
  return locale.baseUrl === siteBaseUrl;
}

/** Where a file of a locale stands within the output folder. */
export function localeFile(
  path: string,
  { locale, siteBaseUrl }: Pick<SiteConfig, 'locale' | 'siteBaseUrl'>,
): string {
  return locale.baseUrl.slice(siteBaseUrl.length) + path;
}

function listLocales({ i18n }: ParsedConfig, baseUrl: string): [Locale, ...Locale[]] {
  const { defaultLocale, locales = [] } = i18n;
  const localeOf = (name: string): Locale => {
    const { label, htmlLang = name, direction, path = name } = i18n.localeConfigs[name] ?? {};
    return {
      name,
      label: label ?? languageName(htmlLang),
      htmlLang,
      direction: direction ?? languageDirection(htmlLang),
      baseUrl: name === defaultLocale ? baseUrl : withBase(`${path}/`, baseUrl),
    };
  };
  const others = locales.filter((name) => name !== defaultLocale);
  return [localeOf(defaultLocale), ...others.map(localeOf)];
}

/** What a language calls itself, such as "français". */
function languageName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

/**
 * The scripts of living languages that are written from right to left
 * (https://www.w3.org/International/questions/qa-scripts). `Intl.Locale` tells directions only from Node 24.
 */
const RIGHT_TO_LEFT_SCRIPTS = [
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa',
];

function languageDirection(language: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(language).maximize();
  return RIGHT_TO_LEFT_SCRIPTS.includes(script) ? 'rtl' : 'ltr';
}
