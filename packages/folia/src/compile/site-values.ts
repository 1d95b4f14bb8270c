import type { SiteValues } from '../components/site-values.ts';
import { ADMONITIONS, isAdmonition } from '../contract/admonitions.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';

const ADMONITION_NAMES = Object.keys(ADMONITIONS).filter(isAdmonition);

/** Makes the values of a site that its components can read. */
export function siteValues(config: SiteConfig): SiteValues {
  const { title, tagline, url, baseUrl, siteBaseUrl } = config;
  const { trailingSlash, favicon, customFields, messages } = config;
  const locales = config.locales.map(({ name, label, htmlLang, direction }) => {
    return { name, label, htmlLang, direction };
  });
  const locale = config.locale.name;
  const boxTitles = Object.fromEntries(ADMONITION_NAMES.map((name) => [name, config.texts[name]]));
  return {
    title,
    tagline,
    url,
    baseUrl,
    ...(siteBaseUrl === baseUrl ? {} : { siteBaseUrl }),
    trailingSlash,
    favicon,
    messages,
    customFields,
    locale,
    locales,
    boxTitles,
  };
}
