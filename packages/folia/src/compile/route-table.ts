import { type Problem, pagesAt } from 'folia-problems';
import type { RouteTable } from '../model/route-table.ts';
import { fileOf, type LocatedPage, pageName } from './page-name.ts';

/** Makes the table of all routes. For duplicate routes, it has the first page and reports the others. */
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
  const routes = new Set(owners.keys());
  const byLowerCase = new Map([...routes].map((route) => [route.toLowerCase(), route]));
  const table = { bySource, routes, byLowerCase, files: new Set<string>() };
  return { table, kept: [...owners.values()], problems };
}

/** The route of a page as it is spelled in the table; a route without a page is unchanged. */
export function knownRoute(route: string, { routes, byLowerCase }: RouteTable): string {
  return routes.has(route) ? route : (byLowerCase.get(route.toLowerCase()) ?? route);
}

function takenAddress(page: LocatedPage, owner: LocatedPage): Problem {
  const { route } = page;
  return {
    subject: 'route',
    file: fileOf(page),
    message: `The URL ${route} is already used by ${pageName(owner)}.`,
    hint: 'Rename one of the pages, or change its "slug" in frontmatter.',
    dependsOn: [pagesAt(route)],
  };
}
