import { type Problem, pagesAt } from 'folia-problems';
import type { RouteTable } from '../model/route-table.ts';
import { fileOf, type LocatedPage, pageName } from './page-name.ts';

/** The table of all pages, the first page at each address, and a problem for each further one. */
export function makeRouteTable<Page extends LocatedPage>(
  pages: Page[],
): {
  table: RouteTable;
  kept: Page[];
  problems: Problem[];
} {
  const owners = new Map<string, Page>();
  const problems: Problem[] = [];
  for (const page of pages) {
    const { route } = page;
    const owner = owners.get(route);
    if (owner === undefined) owners.set(route, page);
    else problems.push(takenAddress(page, owner));
  }
  const bySource = new Map(
    pages.flatMap((page) => {
      if (!('path' in page)) return [];
      const { path, original = path, route } = page;
      return [[path, route] as const, [original, route] as const];
    }),
  );
  const table = { bySource, routes: new Set(owners.keys()), files: new Set<string>() };
  return { table, kept: [...owners.values()], problems };
}

function takenAddress(page: LocatedPage, owner: LocatedPage): Problem {
  const { route } = page;
  return {
    subject: 'route',
    file: fileOf(page),
    message: `The address ${route} is taken by ${pageName(owner)}.`,
    hint: 'Give one of them another name, or another "slug" in its frontmatter.',
    dependsOn: [pagesAt(route)],
  };
}
