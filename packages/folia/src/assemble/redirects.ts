import { didYouMean, type Problem, pagesAt } from 'folia-problems';
import { sectionsHint } from '../compile/sections-hint.ts';
import {
  type AddressForm,
  hasScheme,
  pathToRoute,
  routeToHref,
  splitSuffix,
  uncheckedHref,
  withBase,
  withoutBase,
} from '../contract/address.ts';
import { decodeOrKeep } from '../contract/decode.ts';
import type { Redirect } from '../model/site.ts';
import { isPlainPath } from '../read/config/base-path.ts';
import { CONFIG_FILE } from '../read/config/config-file.ts';
import { isCodeUrl } from '../read/config/link-schema.ts';
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
  /** Target of each old URL. */
  targets: Map<string, string>;
  /** Routes of files beside the pages, such as feeds. */
  files: ReadonlySet<string>;
};

/** A redirect with paths from the site's root; `key` identifies its source, in whichever form it is written. */
type Entry = { key: string; from: string; to: string; writtenFrom: string; hasOtherForm: boolean };

type RedirectProblem = Pick<Problem, 'message' | 'hint' | 'dependsOn'>;

/** A problem of a redirect, and the target that it can still have. */
type Finding = { problem: RedirectProblem; to?: string };

/**
 * Resolves the redirects of the config. Reports missing targets, chains, loops, duplicates, and sources that are pages.
 * These redirects are left out, except chains, which lead to their last target, and those whose target page lacks only
 * the section.
 */
export function resolveRedirects(
  redirects: RedirectConfig[],
  pages: KnownPage[],
  {
    address,
    configSource,
    files,
  }: Pick<RedirectTable, 'address' | 'files'> & { configSource: string },
): { redirects: Redirects; problems: Problem[] } {
  const ids = new Map(pages.map(({ route, anchors }) => [route, anchors && new Set(anchors)]));
  const entries = listEntries(redirects, address, { ids, files });
  const targets = new Map(entries.map(({ key, to }) => [key, to]));
  const table: RedirectTable = { address, ids, targets, files };
  const problems: Problem[] = [];
  const resolved: Redirects = { pages: [], anchors: new Map() };
  const seen = new Set<string>();
  for (const entry of entries) {
    const { from, writtenFrom } = entry;
    const finding = seen.has(entry.key)
      ? { problem: { message: `"${writtenFrom}" is listed twice.` } }
      : (checkSource(from, table) ?? checkTarget(entry, table));
    seen.add(entry.key);
    if (finding) problems.push(describeProblem(finding.problem, writtenFrom, configSource));
    const to = finding ? finding.to : entry.to;
    if (to !== undefined) addRedirect(resolved, entry, toHref(to, table));
  }
  return { redirects: resolved, problems };
}

/** Lists one entry per source. Paths with and without a trailing slash or `.html` are the same source. */
function listEntries(
  redirects: RedirectConfig[],
  address: AddressForm,
  { ids, files }: Pick<RedirectTable, 'ids' | 'files'>,
): Entry[] {
  const isTarget = (path: string) => {
    const { route } = parseLocation(path);
    return ids.has(route) || files.has(route);
  };
  // A former address has no page of its own. If other pages begin like the base path, so may this address.
  const hasPages = [...ids.keys()].some((route) => `${route}/`.startsWith(address.baseUrl));
  const entries = redirects.flatMap(({ from, to }) =>
    [from].flat().map((writtenFrom) => {
      const pathInSite = withoutBase(writtenFrom, address, () => hasPages);
      const { key } = parseLocation(pathInSite);
      return { key, from: pathInSite, to: withoutBase(to, address, isTarget), writtenFrom };
    }),
  );
  const firsts = new Map(entries.toReversed().map((entry) => [entry.key, entry]));
  const inOtherForm = entries.filter(({ from }) => hasOtherForm(from, address));
  const otherKeys = new Set(inOtherForm.map(({ key }) => key));
  return entries
    .filter((entry) => {
      const first = firsts.get(entry.key);
      return first === entry || first?.writtenFrom === entry.writtenFrom || first?.to !== entry.to;
    })
    .map((entry) => ({ ...entry, hasOtherForm: otherKeys.has(entry.key) }));
}

/** Whether a source is written in a form that the addresses of pages do not have. */
function hasOtherForm(from: string, { trailingSlash }: AddressForm): boolean {
  if (parseLocation(from).route === '/') return false;
  const isFolder = /\/(?:index\.html)?$/.test(from);
  return trailingSlash === false ? isFolder : from.endsWith('.html') && !isFolder;
}

function describeProblem(
  problem: RedirectProblem,
  writtenFrom: string,
  configSource: string,
): Problem {
  const message = `redirects: ${problem.message}`;
  const line = quotedLine(configSource, writtenFrom, ['redirects']);
  return { ...problem, subject: 'redirect', file: CONFIG_FILE, line, message };
}

