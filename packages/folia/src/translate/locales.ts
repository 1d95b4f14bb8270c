import { withBase } from '../contract/address.ts';
import type { ContentLanguage } from '../contract/page-data.ts';
import { englishTexts } from '../contract/texts.ts';
import type { Locale } from '../model/locale.ts';
import type { ParsedConfig, SiteConfig } from '../read/config/site-schema.ts';

/** Returns the config of the default locale. @param baseUrl overrides the base path of the site */
export function applyDefaultLocale(config: ParsedConfig, baseUrl = config.baseUrl): SiteConfig {
  const [locale, ...others] = listLocales(config, baseUrl);
  const locales = [locale, ...others];
  const texts = englishTexts;
  return { ...config, baseUrl, siteBaseUrl: baseUrl, locale, locales, texts, messages: {} };
}

/** Returns the config of a locale. */
export function applyLocale(config: SiteConfig, locale: Locale): SiteConfig {
  return { ...config, locale, baseUrl: locale.baseUrl };
}

/** Whether the config is for the locale without a path of its own. */
export function isDefaultLocale({ locale, siteBaseUrl }: SiteConfig): boolean {
  return locale.baseUrl === siteBaseUrl;
}

/** Returns the language of texts that are not translated, if it is not that of the locale. */
export function untranslatedLanguage(config: SiteConfig): ContentLanguage | undefined {
  const [original] = config.locales;
  if (isDefaultLocale(config) || !original) return undefined;
  return { lang: original.htmlLang, dir: original.direction };
}

/** Returns the path of a locale's file relative to the output folder. */
export function getLocaleFile(
  path: string,
  { locale, siteBaseUrl }: Pick<SiteConfig, 'locale' | 'siteBaseUrl'>,
): string {
  return locale.baseUrl.slice(siteBaseUrl.length) + path;
}

function listLocales({ i18n }: ParsedConfig, baseUrl: string): [Locale, ...Locale[]] {
  const { defaultLocale, locales = [] } = i18n;
  const makeLocale = (name: string): Locale => {
    const { label, htmlLang = name, direction, path = name } = i18n.localeConfigs[name] ?? {};
    return {
      name,
      label: label ?? getLanguageName(htmlLang),
      htmlLang,
      direction: direction ?? getDirection(htmlLang),
      baseUrl: name === defaultLocale ? baseUrl : withBase(`${path}/`, baseUrl),
    };
  };
  const others = locales.filter((name) => name !== defaultLocale);
  return [makeLocale(defaultLocale), ...others.map(makeLocale)];
}

/** Returns the name of a language in that language, such as "français". */
function getLanguageName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

/**
 * Right-to-left scripts of living languages (https://www.w3.org/International/questions/qa-scripts). `Intl.Locale` knows
 * directions only since Node 24.
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

function getDirection(language: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(language).maximize();
  return RIGHT_TO_LEFT_SCRIPTS.includes(script) ? 'rtl' : 'ltr';
}
