import type { Problem } from 'folia-problems';
import { didYouMean } from 'folia-problems';
import { routeToHref } from '../contract/address.ts';
import type { Breadcrumb, PageLink } from '../contract/page-data.ts';
import type { SidebarPage } from '../model/sidebar-page.ts';
import type { DocPage } from '../model/source-page.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { fieldPlace } from '../read/field-place.ts';

/** Input for finding the positions of pages. */
export type PositionContext = {
  config: SiteConfig;
  /** The versions of the docs: their pages by id, and the prefix of the names of their sidebars. */
  versions: { docs: ReadonlyMap<string, DocPage>; sidebarPrefix: string }[];
  /** The pages of each sidebar in reading order. */
  orders: ReadonlyMap<string, SidebarPage[]>;
};

/** Navigation data of a page. */
export type SidebarPosition = {
  sidebar?: string;
  breadcrumbs: Breadcrumb[];
  previous?: PageLink;
  next?: PageLink;
};

/** Finds the position of a page by its route. @param overrides from its frontmatter */
export type FindPosition = (route: string, overrides?: PositionOverrides) => SidebarPosition;

/** Frontmatter that overrides the position of a page; null removes the sidebar or the link. */
type PositionOverrides = Partial<
  Pick<DocPage['frontmatter'], 'displayed_sidebar' | 'pagination_prev' | 'pagination_next'>
>;

/** Returns a function that finds sidebar, breadcrumbs, and previous and next links of a page. */
export function makeFindPosition({ config, versions, orders }: PositionContext): FindPosition {
  const docsByRoute = new Map(
    versions.flatMap((version) =>
      [...version.docs.values()].map((doc) => [doc.route, { doc, version }] as const),
    ),
  );
  const indexes = new Map([...orders].map(([name, order]) => [name, indexByRoute(order)]));
  const label = (entry: SidebarPage | undefined, route: string) =>
    getLinkLabel(entry, route, docsByRoute.get(route)?.doc);

  return (route, overrides = {}) => {
    const { displayed_sidebar, pagination_prev, pagination_next } = overrides;
    const version = docsByRoute.get(route)?.version;
    const sidebar =
      displayed_sidebar === undefined
        ? [...indexes].find(([, order]) => order.has(route))?.[0]
        : displayed_sidebar === null
          ? undefined
          : (version?.sidebarPrefix ?? '') + displayed_sidebar;
    const order = sidebar === undefined ? [] : (orders.get(sidebar) ?? []);
    const indexOf = (target: string) =>
      sidebar === undefined ? undefined : indexes.get(sidebar)?.get(target);
    const index = indexOf(route) ?? -1;
    const neighbor = (id: string | null | undefined, other: SidebarPage | undefined) => {
      const target = id === undefined ? other?.route : version?.docs.get(id ?? '')?.route;
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
      breadcrumbs: makeBreadcrumbs(order[index], config),
      previous: neighbor(pagination_prev, index > 0 ? order[index - 1] : undefined),
      next: neighbor(pagination_next, index >= 0 ? order[index + 1] : undefined),
    };
  };
}

/** Index of each page in a reading order, by route; the first index if a page is listed twice. */
function indexByRoute(order: SidebarPage[]): Map<string, number> {
  return new Map(order.map(({ route }, index) => [route, index] as const).toReversed());
}

function makeBreadcrumbs(page: SidebarPage | undefined, config: SiteConfig): Breadcrumb[] {
  return (page?.trail ?? []).map(({ label, route, firstRoute }) => {
    const target = route ?? firstRoute;
    // A page does not link to itself.
    const isOtherPage = target !== undefined && target !== page?.route;
    return { label, href: isOtherPage ? routeToHref(target, config) : undefined };
  });
}

function getLinkLabel(
  entry: SidebarPage | undefined,
  route: string,
  doc: DocPage | undefined,
): string {
  const { pagination_label, sidebar_label, title } = doc?.frontmatter ?? {};
  return pagination_label ?? entry?.label ?? sidebar_label ?? title ?? doc?.id ?? route;
}

/** Reports pages and sidebars in frontmatter that do not exist. */
export function findUnknownReferences({ versions, orders }: PositionContext): Problem[] {
  return versions.flatMap(({ docs, sidebarPrefix }) => {
    const names = [...orders.keys()]
      .filter((name) => name.startsWith(sidebarPrefix))
      .map((name) => name.slice(sidebarPrefix.length));
    return unknownReferences(docs, new Set(names));
  });
}

function unknownReferences(
  docs: ReadonlyMap<string, DocPage>,
  sidebars: ReadonlySet<string>,
): Problem[] {
  return [...docs.values()].flatMap((doc) => {
    const { pagination_prev, pagination_next, displayed_sidebar } = doc.frontmatter;
    const references = [
      { key: 'pagination_prev', name: pagination_prev, known: docs, fact: 'ids' as const },
      { key: 'pagination_next', name: pagination_next, known: docs, fact: 'ids' as const },
      {
        key: 'displayed_sidebar',
        name: displayed_sidebar,
        known: sidebars,
        fact: 'sidebars' as const,
      },
    ];
    return references.flatMap(({ key, name, known, fact }): Problem[] =>
      name === undefined || name === null || known.has(name)
        ? []
        : [
            {
              ...fieldPlace(doc, key),
              message: `Frontmatter: ${key}: "${name}" does not exist.`,
              hint: `${didYouMean(name, known.keys())}Allowed: ${key === 'displayed_sidebar' ? 'the name of a sidebar' : 'the id of a docs page'}, or null.`,
              dependsOn: ['sources', `${fact}/${name}`],
            },
          ],
    );
  });
}
