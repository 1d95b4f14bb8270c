import { didYouMean, type Problem, pagesAt } from 'folia-problems';
import { type AddressForm, pathToRoute, routeToHref, splitSuffix } from '../contract/address.ts';
import type { Redirect } from '../model/site.ts';
import { CONFIG_FILE } from '../read/config/load-config.ts';
import { quotedLine } from '../read/config/quoted-line.ts';

/** One line of the table of moved addresses; a fragment in `from` is a heading that has moved. */
export type RedirectConfig = { from: string | string[]; to: string };

/** Addresses that lead elsewhere, and the fragments of pages that do. */
export type Redirects = {
  pages: Redirect[];
  /** By route of the page: the address for each fragment (without `#`) that it does not have any more. */
  anchors: Map<string, Record<string, string>>;
};

/** @property anchors left out where they are not known, since the page did not compile */
type KnownPage = { route: string; anchors?: string[] };

type Table = {
  address: AddressForm;
  /** Ids of each page, by route; undefined where they are not known. */
  ids: Map<string, Set<string> | undefined>;
  /** Where each old address leads, as written. */
  targets: Map<string, string>;
  configSource: string;
};

/**
 * Resolves the table of moved addresses. A target that does not exist, a chain, a loop, an address taken by a page and
 * one that stands in the table twice are problems.
 */
export function resolveRedirects(
  redirects: RedirectConfig[],
  pages: KnownPage[],
  { address, configSource }: Pick<Table, 'address' | 'configSource'>,
): { redirects: Redirects; problems: Problem[] } {
  const entries = redirects.flatMap(({ from, to }) =>
    [from].flat().map((old) => ({ from: old, to })),
  );
  const table: Table = {
    address,
    configSource,
    ids: new Map(pages.map(({ route, anchors }) => [route, anchors && new Set(anchors)])),
    targets: new Map(entries.map(({ from, to }) => [placeOf(from).key, to])),
  };
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const resolved: Redirects = { pages: [], anchors: new Map() };
  for (const { from, to } of entries) {
    const place = placeOf(from);
    const complaint = seen.has(place.key)
      ? { message: `"${from}" is listed twice.` }
      : (sourceComplaint(from, table) ?? targetComplaint(from, to, table));
    seen.add(place.key);
    if (complaint) {
      const line = quotedLine(configSource, from);
      problems.push({
        ...complaint,
        file: CONFIG_FILE,
        line,
        message: `redirects: ${complaint.message}`,
      });
      continue;
    }
    const href = targetHref(to, address);
    if (place.id === '') resolved.pages.push({ route: place.route, href });
    else {
      const known = resolved.anchors.get(place.route) ?? {};
      resolved.anchors.set(place.route, { ...known, [place.id]: href });
    }
  }
  return { redirects: resolved, problems };
}

type Complaint = Pick<Problem, 'message' | 'hint' | 'dependsOn'>;

/** An address of the table as a route and a fragment. */
function placeOf(path: string): { route: string; id: string; key: string } {
  const { pathname, suffix } = splitSuffix(path);
  const route = pathToRoute(pathname, '/') ?? pathname;
  const id = suffix.startsWith('#') ? suffix.slice(1) : '';
  return { route, id, key: id === '' ? route : `${route}#${id}` };
}

function sourceComplaint(from: string, { ids }: Table): Complaint | undefined {
  const { route, id } = placeOf(from);
  const hasPage = ids.has(route);
  if (!from.startsWith('/')) {
    return { message: `"${from}" is not a path.`, hint: 'Write a path from the root of the site.' };
  }
  if (id === '' && hasPage) {
    const message = `"${from}" has a page of its own.`;
    return { message, hint: 'Remove this entry.', dependsOn: [pagesAt(route)] };
  }
  if (id === '') return undefined;
  if (!hasPage) {
    const hint = `${didYouMean(route, ids.keys())}A heading can move from a page that exists; for a page that has moved, leave the fragment out.`;
    return {
      message: `"${from}" is a heading on a page that does not exist.`,
      hint,
      dependsOn: [pagesAt(route)],
    };
  }
  return ids.get(route)?.has(id)
    ? { message: `"${from}" has a heading of its own.`, hint: 'Remove this entry.' }
    : undefined;
}

function targetComplaint(from: string, to: string, table: Table): Complaint | undefined {
  if (isElsewhere(to)) return undefined;
  const place = placeOf(to);
  const next = table.targets.get(place.key) ?? table.targets.get(place.route);
  if (next !== undefined && !table.ids.has(place.route)) {
    const end = endOfChain(to, table.targets);
    return end === undefined
      ? {
          message: `"${from}" redirects in a circle.`,
          hint: 'One of the addresses must lead to a page.',
        }
      : {
          message: `"${from}" leads to "${to}", which redirects again.`,
          hint: `Write the final address, "${end}".`,
        };
  }
  if (!table.ids.has(place.route)) {
    const hint = `${didYouMean(place.route, table.ids.keys())}A target is a path from the root of the site, or an address on another one.`;
    const message = `"${from}" leads to "${to}", which has no page.`;
    return { message, hint, dependsOn: [pagesAt(place.route)] };
  }
  const ids = table.ids.get(place.route);
  if (place.id === '' || !ids || ids.has(place.id)) return undefined;
  return {
    message: `"${from}" leads to "${to}", but the page has no such section.`,
    hint: `${didYouMean(place.id, ids)}Sections there: ${[...ids].slice(0, 12).join(', ') || 'none'}.`,
  };
}

/** Where a chain of moved addresses ends, or undefined where it never does. */
function endOfChain(start: string, targets: Map<string, string>): string | undefined {
  const passed = new Set<string>();
  let current = start;
  for (;;) {
    const { key, route } = placeOf(current);
    const next = targets.get(key) ?? targets.get(route);
    if (next === undefined) return current;
    if (passed.has(key)) return undefined;
    passed.add(key);
    current = next;
  }
}

function targetHref(to: string, address: AddressForm): string {
  if (isElsewhere(to)) return to;
  const { pathname, suffix } = splitSuffix(to);
  return routeToHref(pathToRoute(pathname, '/') ?? pathname, address) + suffix;
}

function isElsewhere(to: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(to);
}
