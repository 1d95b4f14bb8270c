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

/** Where the file of a format stands, as a path from the locale's root. */
export function feedRoute(route: string, format: FeedFormat): string {
  return posix.join('/', route, FILES[format]);
}

/** Whether a path is written like that of a feed; whether there is one is known once all pages are. */
export function isFeedPath(path: string): boolean {
  return Object.values(FILES).includes(posix.basename(path));
}
