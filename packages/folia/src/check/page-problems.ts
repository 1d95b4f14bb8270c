import type { Problem } from 'folia-problems';
import { fileOf } from '../compile/page-name.ts';
import type { RecompilableSite } from '../model/compiled-site.ts';
import type { LinkedText } from '../model/page-content.ts';
import { checkLinks } from './link-check.ts';

/**
 * Everything that is wrong with a compiled site, broken links included.
 * @param others texts with links that are not pages
 * @param originals the ids of each page of the default locale by its route, for another locale
 */
export function problemsOf(
  { pages, table, problems, lacksOriginal }: RecompilableSite,
  others: LinkedText[] = [],
  originals?: ReadonlyMap<string, readonly string[]>,
): Problem[] {
  const linked = pages.map(({ source, links, anchors, lacksParts = false }) => ({
    path: fileOf(source),
    original: 'original' in source ? source.original : undefined,
    route: source.route,
    links,
    // A section may be in the missing part, which has a problem of its own.
    anchors: lacksParts || lacksOriginal(source) ? undefined : anchors,
  }));
  return [
    ...problems,
    ...pages.flatMap((page) => page.problems),
    ...checkLinks(linked, table, others, originals),
  ];
}
