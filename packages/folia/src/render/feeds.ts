import type { Element } from 'xast';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { withBase } from '../contract/address.ts';
import { FEED_NAMES, type FeedFormat, feedRoute } from '../contract/feed-address.ts';
import type { Feed, FeedEntry } from '../model/feed.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { getLocaleFile } from '../translate/locales.ts';
import { feedContent } from './feed-content.ts';

/** The media types that feed readers look for (https://html.spec.whatwg.org/multipage/links.html#rel-alternate). */
export const FEED_TYPES: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

type FeedSite = Pick<SiteConfig, 'url' | 'title' | 'baseUrl' | 'siteBaseUrl' | 'locale'>;

/** A feed with absolute URLs, as each format needs it. */
type Published = Pick<Feed, 'title' | 'description' | 'language' | 'copyright'> & {
  siteTitle: string;
  self: string;
  home: string;
  /** When the newest of its entries was written or changed: building a feed again does not change it. */
  updated: string;
  entries: PublishedEntry[];
};

type PublishedEntry = Omit<FeedEntry, 'href' | 'html' | 'updated'> & {
  url: string;
  content: string;
  updated: string;
};

/** The files of a feed: their paths within the output folder, and their texts. */
export function feedFiles(feed: Feed, site: FeedSite): { path: string; text: string }[] {
  const entries = feed.entries.map((entry) => publishedEntry(entry, site));
  const updated =
    entries
      .map((entry) => entry.updated)
      // Dates from git are in the time zone of the author.
      .toSorted((a, b) => Date.parse(a) - Date.parse(b))
      .at(-1) ?? '1970-01-01T00:00:00Z';
  return feed.formats.map((format) => {
    const path = feedRoute(feed.route, format).slice(1);
    const published: Published = {
      title: xmlText(feed.title),
      description: xmlText(feed.description),
      language: feed.language,
      copyright: feed.copyright === undefined ? undefined : xmlText(feed.copyright),
      siteTitle: xmlText(site.title),
      self: absolute(withBase(path, site.baseUrl), site),
      home: absolute(feed.href, site),
      updated,
      entries,
    };
    return { path: getLocaleFile(path, site), text: WRITERS[format](published) };
  });
}

function publishedEntry(entry: FeedEntry, site: FeedSite): PublishedEntry {
  const url = absolute(entry.href, site);
  return {
    url,
    title: xmlText(entry.title),
    summary: entry.summary ? xmlText(entry.summary) : undefined,
    content: xmlText(feedContent(entry.html, url)),
    date: entry.date,
    updated: entry.updated ?? entry.date,
    image: entry.image && absolute(entry.image, site),
    tags: entry.tags.map(xmlText),
    authors: entry.authors.map((author) => ({
      ...author,
      name: xmlText(author.name),
      url: author.url && absolute(author.url, site),
    })),
  };
}

/** Returns the links to a feed in each of its formats, for the head of the pages that it covers. */
export function feedLinks({ formats, route, title }: Feed, { baseUrl }: FeedSite) {
  return formats.map((format) => ({
    type: FEED_TYPES[format],
    title: `${title} (${FEED_NAMES[format]})`,
    href: withBase(feedRoute(route, format), baseUrl),
  }));
}

const WRITERS: Record<FeedFormat, (feed: Published) => string> = {
  rss,
  atom,
  json,
};

/** RSS 2.0 (https://www.rssboard.org/rss-specification) with the full text, authors' names and the feed's own address. */
function rss(feed: Published): string {
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  };
  const channel = [
    x('title', feed.title),
    x('link', feed.home),
    x('description', feed.description),
    x('language', feed.language),
    ...optional('copyright', feed.copyright),
    x('lastBuildDate', new Date(feed.updated).toUTCString()),
    x('atom:link', { href: feed.self, rel: 'self', type: FEED_TYPES.rss }),
    ...feed.entries.map(rssItem),
  ];
  return document(x('rss', { version: '2.0', ...namespaces }, [x('channel', channel)]));
}

function rssItem({ title, url, date, authors, tags, summary, content }: PublishedEntry): Element {
  return x('item', [
    x('title', title),
    x('link', url),
    // A `guid` is a permanent link unless it says otherwise.
    x('guid', url),
    x('pubDate', new Date(date).toUTCString()),
    ...authors.map(({ name }) => x('dc:creator', name)),
    ...tags.map((tag) => x('category', tag)),
    ...optional('description', summary),
    x('content:encoded', content),
  ]);
}

/** Atom (https://www.rfc-editor.org/rfc/rfc4287). */
function atom(feed: Published): string {
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language };
  return document(
    x('feed', attributes, [
      x('id', feed.self),
      x('title', feed.title),
      x('subtitle', feed.description),
      x('updated', new Date(feed.updated).toISOString()),
      // Each entry must have an author: this one is for entries that name none.
      x('author', [x('name', feed.siteTitle)]),
      x('link', { href: feed.home, rel: 'alternate', type: 'text/html' }),
      x('link', { href: feed.self, rel: 'self', type: FEED_TYPES.atom }),
      ...optional('rights', feed.copyright),
      ...feed.entries.map(atomEntry),
    ]),
  );
}

function atomEntry(entry: PublishedEntry): Element {
  return x('entry', [
    x('id', entry.url),
    x('title', entry.title),
    x('link', { href: entry.url, rel: 'alternate', type: 'text/html' }),
    x('published', new Date(entry.date).toISOString()),
    x('updated', new Date(entry.updated).toISOString()),
    ...entry.authors.map(({ name, url, email }) =>
      x('author', [x('name', name), ...optional('uri', url), ...optional('email', email)]),
    ),
    ...entry.tags.map((term) => x('category', { term })),
    ...optional('summary', entry.summary),
    x('content', { type: 'html' }, entry.content),
  ]);
}

function optional(name: string, text: string | undefined): Element[] {
  return text === undefined ? [] : [x(name, text)];
}

function document(root: Element): string {
  const value = 'version="1.0" encoding="utf-8"';
  // The serializer leaves the end of a CDATA section in text, where XML does not allow it.
  return toXml([{ type: 'instruction', name: 'xml', value }, root]).replaceAll(']]>', ']]&gt;');
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
function json(feed: Published): string {
  const written = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self,
    description: feed.description,
    language: feed.language,
    items: feed.entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      content_html: entry.content,
      summary: entry.summary,
      image: entry.image,
      date_published: new Date(entry.date).toISOString(),
      date_modified: new Date(entry.updated).toISOString(),
      tags: filled(entry.tags),
      authors: filled(entry.authors.map(({ name, url }) => ({ name, url }))),
    })),
  };
  return JSON.stringify(written, null, 2);
}

function filled<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}

function absolute(href: string, { url }: FeedSite): string {
  return new URL(href, url).href;
}

/** Characters that XML does not allow, not even escaped (https://www.w3.org/TR/xml/#charsets). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones meant
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text without the characters that XML does not allow. */
function xmlText(text: string): string {
  return text.replace(NOT_XML, '');
}
