import { isElsewhere } from 'folia/format';
import { asList, asObject, asString, type Note, type Values } from '../note.ts';
import { findPage, type PagePlan } from './plan-pages.ts';

export type ConvertedSidebars = {
  /** Sidebars by name; empty if the site has none. */
  sidebars: Values;
  /** The sidebar of a page by its address, where the lists of `sidebars` do not determine it. */
  displayed: Map<string, string | null>;
  notes: Note[];
};

/** A sidebar with the path of the pages that show it. */
type SourceSidebar = { name: string; path: string; items: Values[] };

type Context = {
  plan: PagePlan;
  sidebar: SourceSidebar;
  ownerOf: (address: string) => SourceSidebar | undefined;
  /** Ids of the pages that the sidebar already lists. */
  listed: Set<string>;
  notes: Note[];
};

/** Converts the sidebars of a theme (https://vitepress.dev/reference/default-theme-sidebar). */
export function convertSidebars(sidebar: unknown, plan: PagePlan): ConvertedSidebars {
  const sources = readSidebars(sidebar);
  const ownerOf = (address: string) =>
    sources.find(({ path }) => `${address}/`.startsWith(path) || address.startsWith(path));
  const notes: Note[] = [];
  const listedBy = new Map<string, Set<string>>();
  const converted = sources.map((source) => {
    const listed = new Set<string>();
    listedBy.set(source.name, listed);
    const context = { plan, sidebar: source, ownerOf, listed, notes };
    return [source.name, source.items.flatMap((item) => convertItem(item, context))] as const;
  });
  const kept = converted.filter(([, items]) => items.length > 0);
  if (kept.length > 0) {
    const names = kept.map(([name]) => name).join(', ');
    notes.unshift({
      group: 'docs',
      outcome: 'migrated',
      key: 'themeConfig.sidebar',
      text: `${kept.length}: ${names}.`,
    });
  }
  return {
    sidebars: Object.fromEntries(kept),
    displayed: displayedSidebars(plan, {
      ownerOf,
      listedBy,
      names: new Set(kept.map(([name]) => name)),
    }),
    notes,
  };
}

/** Sidebars in the order in which VitePress tries them for a page: longest path first. */
function readSidebars(sidebar: unknown): SourceSidebar[] {
  if (Array.isArray(sidebar)) {
    return [{ name: 'main', path: '/', items: sidebar.map(asObject) }];
  }
  const used = new Set<string>();
  return Object.entries(asObject(sidebar))
    .map(([key, value]) => {
      const path = `/${key.replace(/^\/+/, '')}`;
      const { items, base } = Array.isArray(value)
        ? { items: value, base: undefined }
        : asObject(value);
      const inner = asList(items).map((item) => addBase(asObject(item), asString(base)));
      return { name: makeName(path, used), path, items: inner };
    })
    .toSorted((a, b) => b.path.split('/').length - a.path.split('/').length);
}

function makeName(path: string, used: Set<string>): string {
  const base = path.replace(/^\/|\/$/g, '').replace(/[^\w]+/g, '-') || 'main';
  let name = base;
  for (let count = 2; used.has(name); count += 1) name = `${base}-${count}`;
  used.add(name);
  return name;
}

/** Prepends the base of a group to the links in it. */
function addBase(item: Values, inherited: string | undefined): Values {
  const base = asString(item['base']) ?? inherited;
  const link = asString(item['link']);
  const isRelative = link !== undefined && !isElsewhere(link);
  return {
    ...item,
    ...(base !== undefined && isRelative
      ? { link: base + link.replace(/^\//, base.endsWith('/') ? '' : '/') }
      : {}),
    ...(Array.isArray(item['items'])
      ? { items: item['items'].map((inner) => addBase(asObject(inner), base)) }
      : {}),
  };
}

function convertItem(item: Values, context: Context): unknown[] {
  const { sidebar, notes } = context;
  const label = plainLabel(item['text']);
  const link = asString(item['link']);
  const written = asList(item['items']);
  if (!Array.isArray(item['items'])) {
    if (link === undefined) {
      return label === '' ? [] : [{ type: 'html', value: label, defaultStyle: true }];
    }
    return convertLink(link, label, context);
  }
  const head = link === undefined ? undefined : convertLink(link, label, context)[0];
  const isDoc = asObject(head)['type'] === 'doc';
  const items = written.flatMap((inner) => convertItem(asObject(inner), context));
  if (items.length === 0) {
    if (head !== undefined) return [head];
    notes.push(dropped(sidebar, label, 'It has no entries.'));
    return [];
  }
  if (label === '') return head === undefined ? items : [head, ...items];
  const { collapsed } = item;
  const collapsible =
    typeof collapsed === 'boolean' ? { collapsible: true, collapsed } : { collapsible: false };
  return [
    {
      type: 'category',
      label,
      ...collapsible,
      ...(isDoc ? { link: { type: 'doc', id: asObject(head)['id'] } } : {}),
      items: head === undefined || isDoc ? items : [head, ...items],
    },
  ];
}

/** A link as an entry: a page of this sidebar, a page of another one, or another address. */
function convertLink(link: string, label: string, context: Context): Values[] {
  const { plan, sidebar, ownerOf, listed, notes } = context;
  if (isElsewhere(link)) {
    return [{ type: 'link', label: label || link, href: link.replace(/^\/\//, 'https://') }];
  }
  const page = findPage(link, plan);
  if (!page) {
    notes.push(dropped(sidebar, label || link, `There is no page at "${link}".`));
    return [];
  }
  const hash = link.includes('#') ? link.slice(link.indexOf('#')) : '';
  if (page.id === undefined || hash !== '') {
    return [{ type: 'link', label: label || page.address, href: page.address + hash }];
  }
  const isOwn = ownerOf(page.address)?.name === sidebar.name && !listed.has(page.id);
  if (isOwn) listed.add(page.id);
  return [{ type: isOwn ? 'doc' : 'ref', id: page.id, ...(label === '' ? {} : { label }) }];
}

/** Labels may be HTML in VitePress. */
function plainLabel(text: unknown): string {
  return (asString(text) ?? '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}

function dropped({ name }: SourceSidebar, label: string, text: string): Note {
  return { group: 'docs', outcome: 'dropped', key: `sidebar ${name} (${label})`, text };
}

/** Pages that a sidebar does not list still show the sidebar of their path. */
function displayedSidebars(
  { byAddress }: PagePlan,
  {
    ownerOf,
    listedBy,
    names,
  }: {
    ownerOf: Context['ownerOf'];
    listedBy: ReadonlyMap<string, ReadonlySet<string>>;
    names: ReadonlySet<string>;
  },
): Map<string, string | null> {
  const displayed = new Map<string, string | null>();
  for (const { address, id, kind, frontmatter } of byAddress.values()) {
    if (kind !== 'docs' || id === undefined) continue;
    const owner = ownerOf(address)?.name;
    const isKnown = owner !== undefined && names.has(owner);
    if (frontmatter['sidebar'] === false || !isKnown) displayed.set(address, null);
    else if (!listedBy.get(owner)?.has(id)) displayed.set(address, owner);
  }
  return displayed;
}
