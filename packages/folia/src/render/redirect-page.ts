import type { Texts } from '../contract/texts.ts';
import type { Redirect } from '../model/site.ts';
import { escapeHtml, escapeJson } from './document.ts';

type Site = { url: string; htmlLang: string; texts: Texts };

/**
 * A document that leads on to a page that has moved: by itself, with query and fragment where scripts run, and by a link.
 * Search engines take an immediate refresh for a lasting move
 * (https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh).
 */
export function redirectPage({ href }: Redirect, { url, htmlLang, texts }: Site): string {
  const target = escapeHtml(href);
  return [
    `<!doctype html><html lang="${escapeHtml(htmlLang)}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(texts.moved)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeHtml(new URL(href, url).href)}">`,
    `<script>${leadOn(href)}</script>`,
    `<meta http-equiv="refresh" content="0; url=${target}"></head>`,
    `<body><p><a href="${target}">${escapeHtml(texts.moved)}</a></p></body></html>\n`,
  ].join('');
}

/** What the reader's address says behind the path goes along; a fragment of the target stands for one of the address. */
function leadOn(href: string): string {
  return `{const u=new URL(${escapeJson(href)},location.href);u.search||=location.search;u.hash||=location.hash;location.replace(u)}`;
}
