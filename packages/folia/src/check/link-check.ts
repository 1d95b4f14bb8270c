import { didYouMean, type Problem, pagesAt } from 'folia-problems';
import { outsideHint } from '../compile/address-mistake.ts';
import { percentHint } from '../compile/percent-hint.ts';
import { sectionsHint } from '../compile/sections-hint.ts';
import { decodeOrKeep } from '../contract/decode.ts';
import type { ContentLink, LinkedText } from '../model/page-content.ts';
import type { RouteTable } from '../model/route-table.ts';

/** The links and ids of a compiled page. */
export type LinkedPage = LinkedText & {
  /** For translations: the path of the page in the default locale. */
  original?: string;
  route: string;
  /** Omitted if unknown because the original of a translation failed to compile. */
  anchors?: string[];
};

/**
 * A problem for each link to a missing page or section.
 * @param originals the ids of each page of the default locale by its route, for another locale
 */
export function checkLinks(
  pages: LinkedPage[],
  table: RouteTable,
  others: LinkedText[] = [],
  originals: ReadonlyMap<string, readonly string[]> = new Map(),
): Problem[] {
  const targets = new Map(
    pages.map(
      (page) => [page.route, { page, ids: page.anchors && new Set(page.anchors) }] as const,
    ),
  );
  const found = [...pages, ...others].flatMap((page) =>
    page.links.map((link) => checkLink(page.path, link, { targets, table, originals })),
  );
  const lacks = found.flatMap(({ lack }) => lack ?? []);
  return [...found.flatMap(({ problem }) => problem ?? []), ...lackingSections(lacks)];
}

/** A link to a section of an original that its translation lacks. */
type Lack = { page: LinkedPage; id: string; link: ContentLink; file: string };

type Finding = { problem?: Problem; lack?: Lack };

type Targets = {
  targets: Map<string, { page: LinkedPage; ids?: Set<string> }>;
  table: RouteTable;
  originals: ReadonlyMap<string, readonly string[]>;
};

function checkLink(
  file: string,
  link: ContentLink,
  { targets, table, originals }: Targets,
): Finding {
  const place = { file: link.file ?? file, line: link.line, column: link.column };
  if (table.files.has(link.route)) return {};
  const target = targets.get(link.route);
  // A page that failed to compile is in the table. Its own problem is reported, not the links to
  // it.
  if (!target && table.routes.has(link.route)) return {};
  if (!target) {
    const message = `The link "${link.url}" does not lead to a page.`;
    const hint = percentHint(link.url) + outsideHint(link.url) + deadLinkHint(link.route, table);
    const dependsOn = [pagesAt(link.route)];
    return { problem: { ...place, subject: 'link', message, hint, dependsOn } };
  }
  // Browsers remove the text to highlight (https://wicg.github.io/scroll-to-text-fragment/#extracting-the-fragment-directive).
  const id = decodeOrKeep(link.hash.replace(/:~:.*$/s, ''));
  const { page, ids } = target;
  // Like browsers, tries the fragment as written first (https://html.spec.whatwg.org/#find-a-potential-indicated-element).
  if (ids?.has(link.hash)) return {};
  if (id === '' || id.toLowerCase() === 'top' || !ids || ids.has(id)) return {};
  const dependsOn = link.url.startsWith('#') ? [] : [pagesAt(link.route)];
  if (link.isForeign) return { problem: foreignLink(link, place) };
  const sections = percentHint(link.hash) + sectionsHint(id, ids);
  if (page.original === undefined) {
    const message = `The link "${link.url}" does not lead to a section of its page.`;
    return { problem: { ...place, subject: 'anchor', message, hint: sections, dependsOn } };
  }
  if (originals.get(link.route)?.includes(id))
    return { lack: { page, id, link, file: place.file } };
  const message = `The link "${link.url}" does not lead to a section of the translation "${page.path}".`;
  return { problem: { ...place, subject: 'anchor', message, hint: sections, dependsOn } };
}

/** One problem for each section that a translation lacks: pages that are not translated link to it in each language. */
function lackingSections(lacks: Lack[]): Problem[] {
  const groups = Map.groupBy(lacks, ({ page, id }) => `${page.path} ${id}`);
  return [...groups.values()].flatMap(([first, ...others]): Problem[] => {
    if (!first) return [];
    const { page, id, link, file } = first;
    const { path, anchors = [] } = page;
    const place = link.line === undefined ? file : `${file}:${link.line}`;
    const more = others.length === 0 ? '' : `, and ${others.length} more`;
    return [
      {
        file: path,
        subject: 'anchor',
        message: `No section of the translation has the id "${id}". Links to it: "${link.url}" in ${place}${more}.`,
        hint: `Add {#${id}} after its heading. ${sectionsHint(id, anchors)}`,
        dependsOn: [pagesAt(link.route)],
      },
    ];
  });
}

/** Descriptions of APIs are often written for another site, whose pages have other sections. */
function foreignLink(
  { url }: ContentLink,
  place: Pick<Problem, 'file' | 'line' | 'column'>,
): Problem {
  return {
    ...place,
    severity: 'warning',
    kind: 'links to missing sections',
    message: `The link "${url}" leads to a page without this section.`,
    hint: 'Use the id of a heading on that page, or link to the page alone.',
  };
}

function deadLinkHint(route: string, table: RouteTable): string {
  return `${didYouMean(route, table.routes)}Links to pages should be relative paths to their files.`;
}
