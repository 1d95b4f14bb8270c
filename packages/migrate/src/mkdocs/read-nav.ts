import { posix } from 'node:path';
import { hasScheme } from 'folia/format';
import { capitalize } from '../capitalize.ts';
import { plainTitle } from '../heading-ids.ts';
import type { Note } from '../note.ts';
import { asObject } from '../note.ts';

/** An entry of the navigation. */
export type NavEntry =
  | { kind: 'page'; path: string; title?: string }
  | { kind: 'link'; url: string; title: string }
  | { kind: 'section'; title: string; entries: NavEntry[] };

/**
 * Reads `nav` (https://www.mkdocs.org/user-guide/writing-your-docs/#configure-pages-and-navigation). Entries without a
 * page are dropped.
 */
export function readNav(
  nav: unknown,
  pages: ReadonlySet<string>,
): { entries: NavEntry[]; notes: Note[] } {
  const notes: Note[] = [];
  const drop = (key: string, text: string) =>
    notes.push({ group: 'docs', outcome: 'dropped', key, text });

  function readList(list: unknown): NavEntry[] {
    return [list].flat().flatMap((entry): NavEntry[] => {
      if (typeof entry === 'string') return readTarget(entry, undefined);
      return Object.entries(asObject(entry)).flatMap(([written, value]) => {
        // Titles may have HTML, such as icons.
        const title = /<[a-z]/i.test(written) ? plainTitle(written) || written : written;
        if (typeof value === 'string') return readTarget(value, title);
        const entries = readList(value ?? []);
        if (entries.length > 0) return [{ kind: 'section', title, entries }];
        drop(`nav "${title}"`, 'The section has no pages.');
        return [];
      });
    });
  }

  function readTarget(target: string, title: string | undefined): NavEntry[] {
    const path = posix.normalize(target).replace(/^\//, '');
    if (pages.has(path)) return [{ kind: 'page', path, title }];
    if (hasScheme(target) || target.startsWith('/'))
      return [{ kind: 'link', url: target, title: title ?? target }];
    const folder = path.replace(/\/?\*?$/, '');
    if (/[*/]$/.test(target)) {
      const entries = navFromFolders(
        [...pages].filter((page) => folder === '' || page.startsWith(`${folder}/`)),
        folder,
      );
      if (entries.length > 0)
        return title === undefined ? entries : [{ kind: 'section', title, entries }];
    }
    drop(`nav "${target}"`, 'The page does not exist. A plugin or a hook may generate it.');
    return [];
  }

  return { entries: readList(nav), notes };
}

/**
 * The navigation of a site without `nav`: in each folder its index, its pages by name, then its folders.
 *
 * @param folder of the entries, relative to the docs folder; empty for all
 */
export function navFromFolders(pages: readonly string[], folder = ''): NavEntry[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const inside = pages.filter((page) => page.startsWith(prefix)).toSorted(byName);
  const own = inside.filter((page) => !page.slice(prefix.length).includes('/'));
  const folders = new Set(
    inside
      .filter((page) => !own.includes(page))
      .map((page) => page.slice(prefix.length).split('/')[0] ?? ''),
  );
  return [
    ...own.map((path): NavEntry => ({ kind: 'page', path })),
    ...[...folders].map((name): NavEntry => {
      return {
        kind: 'section',
        title: titleOfName(name),
        entries: navFromFolders(inside, prefix + name),
      };
    }),
  ];
}

function byName(a: string, b: string): number {
  const rank = (path: string) => (isIndex(path) ? 0 : 1);
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

/** The first page in some entries and those below them; undefined if there is none. */
export function firstPage(entries: NavEntry[]): string | undefined {
  for (const entry of entries) {
    if (entry.kind === 'page') return entry.path;
    const found = entry.kind === 'section' ? firstPage(entry.entries) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a file is the page of its folder, `index.md` or `README.md`. */
export function isIndex(path: string): boolean {
  return /(?:^|\/)(?:index|README)\.md$/.test(path);
}

/** @example titleOfName('raised-beds') // 'Raised beds' */
export function titleOfName(name: string): string {
  const title = name.replace(/[-_]/g, ' ');
  return title === title.toLowerCase() ? capitalize(title) : title;
}
