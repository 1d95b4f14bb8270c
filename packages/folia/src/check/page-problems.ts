import type { Problem } from 'folia-problems';
import { fileOf } from '../compile/page-name.ts';
import type { ChangeableSite } from '../model/compiled-site.ts';
import { checkLinks } from './link-check.ts';

/** Everything that is wrong with a compiled site, broken links included. */
export function problemsOf({ pages, table, problems, lacksOriginal }: ChangeableSite): Problem[] {
  const linked = pages.map(({ source, links, anchors }) => ({
    path: fileOf(source),
    original: 'original' in source ? source.original : undefined,
    route: source.route,
    links,
    anchors: lacksOriginal(source) ? undefined : anchors,
  }));
  return [...problems, ...pages.flatMap((page) => page.problems), ...checkLinks(linked, table)];
}
