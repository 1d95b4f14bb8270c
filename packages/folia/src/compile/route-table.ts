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
  const similar = new Map<string, Page>();
  const problems: Problem[] = [];
  for (const page of pages) {
    const { route } = page;
    const owner = owners.get(route);
    const namesake = similar.get(foldedName(route));
    if (owner !== undefined) problems.push(takenAddress(page, owner));
    else {
      owners.set(route, page);
      if (namesake) problems.push(similarAddress(page, namesake));
      problems.push(...unusableAddress(page));
    }
    similar.set(foldedName(route), namesake ?? page);
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
    message: `The address ${route} is already used by ${pageName(owner)}.`,
    hint: howToRename(page, owner),
    dependsOn: [pagesAt(route)],
  };
}

/** Says how to give one of two pages another address. Generated pages have no frontmatter. */
function howToRename(page: LocatedPage, other: LocatedPage): string {
  const files = [page, other].filter((one) => 'path' in one);
  if (files.length === 2) return 'Rename one of the pages, or change its "slug" in frontmatter.';
  const [file] = files;
  return file
    ? `Rename ${file.path}, or change its "slug" in frontmatter.`
    : 'Rename what one of the pages is made of, or set its "slug" or "permalink".';
}

/** A path as seen by file systems that ignore case and the composition of accents. */
export function foldedName(route: string): string {
  return route.normalize('NFC').toLowerCase();
}

function similarAddress(page: LocatedPage, other: LocatedPage): Problem {
  return {
    subject: 'route',
    file: fileOf(page),
    message: `The address ${page.route} differs from that of ${pageName(other)} only in upper and lower case, or in how accents are encoded.`,
    hint: `On macOS and Windows, both are one file. ${howToRename(page, other)}`,
    dependsOn: [pagesAt(page.route)],
  };
}

/**
 * Characters that have a meaning in addresses, that browsers remove from addresses, or that change the direction of text.
 */
const UNUSABLE = /[#?%\\\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** Servers and links take such an address for the document of another page. */
const DOCUMENT_ENDING = /\.html$/;

function unusableAddress(page: LocatedPage): Problem[] {
  const { route } = page;
  const problem = {
    file: fileOf(page),
    hint:
      'path' in page
        ? 'Rename the file or the folder, or set "slug" in frontmatter.'
        : 'Rename what the page is made of, or set its "slug" or "permalink".',
    dependsOn: [pagesAt(route)],
  };
  const found = UNUSABLE.exec(route)?.[0];
  if (found !== undefined) {
    const shown = /[#?%\\]/.test(found) ? `"${found}"` : codePointOf(found);
    const message = `The address ${JSON.stringify(route)} contains ${shown}, with which browsers would not find the page.`;
    return [{ ...problem, message }];
  }
  if (!DOCUMENT_ENDING.test(route)) return [];
  const message = `The address ${route} ends in ".html", so servers and links take it for ${route.replace(DOCUMENT_ENDING, '')}.`;
  return [{ ...problem, severity: 'warning', message }];
}

function codePointOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
