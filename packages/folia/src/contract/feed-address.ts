export const FEED_FORMATS = ['rss', 'atom', 'json'] as const;

export type FeedFormat = (typeof FEED_FORMATS)[number];

/** The file names that feed readers and other generators use. */
const FILES: Record<FeedFormat, string> = {
  rss: 'rss.xml',
  atom: 'atom.xml',
  json: 'feed.json',
};

/** The names of the formats, in any language. */
export const FEED_NAMES: Record<FeedFormat, string> = { rss: 'RSS', atom: 'Atom', json: 'JSON' };

/** The file of a feed in a format, as a path from the locale's root. */
export function feedRoute(route: string, format: FeedFormat): string {
  return `/${route}/${FILES[format]}`.replace(/\/{2,}/g, '/');
}

/** Whether a path looks like that of a feed. Which feeds exist is known once all pages are read. */
export function isFeedPath(path: string): boolean {
  return Object.values(FILES).includes(path.slice(path.lastIndexOf('/') + 1));
}
