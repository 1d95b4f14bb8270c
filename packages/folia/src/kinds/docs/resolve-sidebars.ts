import type { Problem } from 'folia-problems';
import { type PathTargets, resolveSitePath } from '../../assemble/site-path.ts';
import { routeToHref, uncheckedHref } from '../../contract/address.ts';
import type { SidebarItem } from '../../contract/shell-data.ts';
import type { ContentLink } from '../../model/page-content.ts';
import type { SidebarPage, SidebarTrail } from '../../model/sidebar-page.ts';
import type { DocPage } from '../../model/source-page.ts';
import { type ExpandedCategory, type ExpandedItem, expandSidebars } from './expand-sidebars.ts';
import type { SidebarContext } from './sidebar-context.ts';
import { findSectionLinks, sidebarProblems } from './sidebar-problems.ts';
import type { SidebarsConfig } from './sidebars-schema.ts';

/** Resolves the links of all sidebars and computes the reading order of their pages. Links to sections are yet to be checked. */
export function resolveSidebars(
  config: SidebarsConfig,
  context: SidebarContext,
): {
  sidebars: Map<string, SidebarItem[]>;
  orders: Map<string, SidebarPage[]>;
  /** The entries before their links are resolved. */
  expanded: Map<string, ExpandedItem[]>;
  problems: Problem[];
  sectionLinks: ContentLink[];
} {
  const expanded = expandSidebars(config, context);
  const entries = [...expanded];
  return {
    expanded,
    sidebars: new Map(entries.map(([name, items]) => [name, resolveItems(items, context)])),
    orders: new Map(
      entries.map(([name, items]) => [name, firstOfEach(readingOrder(items, [], context))]),
    ),
    sectionLinks: findSectionLinks([...expanded.values()].flat(), context),
    problems: Object.entries(config).flatMap(([name, items]) =>
      sidebarProblems(name, items, expanded.get(context.sidebarPrefix + name) ?? [], context),
    ),
  };
}

function resolveItems(items: ExpandedItem[], context: SidebarContext): SidebarItem[] {
  return items.map((item) => resolveItem(item, context)).filter((item) => item !== undefined);
}

function resolveItem(item: ExpandedItem, context: SidebarContext): SidebarItem | undefined {
  if (item.type === 'html') return { kind: 'html', html: item.value, className: htmlClass(item) };
  if (item.type === 'link') {
    return { kind: 'link', ...resolveLink(item, context), className: item.className };
  }
  if (item.type === 'category') return resolveCategory(item, context);
  const doc = context.docs.get(item.id);
  if (!doc) return undefined;
  const label = getLabel(item, doc, context);
  const className = doc.frontmatter.sidebar_class_name ?? item.className;
  return { kind: 'link', label, href: routeToHref(doc.route, context.address), className };
}

function htmlClass({ className, defaultStyle }: Extract<ExpandedItem, { type: 'html' }>) {
  return [className, defaultStyle && 'sidebar-html'].filter(Boolean).join(' ') || undefined;
}

/** Resolves the href of a link; paths within the site get its base path and trailing slash. */
export function resolveLink(
  item: Extract<ExpandedItem, { type: 'link' }>,
  context: PathTargets,
): { label: string; href: string; external: boolean } {
  const { label, href } = item;
  const unchecked = uncheckedHref(href, context.address);
  if (unchecked !== undefined) return { label, href: unchecked, external: false };
  if (!href.startsWith('/')) return { label, href, external: true };
  const internal = item.autoAddBaseUrl ? resolveSitePath(href, context).href : href;
  return { label, href: internal, external: false };
}

function resolveCategory(category: ExpandedCategory, context: SidebarContext): SidebarItem {
  const { label, collapsible, collapsed, className } = category;
  const route = categoryRoute(category, context);
  return {
    kind: 'category',
    label,
    href: route === undefined ? undefined : routeToHref(route, context.address),
    items: resolveItems(category.items, context),
    collapsible,
    collapsed,
    className,
  };
}

/** Route of the page that a category links to. */
export function categoryRoute(
  { link, key }: Pick<ExpandedCategory, 'link' | 'key'>,
  { docs, categoryRoutes }: Pick<SidebarContext, 'docs' | 'categoryRoutes'>,
): string | undefined {
  return link?.type === 'doc' ? docs.get(link.id)?.route : link && categoryRoutes.get(key);
}

function readingOrder(
  items: ExpandedItem[],
  trail: SidebarTrail,
  context: SidebarContext,
): SidebarPage[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      const { label } = item;
      const route = categoryRoute(item, context);
      if (route !== undefined) {
        const inner = readingOrder(item.items, [...trail, { label, route }], context);
        return [{ route, label, trail }, ...inner];
      }
      const category: SidebarTrail[number] = { label };
      const inner = readingOrder(item.items, [...trail, category], context);
      category.firstRoute = inner[0]?.route;
      return inner;
    }
    const doc = item.type === 'doc' ? context.docs.get(item.id) : undefined;
    if (item.type !== 'doc' || !doc) return [];
    return [{ route: doc.route, label: getLabel(item, doc, context), trail }];
  });
}

/** Removes repeated pages, which would lead readers in circles. */
function firstOfEach(order: SidebarPage[]): SidebarPage[] {
  const routes = new Set<string>();
  return order.filter(({ route }) => routes.size < routes.add(route).size);
}

/** Label of a page in the sidebar; its frontmatter has priority over the sidebars file, as in Docusaurus. */
export function getLabel(
  item: { label?: string },
  doc: DocPage,
  { getTitle }: Pick<SidebarContext, 'getTitle'>,
): string {
  return doc.frontmatter.sidebar_label ?? item.label ?? getTitle(doc);
}