function addRedirect({ pages, anchors }: Redirects, entry: Entry, href: string): void {
  const { route, id } = parseLocation(entry.from);
  if (id !== '') anchors.set(route, { ...anchors.get(route), [id]: href });
  else pages.push({ route, href, ...(entry.hasOtherForm && { hasOtherForm: true }) });
}

/** Splits a path into route, query and fragment (`id`), percent-decoded but for the query; `key` identifies all three. */
function parseLocation(path: string): { route: string; query: string; id: string; key: string } {
  const { pathname, suffix } = splitSuffix(path);
  const [query = '', ...fragment] = suffix.split('#');
  const route = pathToRoute(pathname, '/') ?? pathname;
  const id = decodeOrKeep(fragment.join('#'));
  return { route, query, id, key: route + query + (id === '' ? '' : `#${id}`) };
}

function checkSource(from: string, { ids }: RedirectTable): Finding | undefined {
  const { route, query, id } = parseLocation(from);
  const hasPage = ids.has(route);
  if (!from.startsWith('/')) {
    const hint = 'Use a path from the root of the site.';
    return { problem: { message: `"${from}" is not a path.`, hint } };
  }
  if (!isPlainPath(route)) {
    const hint = 'Write it as browsers show it, without "." and ".." as names, and without "\\".';
    return { problem: { message: `"${from}" is not a path that browsers request.`, hint } };
  }
  if (query !== '') {
    const message = `"${from}" has a query, which hosts of static files ignore.`;
    const path = from.replace(query, '');
    const hint = hasPage
      ? `Remove this entry: "${path}" is a page, which is shown with any query.`
      : `Write "${path}", which redirects it with any query.`;
    return { problem: { message, hint } };
  }
  if (id === '' && hasPage) {
    const message = `"${from}" is an existing page.`;
    return { problem: { message, hint: 'Remove this entry.', dependsOn: [pagesAt(route)] } };
  }
  if (id === '') return undefined;
  if (!hasPage) {
    const message = `"${from}" is a heading on a page that does not exist.`;
    const hint = `${didYouMean(route, ids.keys())}To redirect a whole page, remove the fragment.`;
    return { problem: { message, hint, dependsOn: [pagesAt(route)] } };
  }
  return ids.get(route)?.has(id)
    ? { problem: { message: `"${from}" is an existing heading.`, hint: 'Remove this entry.' } }
    : undefined;
}

function checkTarget(
  { from, to }: Entry,
  { ids, targets, files }: RedirectTable,
): Finding | undefined {
  if (isExternal(to)) {
    if (/^(?:https?|mailto|pathname):/i.test(to) && !isCodeUrl(to)) return undefined;
    const hint =
      'A target outside of the site begins with "https://", "http://", "mailto:" or "pathname://".';
    return { problem: { message: `"${from}" redirects to "${to}".`, hint } };
  }
  const { key, route, id } = parseLocation(to);
  if (files.has(route)) return undefined;
  const next = targets.get(key) ?? targets.get(route);
  if (next !== undefined && !ids.has(route)) return describeChain({ from, to }, ids, targets);
  if (!ids.has(route)) {
    const hint = `${didYouMean(route, ids.keys())}A target is a path from the root of the site, or a URL of another site.`;
    const message = `"${from}" redirects to "${to}", which is not a page.`;
    return { problem: { message, hint, dependsOn: [pagesAt(route)] } };
  }
  const sections = ids.get(route);
  if (id === '' || !sections || sections.has(id)) return undefined;
  const message = `"${from}" redirects to "${to}", but that page has no such section.`;
  const hint = sectionsHint(id, sections);
  return { problem: { message, hint, dependsOn: [pagesAt(route)] }, to };
}

function describeChain(
  { from, to }: { from: string; to: string },
  ids: RedirectTable['ids'],
  targets: RedirectTable['targets'],
): Finding {
  const end = followChain(to, targets);
  if (end === undefined) {
    const message = `"${from}" is part of a redirect loop.`;
    return { problem: { message, hint: 'Redirect it to a page.' } };
  }
  const message = `"${from}" redirects to "${to}", which redirects again.`;
  const { route } = parseLocation(end);
  const isReached = isExternal(end) || ids.has(route);
  const problem = {
    message,
    hint: `Use the final target, "${end}".`,
    dependsOn: [pagesAt(route)],
  };
  return isReached ? { problem, to: end } : { problem };
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

function toHref(to: string, { address, files }: RedirectTable): string {
  if (isExternal(to)) return uncheckedHref(to, address) ?? to;
  const { pathname, suffix } = splitSuffix(to);
  const route = pathToRoute(pathname, '/') ?? pathname;
  const href = files.has(route) ? withBase(route, address.baseUrl) : routeToHref(route, address);
  return href + suffix;
}

/** Whether a target is outside the pages of the site: a URL, or a `pathname://` link. */
function isExternal(to: string): boolean {
  return hasScheme(to);
}
