import { withBase } from '../contract/address.ts';
import { FEED_NAMES, type FeedFormat, feedRoute } from '../contract/feed-address.ts';
import type { Feed, FeedEntry } from '../model/feed.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { localeFile } from '../translate/locales.ts';
import { escapeHtml } from './document.ts';
import { feedContent } from './feed-content.ts';

/** The media types that readers of feeds look for (https://html.spec.whatwg.org/multipage/links.html#rel-alternate). */
export const FEED_TYPES: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

type FeedSite = Pick<SiteConfig, 'url' | 'title' | 'baseUrl' | 'siteBaseUrl' | 'locale'>;

/** A feed with whole addresses, as each format needs it. */
type Published = Omit<Feed, 'entries'> & {
  siteTitle: string;
  self: string;
  home: string;
  /** When the newest of its entries was written or changed: a feed that is built anew is none that is new. */
  updated: string;
  entries: (FeedEntry & { url: string; content: string; updated: string })[];
};

/** The files of a feed: their paths within the output folder, and their texts. */
export function feedFiles(feed: Feed, site: FeedSite): { path: string; text: string }[] {
  const entries = feed.entries.map((entry) => {
    const url = absolute(entry.href, site);
    return {
      ...entry,
      url,
      authors: entry.authors.map((author) => ({
        ...author,
        url: author.url && absolute(author.url, site),
      })),
      content: feedContent(entry.html, url),
      updated: entry.updated ?? entry.date,
    };
  });
  const updated =
    entries
      .map((entry) => entry.updated)
      .toSorted()
      .at(-1) ?? '1970-01-01T00:00:00Z';
  return feed.formats.map((format) => {
    const path = feedRoute(feed.route, format).slice(1);
    const self = absolute(withBase(path, site.baseUrl), site);
    const home = absolute(feed.href, site);
    const published = { ...feed, entries, self, home, updated, siteTitle: site.title };
    return { path: localeFile(path, site), text: WRITERS[format](published, site) };
  });
}

/** Where a feed stands in each of its formats, for the head of the pages that it is of. */
export function feedLinks({ formats, route, title }: Feed, { baseUrl }: FeedSite) {
  return formats.map((format) => ({
    type: FEED_TYPES[format],
    title: `${title} (${FEED_NAMES[format]})`,
    href: withBase(feedRoute(route, format), baseUrl),
  }));
}

const WRITERS: Record<FeedFormat, (feed: Published, site: FeedSite) => string> = {
  rss,
  atom,
  json,
};

/** RSS 2.0 (https://www.rssboard.org/rss-specification) with whole texts, names of authors and its own address. */
function rss(feed: Published): string {
  const namespaces = [
    'xmlns:atom="http://www.w3.org/2005/Atom"',
    'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  ];
  return [
    `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" ${namespaces.join(' ')}>\n<channel>\n`,
    tag('title', feed.title),
    tag('link', feed.home),
    tag('description', feed.description),
    tag('language', feed.language),
    feed.copyright ? tag('copyright', feed.copyright) : '',
    tag('lastBuildDate', new Date(feed.updated).toUTCString()),
    `<atom:link href="${xml(feed.self)}" rel="self" type="${FEED_TYPES.rss}"/>\n`,
    ...feed.entries.map(rssItem),
    '</channel>\n</rss>\n',
  ].join('');
}

function rssItem(entry: Published['entries'][number]): string {
  return [
    '<item>\n',
    tag('title', entry.title),
    tag('link', entry.url),
    // An address is a lasting one by default.
    tag('guid', entry.url),
    tag('pubDate', new Date(entry.date).toUTCString()),
    ...entry.authors.map(({ name }) => tag('dc:creator', name)),
    ...entry.tags.map((label) => tag('category', label)),
    entry.summary ? tag('description', entry.summary) : '',
    tag('content:encoded', entry.content),
    '</item>\n',
  ].join('');
}

/** https://www.rfc-editor.org/rfc/rfc4287 */
function atom(feed: Published): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(feed.language)}">\n`,
    tag('id', feed.self),
    tag('title', feed.title),
    tag('subtitle', feed.description),
    tag('updated', feed.updated),
    // Stands for entries that name no author, as each must have one.
    `<author>${tag('name', feed.siteTitle)}</author>\n`,
    `<link rel="alternate" type="text/html" href="${xml(feed.home)}"/>\n`,
    `<link rel="self" type="${FEED_TYPES.atom}" href="${xml(feed.self)}"/>\n`,
    feed.copyright ? tag('rights', feed.copyright) : '',
    ...feed.entries.map(atomEntry),
    '</feed>\n',
  ].join('');
}

function atomEntry(entry: Published['entries'][number]): string {
  return [
    '<entry>\n',
    tag('id', entry.url),
    tag('title', entry.title),
    `<link rel="alternate" type="text/html" href="${xml(entry.url)}"/>\n`,
    tag('published', entry.date),
    tag('updated', entry.updated),
    ...entry.authors.map(({ name, url, email }) =>
      [
        '<author>',
        tag('name', name),
        url ? tag('uri', url) : '',
        email ? tag('email', email) : '',
        '</author>\n',
      ].join(''),
    ),
    ...entry.tags.map((label) => `<category term="${xml(label)}"/>\n`),
    entry.summary ? tag('summary', entry.summary) : '',
    `<content type="html">${xml(entry.content)}</content>\n`,
    '</entry>\n',
  ].join('');
}

/** https://www.jsonfeed.org/version/1.1/ */
function json(feed: Published, site: FeedSite): string {
  return JSON.stringify(
    {
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
        summary: entry.summary,
        content_html: entry.content,
        image: entry.image && absolute(entry.image, site),
        date_published: entry.date,
        date_modified: entry.updated,
        authors:
          entry.authors.length > 0
            ? entry.authors.map(({ name, url }) => ({ name, url }))
            : undefined,
        tags: entry.tags.length > 0 ? entry.tags : undefined,
      })),
    },
    null,
    2,
  );
}

function absolute(href: string, { url }: FeedSite): string {
  return new URL(href, url).href;
}

function tag(name: string, content: string): string {
  return `<${name}>${xml(content)}</${name}>\n`;
}

/** Characters that no XML may hold, not even escaped (https://www.w3.org/TR/xml/#charsets). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones meant
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

function xml(text: string): string {
  return escapeHtml(text.replace(NOT_XML, ''));
}
