import { posix } from 'node:path';

export const FEED_FORMATS = ['rss', 'atom', 'json'] as const;

export type FeedFormat = (typeof FEED_FORMATS)[number];

/** The names that readers of feeds and other generators know. */
const FILES: Record<FeedFormat, string> = {
  rss: 'rss.xml',
  atom: 'atom.xml',
  json: 'feed.json',
};

/** What they are called, in any language. */
export const FEED_NAMES: Record<FeedFormat, string> = { rss: 'RSS', atom: 'Atom', json: 'JSON' };

export type FeedAuthor = { name: string; url?: string; email?: string };

export type FeedEntry = {
  /** Address with base path, fragment included: what tells entries apart. */
  href: string;
  title: string;
  /** Instant in UTC. */
  date: string;
  updated?: string;
  summary?: string;
  /** As it stands on the page, with links below the base path. */
  html: string;
  /** A path with base path, or an address. */
  image?: string;
  tags: string[];
  authors: FeedAuthor[];
};

/** What is new in a part of a site, newest first, in several formats. */
export type Feed = {
  /** The page that the feed is of; its files stand beside its entries. */
  route: string;
  /** Address of that page with base path. */
  href: string;
  formats: FeedFormat[];
  title: string;
  description: string;
  /** Language tag. */
  language: string;
  copyright?: string;
  entries: FeedEntry[];
};

/** Where the file of a format stands, as a path from the locale's root. */
export function feedRoute(route: string, format: FeedFormat): string {
  return posix.join('/', route, FILES[format]);
}

/** Whether a path is written like that of a feed; whether there is one is known once all pages are. */
export function isFeedPath(path: string): boolean {
  return Object.values(FILES).includes(posix.basename(path));
}
