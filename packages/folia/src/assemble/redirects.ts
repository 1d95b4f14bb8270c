import { didYouMean, type Problem, pagesAt } from 'folia-problems';
import { type AddressForm, pathToRoute, routeToHref, splitSuffix } from '../contract/address.ts';
import type { Redirect } from '../model/site.ts';
import { CONFIG_FILE } from '../read/config/load-config.ts';
import { quotedLine } from '../read/config/quoted-line.ts';

/** An entry of `redirects` in the config; a fragment in `from` is a heading that has moved. */
export type RedirectConfig = { from: string | string[]; to: string };

/** Resolved redirects of whole pages and of fragments. */
export type Redirects = {
  pages: Redirect[];
  /** By route of the page: the new URL of each former fragment (without `#`). */
  anchors: Map<string, Record<string, string>>;
};

/** @property anchors undefined if the page did not compile */
type KnownPage = { route: string; anchors?: string[] };

type RedirectTable = {
  address: AddressForm;
  /** Ids of each page, by route; undefined if unknown. */
  ids: Map<string, Set<string> | undefined>;
  /** Target of each old URL, as written. */
  targets: Map<string, string>;
  configSource: string;
};

/**
 * Resolves the redirects of the config. Reports missing targets, chains, loops, duplicates, and sources that are pages.
 */
export function resolveRedirects(
  redirects: RedirectConfig[],
  pages: KnownPage[],
  { address, configSource }: Pick<RedirectTable, 'address' | 'configSource'>,
): { redirects: Redirects; problems: Problem[] } {
  const entries = redirects.flatMap(({ from, to }) =>
    [from].flat().map((old) => ({ from: old, to })),
  );
  const table: RedirectTable = {
    address,
    configSource,
    ids: new Map(pages.map(({ route, anchors }) => [route, anchors && new Set(anchors)])),
    targets: new Map(entries.map(({ from, to }) => [parseLocation(from).key, to])),
  };
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const resolved: Redirects = { pages: [], anchors: new Map() };
  for (const { from, to } of entries) {
    const location = parseLocation(from);
    const problem = seen.has(location.key)
      ? { message: `"${from}" is listed twice.` }
      : (checkSource(from, table) ?? checkTarget(from, to, table));
    seen.add(location.key);
    if (problem) {
      const line = quotedLine(configSource, from);
      problems.push({
        ...problem,
        file: CONFIG_FILE,
        line,
        message: `redirects: ${problem.message}`,
      });
      continue;
    }
    const href = toHref(to, address);
    if (location.id === '') resolved.pages.push({ route: location.route, href });
    else {
      const known = resolved.anchors.get(location.route) ?? {};
      resolved.anchors.set(location.route, { ...known, [location.id]: href });
    }
  }
  return { redirects: resolved, problems };
}

type RedirectProblem = Pick<Problem, 'message' | 'hint' | 'dependsOn'>;

/** Splits a path into route and fragment (`id`); `key` identifies both. */
function parseLocation(path: string): { route: string; id: string; key: string } {
  const { pathname, suffix } = splitSuffix(path);
  const route = pathToRoute(pathname, '/') ?? pathname;
  const id = suffix.startsWith('#') ? suffix.slice(1) : '';
  return { route, id, key: id === '' ? route : `${route}#${id}` };
}

function checkSource(from: string, { ids }: RedirectTable): RedirectProblem | undefined {
  const { route, id } = parseLocation(from);
  const hasPage = ids.has(route);
  if (!from.startsWith('/')) {
    return { message: `"${from}" is not a path.`, hint: 'Use a path from the root of the site.' };
  }
  if (id === '' && hasPage) {
    const message = `"${from}" is an existing page.`;
    return { message, hint: 'Remove this entry.', dependsOn: [pagesAt(route)] };
  }
  if (id === '') return undefined;
  if (!hasPage) {
    const hint = `${didYouMean(route, ids.keys())}To redirect a whole page, remove the fragment.`;
    return {
      message: `"${from}" is a heading on a page that does not exist.`,
      hint,
      dependsOn: [pagesAt(route)],
    };
  }
  return ids.get(route)?.has(id)
    ? { message: `"${from}" is an existing heading.`, hint: 'Remove this entry.' }
    : undefined;
}

function checkTarget(from: string, to: string, table: RedirectTable): RedirectProblem | undefined {
  if (isExternal(to)) return undefined;
  const location = parseLocation(to);
  const next = table.targets.get(location.key) ?? table.targets.get(location.route);
  if (next !== undefined && !table.ids.has(location.route)) {
    const end = followChain(to, table.targets);
    return end === undefined
      ? {
          message: `"${from}" is part of a redirect loop.`,
          hint: 'Redirect it to a page.',
        }
      : {
          message: `"${from}" redirects to "${to}", which redirects again.`,
          hint: `Use the final target, "${end}".`,
        };
  }
  if (!table.ids.has(location.route)) {
    const hint = `${didYouMean(location.route, table.ids.keys())}A target is a path from the root of the site, or a URL of another site.`;
    const message = `"${from}" redirects to "${to}", which is not a page.`;
    return { message, hint, dependsOn: [pagesAt(location.route)] };
  }
  const ids = table.ids.get(location.route);
  if (location.id === '' || !ids || ids.has(location.id)) return undefined;
  return {
    message: `"${from}" redirects to "${to}", but that page has no such section.`,
    hint: `${didYouMean(location.id, ids)}Sections there: ${[...ids].slice(0, 12).join(', ') || 'none'}.`,
  };
}

/** Returns the end of a chain of redirects, or undefined if it is a loop. */
function followChain(start: string, targets: Map<string, string>): string | undefined {
  const visited = new Set<string>();
  let current = start;
  for (;;) {
    const { key, route } = parseLocation(current);
    const next = targets.get(key) ?? targets.get(route);
    if (next === undefined) return current;
    if (visited.has(key)) return undefined;
    visited.add(key);
    current = next;
  }
}

function toHref(to: string, address: AddressForm): string {
  if (isExternal(to)) return to;
  const { pathname, suffix } = splitSuffix(to);
  return routeToHref(pathToRoute(pathname, '/') ?? pathname, address) + suffix;
}

function isExternal(to: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(to);
}
