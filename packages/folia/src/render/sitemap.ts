import type { SitePage } from '../model/site.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { escapeHtml } from './escape-html.ts';

type LocaleSite = { config: SiteConfig; pages: SitePage[] };

/** Renders the sitemap: all canonical pages in all locales except unlisted ones (https://www.sitemaps.org/protocol.html). */
export function renderSitemap(locales: LocaleSite[]): string {
  const entries = locales.flatMap(({ config, pages }) =>
    pages.filter(isListed).map((page) => renderEntry(page, config)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}

/** Whether search engines should list a page: neither hidden, nor the same page of an older version. */
export function isListed({ unlisted, noIndex, canonical }: SitePage): boolean {
  return !unlisted && !noIndex && canonical === undefined;
}

function renderEntry({ data }: SitePage, { url, locale, locales }: SiteConfig): string {
  const { time } = data.lastUpdate ?? {};
  const path = data.href.slice(locale.baseUrl.length);
  const alternates = locales.map(
    ({ htmlLang, baseUrl }) =>
      `<xhtml:link rel="alternate" hreflang="${htmlLang}" href="${toEscapedUrl(baseUrl + path, url)}"/>`,
  );
  return [
    `<url><loc>${toEscapedUrl(data.href, url)}</loc>`,
    time === undefined ? '' : `<lastmod>${new Date(time).toISOString().slice(0, 10)}</lastmod>`,
    ...(locales.length > 1 ? alternates : []),
    '</url>\n',
  ].join('');
}

function toEscapedUrl(href: string, origin: string): string {
  return escapeHtml(new URL(href, origin).href);
}

/** Renders a `robots.txt` that points to the sitemap. */
export function renderRobots({ url, siteBaseUrl }: SiteConfig): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL(`${siteBaseUrl}sitemap.xml`, url).href}\n`;
}
