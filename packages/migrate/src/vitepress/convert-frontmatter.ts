import { findLeadHeading } from 'folia/format';
import { asList, asObject, asString, type Values } from '../note.ts';
import { slugOfOrdinaryPage } from '../same-as-folder.ts';
import { findPage, type PagePlan, type PlannedPage } from './plan-pages.ts';
import { addressOf } from './source-pages.ts';

export type ConvertedFrontmatter = {
  value: Values;
  /** Keys without an equivalent, which become comments. */
  dropped: Values;
};

/** Keys with an equivalent, or without an effect here. */
export const READ_KEYS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'head',
  'outline',
  'aside',
  'prev',
  'next',
  'sidebar',
  'editLink',
  'lastUpdated',
  'layout',
  'pageClass',
  'hero',
  'features',
]);

/** Converts the frontmatter of a page (https://vitepress.dev/reference/frontmatter-config). */
export function convertFrontmatter(
  page: PlannedPage,
  options: { plan: PagePlan; displayed: ReadonlyMap<string, string | null> },
): ConvertedFrontmatter {
  const { frontmatter, kind, address, localeKey } = page;
  const { head, outline, aside, pageClass } = frontmatter;
  const isOriginal = localeKey === undefined;
  const sidebar = options.displayed.get(address);
  const { lastUpdated } = frontmatter;
  return {
    value: {
      title: asString(frontmatter['title']),
      description: asString(frontmatter['description']) ?? headMeta(head, 'description'),
      image: headMeta(head, 'og:image'),
      keywords: headMeta(head, 'keywords'),
      ...convertOutline(outline),
      // Pages without a sidebar have no outline either.
      ...(aside === false || kind === 'pages' ? { hide_table_of_contents: true } : {}),
      ...(showsNoTitle(page) ? { hide_title: true } : {}),
      wrapperClassName: asString(pageClass),
      ...(isOriginal && kind === 'docs' ? slugOf(page.path, address) : {}),
      ...(kind === 'docs'
        ? {
            ...(isOriginal && sidebar !== undefined ? { displayed_sidebar: sidebar } : {}),
            ...convertNeighbors(frontmatter, options.plan),
            ...(frontmatter['editLink'] === false ? { custom_edit_url: null } : {}),
            ...(typeof lastUpdated === 'string' ? { last_update: { date: lastUpdated } } : {}),
          }
        : {}),
    },
    dropped: Object.fromEntries(Object.entries(frontmatter).filter(([key]) => !READ_KEYS.has(key))),
  };
}

function slugOf(path: string, address: string): Values {
  return address === addressOf(path) ? slugOfOrdinaryPage(path, address) : { slug: address };
}

/** `[['meta', { name, content }]]` as in the config. */
export function headMeta(head: unknown, name: string): string | undefined {
  for (const entry of asList(head)) {
    const [tag, attributes] = asList(entry);
    const values = asObject(attributes);
    if (tag === 'meta' && (values['name'] ?? values['property']) === name) {
      return asString(values['content']);
    }
  }
  return undefined;
}

/** Whether a page without a sidebar shows no title: frontmatter only sets one for browser tabs. Home pages show their hero. */
function showsNoTitle({ kind, frontmatter, body }: PlannedPage): boolean {
  return (
    kind === 'pages' && frontmatter['layout'] !== 'home' && findLeadHeading(body) === undefined
  );
}

/** Levels of the outline: a number, a range, `deep`, or false for none. */
export function convertOutline(outline: unknown): Values {
  if (outline === false) return { hide_table_of_contents: true };
  const level = outlineLevels(outline);
  if (!level) return {};
  return { toc_min_heading_level: level[0], toc_max_heading_level: level[1] };
}

/**
 * The first and last level of https://vitepress.dev/reference/default-theme-config#outline; undefined if it sets none.
 */
export function outlineLevels(outline: unknown): [number, number] | undefined {
  if (outline === 'deep') return [2, 6];
  if (typeof outline === 'number') return [outline, outline];
  if (Array.isArray(outline)) {
    const [from, to] = outline;
    return typeof from === 'number' && typeof to === 'number' ? [from, to] : undefined;
  }
  return 'level' in asObject(outline) ? outlineLevels(asObject(outline)['level']) : undefined;
}

function convertNeighbors(frontmatter: Values, plan: PagePlan): Values {
  const convert = (value: unknown) => {
    if (value === false) return null;
    const link = asString(asObject(value)['link']);
    return link === undefined ? undefined : findPage(link, plan)?.id;
  };
  return {
    pagination_prev: convert(frontmatter['prev']),
    pagination_next: convert(frontmatter['next']),
  };
}
