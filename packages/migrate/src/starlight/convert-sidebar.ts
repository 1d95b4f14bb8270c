import { posix } from 'node:path';
import { asList, asObject, asString, type Note, type Values } from '../note.ts';

/** A page as the sidebar sees it. */
export type SidebarPage = {
  /** Path without extension, by which sidebars name it. */
  id: string;
  route: string;
  order?: number;
  isHidden: boolean;
};

export type ConvertedSidebar = {
  items: unknown[];
  /** Labels in other languages, by language and then by the label of the default one. */
  translations: Map<string, Record<string, string>>;
  notes: Note[];
};

/** Converts the sidebar (https://starlight.astro.build/guides/sidebar/); without one, it follows the folders. */
export function convertSidebar(sidebar: unknown, pages: SidebarPage[]): ConvertedSidebar {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const translations: ConvertedSidebar['translations'] = new Map();
  const notes: Note[] = [];
  const drop = (key: string, text: string) =>
    notes.push({ group: 'docs', outcome: 'dropped', key, text });

  function translate(label: string, entry: Values): void {
    for (const [lang, text] of Object.entries(asObject(entry['translations']))) {
      if (typeof text === 'string') {
        const known = translations.get(lang) ?? {};
        translations.set(lang, { ...known, [label]: text });
      }
    }
  }

  function convert(entry: unknown): unknown[] {
    if (typeof entry === 'string') return docItem(entry, undefined);
    const values = asObject(entry);
    const label = readLabel(values);
    if (label !== undefined) translate(label, values);
    if (values['badge'] !== undefined)
      drop(`sidebar "${label ?? ''}" badge`, 'Entries have no badges.');
    if (values['attrs'] !== undefined)
      drop(`sidebar "${label ?? ''}" attrs`, 'Links have no attributes of their own.');
    const generate = asObject(values['autogenerate']);
    const directory = asString(generate['directory']);
    if (directory !== undefined) {
      const items = itemsOfFolder(pages, directory, generate['collapsed'] === true);
      return label === undefined ? items : category(label, items, values);
    }
    if (Array.isArray(values['items'])) {
      return category(label ?? '', values['items'].flatMap(convert), values);
    }
    const slug = asString(values['slug']);
    if (slug !== undefined) return docItem(slug, label);
    const link = asString(values['link']);
    return link === undefined ? [] : linkItem(link, label ?? link);
  }

  function docItem(slug: string, label: string | undefined): unknown[] {
    const page = byRoute.get(
      posix
        .join('/', slug)
        .replace(/(?<=.)\/$/, '')
        .replace(/^\/index$/, '/'),
    );
    if (page) return [label === undefined ? page.id : { type: 'doc', id: page.id, label }];
    drop(`sidebar "${slug}"`, 'The page does not exist.');
    return [];
  }

  function linkItem(link: string, label: string): unknown[] {
    const route = link.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
    const page = /[?#]/.test(link) ? undefined : byRoute.get(posix.join('/', route));
    if (page) return [{ type: 'doc', id: page.id, label }];
    return [{ type: 'link', label, href: link }];
  }

  function category(label: string, items: unknown[], values: Values): unknown[] {
    if (items.length === 0) {
      drop(`sidebar "${label}"`, 'The section has no pages.');
      return [];
    }
    return [
      {
        type: 'category',
        label,
        ...(values['collapsed'] === true ? { collapsed: true } : {}),
        items,
      },
    ];
  }

  const items =
    sidebar === undefined ? itemsOfFolder(pages, '', false) : asList(sidebar).flatMap(convert);
  return { items, translations: onlyLabels(translations, items), notes };
}

/** Translations of the labels that the sidebar has; sections without pages are not part of it. */
function onlyLabels(
  translations: ConvertedSidebar['translations'],
  items: unknown[],
): ConvertedSidebar['translations'] {
  const labels = new Set(items.flatMap(labelsOf));
  return new Map(
    [...translations].map(([lang, texts]) => [
      lang,
      Object.fromEntries(Object.entries(texts).filter(([label]) => labels.has(label))),
    ]),
  );
}

/** The ids of the pages in a converted sidebar. */
export function idsOf(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  const { type, id, items } = asObject(item);
  return [
    ...(type === 'doc' && typeof id === 'string' ? [id] : []),
    ...asList(items).flatMap(idsOf),
  ];
}

function labelsOf(item: unknown): string[] {
  const { label, items } = asObject(item);
  return [...(typeof label === 'string' ? [label] : []), ...asList(items).flatMap(labelsOf)];
}

/** The label, which may be a string for each language. */
function readLabel({ label }: Values): string | undefined {
  return asString(label) ?? asString(Object.values(asObject(label))[0]);
}

/** The entries for a folder, sorted by their order and then by name: https://starlight.astro.build/guides/sidebar/#autogenerated-groups */
function itemsOfFolder(pages: SidebarPage[], folder: string, isCollapsed: boolean): unknown[] {
  const prefix = folder === '' ? '' : `${folder.replace(/^\/|\/$/g, '')}/`;
  const inside = pages.filter(
    ({ id, isHidden }) => !isHidden && id.startsWith(prefix) && (folder !== '' || id !== 'index'),
  );
  const entries = Map.groupBy(inside, ({ id }) => id.slice(prefix.length).split('/')[0] ?? '');
  const sorted = [...entries].toSorted(([nameA, a], [nameB, b]) => {
    const orderOf = (list: SidebarPage[]) =>
      Math.min(...list.map(({ order }) => order ?? Number.MAX_SAFE_INTEGER));
    const rank = (name: string) => (name === 'index' ? '' : name);
    return orderOf(a) - orderOf(b) || rank(nameA).localeCompare(rank(nameB), 'en');
  });
  return sorted.flatMap(([name, list]): unknown[] => {
    const own = list.filter(({ id }) => id === prefix + name).map(({ id }) => id);
    const below = list.filter(({ id }) => id !== prefix + name);
    if (below.length === 0) return own;
    const items = itemsOfFolder(below, prefix + name, isCollapsed);
    return [
      ...own,
      { type: 'category', label: name, ...(isCollapsed ? { collapsed: true } : {}), items },
    ];
  });
}
