import { SiteError, schemaProblems } from 'folia-problems';
import { z } from 'zod';
import { pathToRoute, routeToHref, splitSuffix } from '../../contract/address.ts';
import { FEED_FORMATS } from '../../contract/feed-address.ts';
import type { Feed } from '../../model/feed.ts';
import type { ContentLink } from '../../model/page-content.ts';
import type { SiteConfig } from '../../read/config/site-schema.ts';
import { parseInstant } from '../../read/instant.ts';

const feedSchema = z.object({
  title: z.string().min(1),
  description: z.string(),
  entries: z.array(
    z.object({
      title: z.string().min(1),
      date: z
        .string()
        .refine((date) => parseInstant(date) !== undefined, 'a date such as 2024-05-06'),
      /** Path from the root of the site, with the fragment of a section. */
      url: z.string().startsWith('/', 'a path from the root of the site'),
      html: z.string(),
    }),
  ),
});

/** The `feed` export of a React page. */
export type PageFeed = z.output<typeof feedSchema>;

/** Parses the `feed` export of a page's module; undefined if there is none. @throws SiteError if it is invalid */
export function parseExportedFeed(
  { feed }: Record<string, unknown>,
  path: string,
): PageFeed | undefined {
  if (feed === undefined) return undefined;
  const result = feedSchema.safeParse(feed);
  if (!result.success) {
    const problems = schemaProblems(feedSchema, feed, result.error.issues);
    throw new SiteError(
      problems.map(({ path: _, ...problem }) => ({
        ...problem,
        file: path,
        message: `feed: ${problem.message}`,
      })),
    );
  }
  const urls = result.data.entries.map(({ url }) => url);
  const duplicates = urls.filter((url, index) => urls.indexOf(url) < index);
  if (duplicates.length > 0) {
    throw new SiteError(
      [...new Set(duplicates)].map((url) => ({
        file: path,
        message: `feed: two entries have the URL "${url}".`,
        hint: 'Feed readers identify entries by URL: add the fragment of a section.',
      })),
    );
  }
  return result.data;
}

/** The URLs of a feed's entries, to be checked like links. */
export function feedLinks({ entries }: PageFeed): ContentLink[] {
  return entries.map(({ url }) => {
    const { pathname, suffix } = splitSuffix(url);
    const hash = /#(.*)$/.exec(suffix)?.[1] ?? '';
    return { url, route: pathToRoute(pathname, '/') ?? pathname, hash };
  });
}

/** Makes the feed of a page in all formats, newest entries first. */
export function makePageFeed(
  { title, description, entries }: PageFeed,
  route: string,
  config: SiteConfig,
): Feed {
  return {
    route,
    href: routeToHref(route, config),
    formats: [...FEED_FORMATS],
    title,
    description,
    language: config.locale.htmlLang,
    entries: entries
      .map(({ url, date, ...entry }) => {
        const { pathname, suffix } = splitSuffix(url);
        const href = routeToHref(pathToRoute(pathname, '/') ?? pathname, config) + suffix;
        return { ...entry, href, date: parseInstant(date) ?? date, tags: [], authors: [] };
      })
      .toSorted((a, b) => b.date.localeCompare(a.date, 'en')),
  };
}
