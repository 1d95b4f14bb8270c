import type { SitePage } from '../model/site.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { escapeHtml } from './document.ts';

type LocaleSite = { config: SiteConfig; site: { pages: SitePage[] } };

/** All pages of a site in its languages, but the unlisted ones (https://www.sitemaps.org/protocol.html). */
export function sitemap(locales: LocaleSite[]): string {
  const entries = locales.flatMap(({ config, site }) =>
    site.pages.filter((page) => !page.unlisted).map((page) => entry(page, config)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}

function entry({ data }: SitePage, { url, locale, locales }: SiteConfig): string {
  const { time } = data.lastUpdate ?? {};
  const path = data.href.slice(locale.baseUrl.length);
  const alternates = locales.map(
    ({ htmlLang, baseUrl }) =>
      `<xhtml:link rel="alternate" hreflang="${htmlLang}" href="${address(baseUrl + path, url)}"/>`,
  );
  return [
    `<url><loc>${address(data.href, url)}</loc>`,
    time === undefined ? '' : `<lastmod>${new Date(time).toISOString().slice(0, 10)}</lastmod>`,
    ...(locales.length > 1 ? alternates : []),
    '</url>\n',
  ].join('');
}

function address(href: string, origin: string): string {
  return escapeHtml(new URL(href, origin).href);
}

/** Leads search engines to the sitemap, where the site has no file of its own for them. */
export function robots({ url, siteBaseUrl }: SiteConfig): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL(`${siteBaseUrl}sitemap.xml`, url).href}\n`;
}
