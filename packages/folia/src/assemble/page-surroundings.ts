import type { Problem } from 'folia-problems';
import { didYouMean } from 'folia-problems';
import { routeToHref } from '../contract/address.ts';
import type { Breadcrumb, LastUpdate, PageLink } from '../contract/page-data.ts';
import type { SidebarPage } from '../model/sidebar-page.ts';
import type { SiteSources } from '../model/site-sources.ts';
import type { DocPage, PostPage } from '../model/source-page.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';

/** What a page's place is told by. */
export type Surroundings = {
  sources: SiteSources;
  docs: ReadonlyMap<string, DocPage>;
  docsByRoute: ReadonlyMap<string, DocPage>;
  /** The pages of each sidebar in reading order. */
  orders: Map<string, SidebarPage[]>;
  /** Where each page stands in the order of each sidebar, by its route. */
  places: Map<string, Map<string, number>>;
};

type Place = {
  sidebar?: string;
  breadcrumbs: Breadcrumb[];
  previous?: PageLink;
  next?: PageLink;
};

/** What a page's frontmatter says about its place; null takes away. */
type Wishes = Partial<
  Pick<DocPage['frontmatter'], 'displayed_sidebar' | 'pagination_prev' | 'pagination_next'>
>;

/** Sidebar, breadcrumbs and neighbors of a page of a sidebar. */
export function placeOf(route: string, wishes: Wishes, surroundings: Surroundings): Place {
  const { orders, places, docs, sources } = surroundings;
  const shown = wishes.displayed_sidebar;
  const sidebar =
    shown === undefined
      ? [...places].find(([, order]) => order.has(route))?.[0]
      : (shown ?? undefined);
  const order = sidebar === undefined ? [] : (orders.get(sidebar) ?? []);
  const placeIn = (target: string) =>
    sidebar === undefined ? undefined : places.get(sidebar)?.get(target);
  const index = placeIn(route) ?? -1;
  const neighbour = (wish: string | null | undefined, other: SidebarPage | undefined) => {
    const target = wish === undefined ? other?.route : docs.get(wish ?? '')?.route;
    if (target === undefined) return undefined;
    return pageLink(target, order[placeIn(target) ?? -1], surroundings);
  };
  return {
    sidebar,
    breadcrumbs: breadcrumbs(order[index], sources.config),
    previous: neighbour(wishes.pagination_prev, index > 0 ? order[index - 1] : undefined),
    next: neighbour(wishes.pagination_next, index >= 0 ? order[index + 1] : undefined),
  };
}

/** The place of each page in an order, by its route; a page that is listed twice stands where it comes first. */
export function placesIn(order: SidebarPage[]): Map<string, number> {
  return new Map(order.map(({ route }, index) => [route, index] as const).toReversed());
}

function breadcrumbs(page: SidebarPage | undefined, config: SiteConfig): Breadcrumb[] {
  return (page?.trail ?? []).map(({ label, route, firstRoute }) => {
    const target = route ?? firstRoute;
    // A link to the page on display would lead nowhere.
    const isElsewhere = target !== undefined && target !== page?.route;
    return { label, href: isElsewhere ? routeToHref(target, config) : undefined };
  });
}

function pageLink(
  route: string,
  entry: SidebarPage | undefined,
  { docsByRoute, sources }: Surroundings,
): PageLink {
  const doc = docsByRoute.get(route);
  const { pagination_label, sidebar_label, title } = doc?.frontmatter ?? {};
  const label = pagination_label ?? entry?.label ?? sidebar_label ?? title ?? doc?.id ?? route;
  return {
    label,
    href: routeToHref(route, sources.config),
    section: entry?.trail.at(-1)?.label,
  };
}

/** A problem for each page whose frontmatter names a page or a sidebar that does not exist. */
export function unknownReferences({ sources, docs, orders }: Surroundings): Problem[] {
  return sources.docs.flatMap(({ path, frontmatter }) => {
    const { pagination_prev, pagination_next, displayed_sidebar } = frontmatter;
    const references = [
      { key: 'pagination_prev', name: pagination_prev, known: docs, fact: 'ids' as const },
      { key: 'pagination_next', name: pagination_next, known: docs, fact: 'ids' as const },
      {
        key: 'displayed_sidebar',
        name: displayed_sidebar,
        known: orders,
        fact: 'sidebars' as const,
      },
    ];
    return references.flatMap(({ key, name, known, fact }): Problem[] =>
      name === undefined || name === null || known.has(name)
        ? []
        : [
            {
              file: path,
              line: 1,
              message: `Frontmatter: ${key}: nothing is named "${name}".`,
              hint: `${didYouMean(name, known.keys())}Allowed: ${key === 'displayed_sidebar' ? 'the name of a sidebar' : 'the id of a docs page'}, or null.`,
              dependsOn: ['sources', `${fact}/${name}`],
            },
          ],
    );
  });
}

/** Where a page's source can be edited. */
export function editUrl(doc: DocPage | PostPage, base: string | undefined): string | undefined {
  const own = doc.frontmatter.custom_edit_url;
  if (own !== undefined) return own ?? undefined;
  return base && fileUrl(doc.path, base);
}

/** The address of a file below that of the site's folder. */
export function fileUrl(path: string, base: string): string {
  return `${base.replace(/\/$/, '')}/${path}`;
}

/** When and by whom a page was changed last, as far as the site shows it. */
export function lastUpdate(
  doc: DocPage | PostPage,
  { config, history }: SiteSources,
): LastUpdate | undefined {
  const options = doc.kind === 'doc' ? config.docs : config.blog;
  if (!options) return undefined;
  const own = doc.frontmatter.last_update;
  const commit = history.get(doc.path);
  return shownUpdate(
    { time: own?.date ?? commit?.time, author: own?.author ?? commit?.author },
    options,
  );
}

type ShownParts = { showLastUpdateTime: boolean; showLastUpdateAuthor: boolean };

/** The parts of an update that a site shows; undefined where nothing is left. */
export function shownUpdate(
  update: LastUpdate | undefined,
  { showLastUpdateTime, showLastUpdateAuthor }: ShownParts,
): LastUpdate | undefined {
  const time = showLastUpdateTime ? update?.time : undefined;
  const author = showLastUpdateAuthor ? update?.author : undefined;
  return time === undefined && author === undefined ? undefined : { time, author };
}
