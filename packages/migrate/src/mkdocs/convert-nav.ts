import { hasScheme } from 'folia/format';
import type { Values } from '../note.ts';
import { pageId } from './docs-files.ts';
import { firstPage, isIndex, type NavEntry } from './read-nav.ts';

export type Navigation = { sidebars: Values; navbarItems: Values[] };

type Options = {
  features: ReadonlySet<string>;
  /** The title of a page that has none in the navigation. */
  titleOf: (path: string) => string | undefined;
};

/**
 * Converts the navigation: one sidebar, or with `navigation.tabs` one for each top-level section, to which an item of the
 * bar leads (https://squidfunk.github.io/mkdocs-material/setup/setting-up-navigation/).
 */
export function convertNav(written: NavEntry[], options: Options): Navigation {
  const entries = written.map((entry) => withTitle(entry, options));
  const hasTabs =
    options.features.has('navigation.tabs') && entries.some(({ kind }) => kind === 'section');
  if (!hasTabs) return { sidebars: { docs: sidebarItems(entries, 0, options) }, navbarItems: [] };
  const sidebars: Values = {};
  const navbarItems = entries.map((entry): Values => {
    if (entry.kind === 'link')
      return { ...linkTarget(entry.url, 'navbar'), label: entry.title, position: 'left' };
    if (entry.kind === 'page') {
      const label = entry.title ?? options.titleOf(entry.path);
      const labeled = label === undefined ? {} : { label };
      return { type: 'doc', docId: pageId(entry.path), ...labeled, position: 'left' };
    }
    const sidebarId = uniqueName(entry.title, sidebars);
    sidebars[sidebarId] = sidebarItems(entry.entries, 0, options);
    const first = firstPage(entry.entries);
    if (first !== undefined)
      return { type: 'docSidebar', sidebarId, label: entry.title, position: 'left' };
    delete sidebars[sidebarId];
    const items = entry.entries.flatMap((inner) =>
      inner.kind === 'link' ? [{ ...linkTarget(inner.url, 'navbar'), label: inner.title }] : [],
    );
    return { type: 'dropdown', label: entry.title, items, position: 'left' };
  });
  return { sidebars, navbarItems };
}

/** Gives sections without a title, which hooks would fill in, the title of their index or first page. */
function withTitle(entry: NavEntry, options: Options): NavEntry {
  if (entry.kind !== 'section') return entry;
  const entries = entry.entries.map((inner) => withTitle(inner, options));
  const page = entries.find(isIndexPage)?.path ?? firstPage(entries);
  const title = entry.title.trim() || (page && options.titleOf(page)) || 'Pages';
  return { ...entry, title, entries };
}

/** @param level how deep the entries are, from 0 */
function sidebarItems(entries: NavEntry[], level: number, options: Options): unknown[] {
  const { features } = options;
  return entries.map((entry) => {
    if (entry.kind === 'link')
      return { type: 'link', label: entry.title, ...linkTarget(entry.url, 'sidebar') };
    if (entry.kind === 'page') return docItem(entry);
    const index = features.has('navigation.indexes') ? entry.entries.find(isIndexPage) : undefined;
    const others = entry.entries.filter((inner) => inner !== index);
    const isGroup = features.has('navigation.sections') && level === 0;
    if (index && others.length === 0) return { ...docItem(index), label: entry.title };
    return {
      type: 'category',
      label: entry.title,
      ...(index ? { link: { type: 'doc', id: pageId(index.path) } } : {}),
      ...(isGroup ? { collapsible: false } : {}),
      ...(features.has('navigation.expand') && !isGroup ? { collapsed: false } : {}),
      items: sidebarItems(others, level + 1, options),
    };
  });
}

type PageEntry = Extract<NavEntry, { kind: 'page' }>;

function isIndexPage(entry: NavEntry): entry is PageEntry {
  return entry.kind === 'page' && entry.title === undefined && isIndex(entry.path);
}

function docItem({ path, title }: PageEntry): Values {
  return { type: 'doc', id: pageId(path), ...(title === undefined ? {} : { label: title }) };
}

function linkTarget(url: string, place: 'navbar' | 'sidebar'): Values {
  const isExternal = hasScheme(url);
  return place === 'sidebar' || isExternal ? { href: url } : { to: url };
}

/** A name for a sidebar, from the title of its section. */
function uniqueName(title: string, taken: Values): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['docs'];
  const name = words.join('-');
  return Object.hasOwn(taken, name) ? uniqueName(`${title} 2`, taken) : name;
}
