import type { ContentLink } from '../content/page-context.ts';
import { didYouMean } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import type { RouteTable } from './route-table.ts';

/** The links and ids of one compiled page. */
export type LinkedPage = { path: string; route: string; links: ContentLink[]; anchors: string[] };

/** A problem for each link to a page that does not exist, and to a section that its page does not have. */
export function checkLinks(pages: LinkedPage[], table: RouteTable): Problem[] {
  const anchors = new Map(pages.map((page) => [page.route, new Set(page.anchors)]));
  return pages.flatMap((page) =>
    page.links.flatMap((link) => checkLink(page.path, link, anchors, table)),
  );
}

function checkLink(
  file: string,
  link: ContentLink,
  anchors: Map<string, Set<string>>,
  table: RouteTable,
): Problem[] {
  const place = { file, line: link.line, column: link.column };
  const target = anchors.get(link.route);
  // A page that failed to compile stands in the table; its own problem is reported, not the links to it.
  if (!target && table.routes.has(link.route)) return [];
  if (!target) {
    const message = `The link "${link.url}" leads to no page.`;
    return [{ ...place, message, hint: deadLinkHint(link.route, table) }];
  }
  const id = decodeFragment(link.hash);
  if (id === '' || id === 'top' || id.startsWith(':~:') || target.has(id)) return [];
  const hint = `${didYouMean(id, target)}Sections there: ${[...target].slice(0, 12).join(', ') || 'none'}.`;
  return [{ ...place, message: `The link "${link.url}" leads to no section of its page.`, hint }];
}

function deadLinkHint(route: string, table: RouteTable): string {
  return `${didYouMean(route, table.routes)}Links to pages are best written as relative paths to their files.`;
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
