import { docFrontmatterSchema } from 'folia/format';
import { engineRoute } from '../engine-route.ts';
import { asList, asObject, asString, type Values } from '../note.ts';
import { prune } from '../prune.ts';
import { contentRoute } from './content-files.ts';

export type FrontmatterContext = {
  path: string;
  siteTitle: string;
  /** Whether the sidebar lists the page, or the original of a translation. */
  isListed: boolean;
  /** The address at which to edit the page, if it does not follow from its path. */
  editUrl?: string;
  /** The id of the page with a route, for links to the pages before and after. */
  idOf: (route: string) => string | undefined;
  report: (item: string, text: string) => void;
};

const DROPPED: Record<string, string> = {
  pagefind: 'Pages cannot be left out of the search one by one',
  head: 'Head tags are generated from the pages',
  topic: 'It belongs to a plugin',
  i18nReady: 'It belongs to the tools of the source',
};

const READ = new Set(
  'title description slug sidebar prev next tableOfContents draft editUrl lastUpdated template hero banner tags'.split(
    ' ',
  ),
);

/** Converts the frontmatter of a page: https://starlight.astro.build/reference/frontmatter/ */
export function convertFrontmatter(
  source: Values,
  { path, siteTitle, isListed, editUrl, idOf, report }: FrontmatterContext,
): Values {
  const sidebar = asObject(source['sidebar']);
  const contents = source['tableOfContents'];
  const { minHeadingLevel, maxHeadingLevel } = asObject(contents);
  const isSplash = source['template'] === 'splash';
  const route = contentRoute(path, asString(source['slug']));
  const values: Values = {
    title: source['title'],
    title_meta: findTitleTag(source['head'], siteTitle),
    description: source['description'],
    slug: route === engineRoute(path) ? undefined : route,
    sidebar_label: sidebar['label'],
    sidebar_position: sidebar['order'],
    hide_title: source['hero'] === undefined ? undefined : true,
    hide_table_of_contents: contents === false || isSplash ? true : undefined,
    toc_min_heading_level: minHeadingLevel,
    toc_max_heading_level: maxHeadingLevel,
    draft: source['draft'] === true ? true : undefined,
    // Starlight shows the sidebar on pages that it does not list, too.
    displayed_sidebar: isSplash ? null : isListed ? undefined : 'docs',
    pagination_prev: isSplash ? null : neighbor('prev', source, { idOf, report }),
    pagination_next: isSplash ? null : neighbor('next', source, { idOf, report }),
    custom_edit_url: source['editUrl'] === false ? null : (asString(source['editUrl']) ?? editUrl),
    last_update: lastUpdate(source['lastUpdated']),
    tags: source['tags'],
  };
  if (sidebar['badge'] !== undefined)
    report('sidebar badge', 'Entries of the sidebar have no badges');
  if (sidebar['attrs'] !== undefined)
    report('sidebar attrs', 'Links of the sidebar have no attributes of their own');
  for (const key of Object.keys(source)) {
    if (READ.has(key) || (key === 'head' && values['title_meta'] !== undefined)) continue;
    report(`frontmatter "${key}"`, DROPPED[key] ?? 'The engine has no such key');
  }
  const written = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  );
  return asObject(prune(docFrontmatterSchema, written).value);
}

/** The title of the document, to which the engine adds the title of the site. */
function findTitleTag(head: unknown, siteTitle: string): string | undefined {
  const tag = asList(head)
    .map(asObject)
    .find((entry) => entry['tag'] === 'title');
  const title = asString(tag?.['content'])?.trim();
  const ending = [' | ', ' - ', ' – ', ' · '].find((one) => title?.endsWith(one + siteTitle));
  return ending === undefined ? title : title?.slice(0, -(ending + siteTitle).length);
}

/** `false`, a label, or an object with link and label. */
function neighbor(
  key: 'prev' | 'next',
  source: Values,
  { idOf, report }: Pick<FrontmatterContext, 'idOf' | 'report'>,
): string | null | undefined {
  const value = source[key];
  if (value === false) return null;
  const label = asString(value) ?? asString(asObject(value)['label']);
  const link = asString(asObject(value)['link']);
  const id = link === undefined ? undefined : idOf(link.replace(/(?<=.)\/$/, ''));
  const name = `frontmatter "${key}"`;
  if (link !== undefined && id === undefined)
    report(`${name}: ${link}`, 'Only pages can come before and after a page');
  else if (label !== undefined)
    report(`${name} label`, 'The link has the title of its page, or "pagination_label" there');
  return id;
}

function lastUpdate(value: unknown): Values | undefined {
  if (value instanceof Date) return { date: value.toISOString().slice(0, 10) };
  return typeof value === 'string' ? { date: value } : undefined;
}
