import type { Family, Operation } from 'folia-openapi';
import { type AddressForm, routeToHref } from '../../contract/address.ts';
import type { SidebarItem } from '../../contract/shell-data.ts';
import type { Texts } from '../../contract/texts.ts';
import type { SidebarPage, SidebarTrail } from '../../model/sidebar-page.ts';
import { apiRoutes } from './api-pages.ts';
import type { ApiReference } from './api-reference.ts';

/** An entry in the sidebar of a reference. */
type Entry = {
  label: string;
  route?: string;
  method?: string;
  className?: string;
  /** Entries of a category. */
  items?: Entry[];
  /** A heading that cannot be collapsed. */
  isGroup?: boolean;
};

/** Makes the sidebar of a reference (families with their operations, then webhooks and models) and its reading order. */
export function apiSidebar(
  reference: ApiReference,
  texts: Texts,
  address: AddressForm,
): { items: SidebarItem[]; order: SidebarPage[] } {
  const entries = listEntries(reference, texts);
  return {
    items: entries.map((entry) => toSidebarItem(entry, address)),
    order: readingOrder(entries, []),
  };
}

function listEntries(reference: ApiReference, texts: Texts): Entry[] {
  const { api } = reference;
  const routes = apiRoutes(reference);
  const operationEntry =
    (route: (slug: string) => string) =>
    (operation: Operation): Entry => ({
      label: operation.title,
      route: route(operation.slug),
      method: operation.method,
      className: operation.deprecated ? 'deprecated' : undefined,
    });
  // Readers would open a single list of operations each time.
  const isOnly = api.families.length === 1;
  const familyEntry = ({ name, slug, operations }: Family): Entry => ({
    label: name,
    route: routes.family(slug),
    items: operations.map(operationEntry(routes.operation)),
    isGroup: isOnly,
  });
  const groups = [...Map.groupBy(api.families, ({ group }) => group)];
  return [
    { label: texts.apiIntroduction, route: routes.introduction },
    ...(api.operations.length > 0
      ? [{ label: texts.apiAllOperations, route: routes.operations(1) }]
      : []),
    ...reference.comparisons.map(({ label, slug }) => ({
      label: `${texts.apiChangesSince} ${label}`,
      route: routes.changes(slug, 1),
    })),
    ...groups.flatMap(([group, families]): Entry[] =>
      group === undefined
        ? families.map(familyEntry)
        : [{ label: group, items: families.map(familyEntry), isGroup: true }],
    ),
    ...(api.webhooks.length > 0
      ? [
          {
            label: texts.apiWebhooks,
            route: routes.webhooks(),
            items: api.webhooks.map(operationEntry(routes.webhook)),
          },
        ]
      : []),
    ...(api.models.length > 0
      ? [
          {
            label: texts.apiModels,
            route: routes.models(1),
            items: api.models.map(({ name, slug }) => ({ label: name, route: routes.model(slug) })),
          },
        ]
      : []),
  ];
}

function toSidebarItem(entry: Entry, address: AddressForm): SidebarItem {
  const { label, route, method, className, items, isGroup = false } = entry;
  const href = route === undefined ? undefined : routeToHref(route, address);
  if (!items) return { kind: 'link', label, href: href ?? '', method, className };
  return {
    kind: 'category',
    label,
    href,
    items: items.map((item) => toSidebarItem(item, address)),
    collapsible: !isGroup,
    collapsed: !isGroup,
  };
}

function readingOrder(entries: Entry[], trail: SidebarTrail): SidebarPage[] {
  return entries.flatMap(({ label, route, items = [] }) => {
    // A group of families has no page, so it links to its first family.
    const firstRoute = route === undefined ? items[0]?.route : undefined;
    return [
      ...(route === undefined ? [] : [{ route, label, trail }]),
      ...readingOrder(items, [...trail, { label, route, firstRoute }]),
    ];
  });
}
