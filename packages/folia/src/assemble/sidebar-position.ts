import type { Problem } from 'folia-problems';
import { didYouMean } from 'folia-problems';
import { routeToHref } from '../contract/address.ts';
import type { Breadcrumb, PageLink } from '../contract/page-data.ts';
import type { SidebarPage } from '../model/sidebar-page.ts';
import type { DocPage } from '../model/source-page.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';

/** What the positions of pages are found by. */
export type PositionContext = {
  config: SiteConfig;
  /** Docs pages by id. */
  docs: ReadonlyMap<string, DocPage>;
  /** The pages of each sidebar in reading order. */
  orders: ReadonlyMap<string, SidebarPage[]>;
};

/** Where a page is in the navigation. */
export type SidebarPosition = {
  sidebar?: string;
  breadcrumbs: Breadcrumb[];
  previous?: PageLink;
  next?: PageLink;
};

/** Finds the position of a page by its route and what its frontmatter asks for. */
export type FindPosition = (route: string, wanted?: WantedPosition) => SidebarPosition;

/** What the frontmatter of a page says about its position; null removes the sidebar or the neighbor. */
type WantedPosition = Partial<
  Pick<DocPage['frontmatter'], 'displayed_sidebar' | 'pagination_prev' | 'pagination_next'>
>;

/** Prepares finding the sidebar, breadcrumbs and neighbors of pages. */
export function makeFindPosition({ config, docs, orders }: PositionContext): FindPosition {
  const docsByRoute = new Map([...docs.values()].map((doc) => [doc.route, doc]));
  const indexes = new Map([...orders].map(([name, order]) => [name, indexByRoute(order)]));
  const label = (entry: SidebarPage | undefined, route: string) =>
    linkLabel(entry, route, docsByRoute.get(route));

  return (route, wanted = {}) => {
    const { displayed_sidebar, pagination_prev, pagination_next } = wanted;
    const sidebar =
      displayed_sidebar === undefined
        ? [...indexes].find(([, order]) => order.has(route))?.[0]
        : (displayed_sidebar ?? undefined);
    const order = sidebar === undefined ? [] : (orders.get(sidebar) ?? []);
    const indexOf = (target: string) =>
      sidebar === undefined ? undefined : indexes.get(sidebar)?.get(target);
    const index = indexOf(route) ?? -1;
    const neighbor = (id: string | null | undefined, other: SidebarPage | undefined) => {
      const target = id === undefined ? other?.route : docs.get(id ?? '')?.route;
      if (target === undefined) return undefined;
      const entry = order[indexOf(target) ?? -1];
      return {
        label: label(entry, target),
        href: routeToHref(target, config),
        section: entry?.trail.at(-1)?.label,
      };
    };
    return {
      sidebar,
      breadcrumbs: breadcrumbs(order[index], config),
      previous: neighbor(pagination_prev, index > 0 ? order[index - 1] : undefined),
      next: neighbor(pagination_next, index >= 0 ? order[index + 1] : undefined),
    };
  };
}

/** The index of each page in an order, by its route; a page that is listed twice has its first index. */
function indexByRoute(order: SidebarPage[]): Map<string, number> {
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

function linkLabel(
  entry: SidebarPage | undefined,
  route: string,
  doc: DocPage | undefined,
): string {
  const { pagination_label, sidebar_label, title } = doc?.frontmatter ?? {};
  return pagination_label ?? entry?.label ?? sidebar_label ?? title ?? doc?.id ?? route;
}

/** A problem for each page whose frontmatter names a page or a sidebar that does not exist. */
export function unknownReferences({ docs, orders }: PositionContext): Problem[] {
  return [...docs.values()].flatMap(({ path, frontmatter }) => {
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
