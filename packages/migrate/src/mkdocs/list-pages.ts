import { posix } from 'node:path';
import { pageRoute } from './docs-files.ts';
import { addressFrom, escapeMarkdown } from './markdown-links.ts';
import { firstPage, isIndex, type NavEntry } from './read-nav.ts';

type Site = {
  paths: string[];
  /** By path. */
  titles: ReadonlyMap<string, string>;
  /** The navigation. */
  entries: NavEntry[];
};

/**
 * A list of pages for a page whose text a template generated: the start of each section for the
 * home page, the pages in its folder and below for all others.
 */
export function listPages(page: string, { paths, titles, entries }: Site): string {
  const isHome = pageRoute(page) === '/';
  const found = isHome
    ? listStarts(entries, titles)
    : listFolder(posix.dirname(page), paths, titles);
  const items = found
    .filter(({ path }) => path !== page)
    .map(({ path, title }) => `- [${escapeMarkdown(title)}](${addressFrom(page, path)})`);
  return items.length === 0 ? 'This page has no text.\n' : `${items.join('\n')}\n`;
}

type Item = { path: string; title: string };

function listStarts(entries: NavEntry[], titles: Site['titles']): Item[] {
  return entries.flatMap((entry) => {
    const path = firstPage([entry]);
    if (path === undefined) return [];
    return [{ path, title: entry.title ?? titles.get(path) ?? path }];
  });
}

function listFolder(folder: string, paths: string[], titles: Site['titles']): Item[] {
  const depth = (path: string) => pageRoute(path).split('/').length;
  const inside = paths.filter((path) => folder === '.' || path.startsWith(`${folder}/`));
  const below = inside.filter((path) => posix.dirname(path) !== folder || !isIndex(path));
  const least = Math.min(...below.map(depth));
  return below
    .filter((path) => depth(path) <= least)
    .map((path) => ({ path, title: titles.get(path) ?? path }));
}
