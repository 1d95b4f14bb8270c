import type { Article, PageData } from './page-data.ts';
import type { ShellData } from './shell-data.ts';

/** An element of a document's head with metadata of its page. */
export type HeadElement = {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
};

/** The attribute of elements that the config adds to each document. Navigation leaves them in place. */
export const SITE_MARK = 'data-site';

/** The parts of the site that metadata depends on. */
export type HeadSite = Pick<
  ShellData,
  'title' | 'url' | 'baseUrl' | 'htmlLang' | 'locales' | 'image'
>;

/**
 * All metadata of a page, for browser tabs, search engines, previews and feed readers. The build
 * writes it into the document, and navigation replaces that of the previous page.
 */
export function describeHead(page: PageData, site: HeadSite): HeadElement[] {
  const { documentTitle: title, description = '', isNotFound, meta = {} } = page;
  const {
    keywords,
    unlisted,
    canonical = page.href,
    alternates = [],
    article,
    structuredData = [],
  } = meta;
  const image = meta.image ?? site.image;
  const url = new URL(canonical, site.url).href;
  return [
    { name: 'title', attributes: {}, text: title },
    named('description', description),
    ...(keywords ? [named('keywords', keywords.join(', '))] : []),
    ...(unlisted ? [named('robots', 'noindex, nofollow')] : translations(page, site)),
    // The not-found page is shown at arbitrary URLs.
    ...(isNotFound ? [] : [link({ rel: 'canonical', href: url }), property('og:url', url)]),
    ...alternates.map((alternate) => link({ rel: 'alternate', ...alternate })),
    property('og:type', article ? 'article' : 'website'),
    // The protocol uses underscores in language tags (https://ogp.me/#optional).
    property('og:locale', site.htmlLang.replaceAll('-', '_')),
    property('og:site_name', site.title),
    property('og:title', title),
    property('og:description', description),
    ...(image ? [property('og:image', image), named('twitter:card', 'summary_large_image')] : []),
    ...(article ? articleElements(article) : []),
    ...structuredData.map(
      (data): HeadElement => ({
        name: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify(data),
      }),
    ),
  ];
}

/**
 * The same page in each locale. Readers of other languages get the default locale (`x-default`,
 * https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
function translations({ href }: PageData, { locales, baseUrl, url }: HeadSite): HeadElement[] {
  const [fallback] = locales;
  if (!fallback || locales.length === 1) return [];
  const path = href.slice(baseUrl.length);
  return [...locales, { ...fallback, htmlLang: 'x-default' }].map((locale) =>
    link({
      rel: 'alternate',
      hreflang: locale.htmlLang,
      href: new URL(locale.baseUrl + path, url).href,
    }),
  );
}

/** https://ogp.me/#type_article */
function articleElements({ published, modified, authors, tags }: Article): HeadElement[] {
  return [
    property('article:published_time', published),
    ...(modified ? [property('article:modified_time', modified)] : []),
    ...authors.flatMap((author) => [named('author', author), property('article:author', author)]),
    ...tags.map((tag) => property('article:tag', tag)),
  ];
}

function named(name: string, content: string): HeadElement {
  return { name: 'meta', attributes: { name, content } };
}

function property(key: string, content: string): HeadElement {
  return { name: 'meta', attributes: { property: key, content } };
}

function link(attributes: Record<string, string>): HeadElement {
  return { name: 'link', attributes };
}
