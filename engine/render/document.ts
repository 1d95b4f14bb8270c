import type { InlinePageData, PageData } from '../contract/page-data.ts';
import type { Article } from '../site/assemble-site.ts';

/** The same page in another language (https://developers.google.com/search/docs/specialty/international/localized-versions). */
export type Alternate = { hreflang: string; href: string };

/** Where the page can be followed. */
export type FeedLink = { type: string; title: string; href: string };

/** The parts of a document, each finished HTML or plain text as its name says. */
export type DocumentParts = {
  page: PageData;
  inlineData: InlinePageData;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  /** The color mode until a script sets another; undefined follows the reader's system. */
  colorMode?: 'light' | 'dark';
  alternates: Alternate[];
  /** Origin of the production site. */
  siteUrl: string;
  siteTitle: string;
  faviconHref?: string;
  keywords: string[];
  imageUrl?: string;
  unlisted: boolean;
  /** Who wrote the page, when and about what. */
  article?: Article;
  feeds: FeedLink[];
  styles: string;
  /** Style rules of this page alone. */
  pageStyles?: string;
  boot: { code: string; attributes: Record<string, string | undefined> };
  shellHtml: string;
  /** Shown where scripts cannot be loaded since the base path is wrong. */
  baseWarning: string;
  /** A script of the elements in this page, at the end of the document. */
  pageScript?: string;
  /** Id of an element that the first paint waits for. */
  paintAfter?: string;
  shellUrl: string;
  sidebarUrl?: string;
  /** Further elements of the head, such as a development client. */
  extraHead?: string;
};

/** A whole document: finished text, style rules inlined, and one small script that waits for the reader. */
export function renderDocument(parts: DocumentParts): string {
  const { page, styles, boot } = parts;
  return [
    `<!doctype html><html${attributes({
      lang: parts.htmlLang,
      dir: parts.direction,
      'data-theme': parts.colorMode,
    })}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script${attributes(boot.attributes)}>${boot.code}</script>`,
    `<title>${escapeHtml(page.documentTitle)}</title>`,
    headTags(parts),
    parts.paintAfter === undefined ? '' : paintAfter(parts.paintAfter),
    `<style>${styles}</style><style data-page>${parts.pageStyles ?? ''}</style>`,
    parts.extraHead ?? '',
    `</head><body>${parts.baseWarning}<div id="shell">${parts.shellHtml}</div>`,
    `<script type="application/json" id="page-data"${attributes({
      'data-shell': parts.shellUrl,
      'data-sidebar': parts.sidebarUrl,
    })}>${escapeJson(parts.inlineData)}</script>`,
    parts.pageScript === undefined ? '' : `<script>${parts.pageScript}</script>`,
    '</body></html>\n',
  ].join('');
}

/** https://html.spec.whatwg.org/multipage/links.html#link-type-expect */
function paintAfter(id: string): string {
  return `<link rel="expect" href="#${escapeHtml(id)}" blocking="render">`;
}

function headTags(parts: DocumentParts): string {
  const { page, siteUrl, imageUrl } = parts;
  const url = new URL(page.href, siteUrl).href;
  const description = page.description ?? '';
  return [
    meta('name', 'description', description),
    parts.keywords.length > 0 ? meta('name', 'keywords', parts.keywords.join(', ')) : '',
    parts.unlisted ? meta('name', 'robots', 'noindex, nofollow') : '',
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...parts.alternates.map(
      ({ hreflang, href }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    // An empty icon keeps browsers from asking for /favicon.ico.
    `<link rel="icon" href="${escapeHtml(parts.faviconHref ?? 'data:,')}">`,
    ...parts.feeds.map(
      ({ type, title, href }) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`,
    ),
    meta('property', 'og:type', parts.article ? 'article' : 'website'),
    // The protocol writes language tags with an underscore (https://ogp.me/#optional).
    meta('property', 'og:locale', parts.htmlLang.replaceAll('-', '_')),
    meta('property', 'og:site_name', parts.siteTitle),
    meta('property', 'og:title', page.documentTitle),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    imageUrl ? meta('property', 'og:image', imageUrl) : '',
    parts.article ? articleTags(parts.article) : '',
  ].join('');
}

/** https://ogp.me/#type_article and the same as JSON-LD */
function articleTags({ published, modified, authors, tags, structuredData }: Article): string {
  return [
    meta('property', 'article:published_time', published),
    modified ? meta('property', 'article:modified_time', modified) : '',
    ...authors.map((name) => meta('name', 'author', name)),
    ...authors.map((name) => meta('property', 'article:author', name)),
    ...tags.map((label) => meta('property', 'article:tag', label)),
    `<script type="application/ld+json">${escapeJson(structuredData)}</script>`,
  ].join('');
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}

function attributes(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) =>
      value === undefined ? '' : ` ${name}${value === '' ? '' : `="${escapeHtml(value)}"`}`,
    )
    .join('');
}

/** Escapes for text and for attributes in double quotes (https://html.spec.whatwg.org/#escapingString). */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** JSON that can stand in a script element: it never holds the end of one. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
