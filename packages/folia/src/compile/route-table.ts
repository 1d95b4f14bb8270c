import { type Problem, pagesAt } from 'folia-problems';
import type { RouteTable } from '../model/route-table.ts';

type Page = { path: string; original?: string; route: string };

/** The table of all pages, those that stand at their address, and a problem for each address that two of them claim. */
export function makeRouteTable<T extends Page>(
  pages: T[],
): { table: RouteTable; standing: T[]; problems: Problem[] } {
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  const standing: T[] = [];
  for (const page of pages) {
    const { path, route } = page;
    const owner = owners.get(route);
    if (owner === undefined) {
      owners.set(route, path);
      standing.push(page);
    } else {
      problems.push({
        subject: 'route',
        file: path,
        message: `The address ${route} is taken by ${owner}.`,
        hint: 'Give one of them another name, or another "slug" in its frontmatter.',
        dependsOn: [pagesAt(route)],
      });
    }
  }
  const bySource = new Map(
    pages.flatMap(({ path, original = path, route }) => [
      [path, route],
      [original, route],
    ]),
  );
  const table = { bySource, routes: new Set(owners.keys()), files: new Set<string>() };
  return { table, standing, problems };
}
