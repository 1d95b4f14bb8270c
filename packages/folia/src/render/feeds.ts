import { createRequire } from 'node:module';
import type { AtomFeed, JsonFeed, RssFeed } from 'feedsmith';
import { z } from 'zod';
import { withBase } from '../contract/address.ts';
import { FEED_NAMES, type FeedFormat, feedRoute } from '../contract/feed-address.ts';
import type { Feed, FeedEntry } from '../model/feed.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { getLocaleFile } from '../translate/locales.ts';
import { feedContent } from './feed-content.ts';

const require = createRequire(import.meta.url);

/** Loads the generator when a feed is written: it is large, and the start of every command would wait for it. */
const generator = (): typeof import('feedsmith') => require('feedsmith');

/** The media types that readers of feeds look for (https://html.spec.whatwg.org/multipage/links.html#rel-alternate). */
export const FEED_TYPES: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

type FeedSite = Pick<SiteConfig, 'url' | 'title' | 'baseUrl' | 'siteBaseUrl' | 'locale'>;

/** A feed with whole addresses, as each format needs it. */
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
      .toSorted()
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

/** RSS 2.0 (https://www.rssboard.org/rss-specification) with whole texts, authors' names and the feed's own address. */
function rss(feed: Published): string {
  const document: RssFeed.Feed<Date, true> = {
    title: feed.title,
    link: feed.home,
    description: feed.description,
    language: feed.language,
    copyright: feed.copyright,
    lastBuildDate: new Date(feed.updated),
    atom: { links: [{ href: feed.self, rel: 'self', type: FEED_TYPES.rss }] },
    items: feed.entries.map((entry) => ({
      title: entry.title,
      link: entry.url,
      // Permanent unless it says otherwise.
      guid: { value: entry.url },
      pubDate: new Date(entry.date),
      dc: { creators: entry.authors.map(({ name }) => name) },
      categories: entry.tags.map((name) => ({ name })),
      description: entry.summary,
      content: { encoded: entry.content },
    })),
  };
  return tight(generator().generateRssFeed<true>(document));
}

/** Atom (https://www.rfc-editor.org/rfc/rfc4287). */
function atom(feed: Published): string {
  const document: AtomFeed.Feed<Date, true> = {
    xml: { lang: feed.language },
    id: feed.self,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    updated: new Date(feed.updated),
    // Each entry must have an author: this is the one of entries that name none.
    authors: [{ name: feed.siteTitle }],
    links: [
      { href: feed.home, rel: 'alternate', type: 'text/html' },
      { href: feed.self, rel: 'self', type: FEED_TYPES.atom },
    ],
    rights: feed.copyright === undefined ? undefined : { value: feed.copyright },
    entries: feed.entries.map((entry) => ({
      id: entry.url,
      title: { value: entry.title },
      links: [{ href: entry.url, rel: 'alternate', type: 'text/html' }],
      published: new Date(entry.date),
      updated: new Date(entry.updated),
      authors: entry.authors.map(({ name, url, email }) => ({ name, uri: url, email })),
      categories: entry.tags.map((term) => ({ term })),
      summary: entry.summary === undefined ? undefined : { value: entry.summary },
      content: { value: entry.content, type: 'html' },
    })),
  };
  return tight(generator().generateAtomFeed<true>(document));
}

/**
 * Takes out the white space that the generator writes around CDATA, since an address must not have any
 * (https://www.rfc-editor.org/rfc/rfc4287#section-2). An end of CDATA within a text is split by the generator.
 */
function tight(document: string): string {
  return document.replace(/>\s+(?=<!\[CDATA\[)/g, '>').replace(/\]\]>\s+(?=<\/)/g, ']]>');
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
function json(feed: Published): string {
  const document: JsonFeed.Feed<Date, true> = {
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self,
    description: feed.description,
    language: feed.language,
    items: feed.entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.content,
      image: entry.image,
      date_published: new Date(entry.date),
      date_modified: new Date(entry.updated),
      authors: filled(entry.authors.map(({ name, url }) => ({ name, url }))),
      tags: filled(entry.tags),
    })),
  };
  // The generator leaves empty lists out, but "items" is required.
  const written = { items: [], ...feedObject.parse(generator().generateJsonFeed<true>(document)) };
  return JSON.stringify(written, null, 2);
}

const feedObject = z.record(z.string(), z.unknown());

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
