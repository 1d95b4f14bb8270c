import { didYouMean } from 'folia-problems';
import { routeToHref, withBase, withoutBase } from '../contract/address.ts';
import type { NavbarHtml, NavbarItem, NavbarLink } from '../contract/shell-data.ts';
import { NAVBAR_ITEM_TYPES, type NavbarItemConfig } from '../read/config/navbar-schema.ts';
import { reportInConfig, resolveLink, type ShellLinkContext } from './shell-links.ts';

/** Resolves the links of the navbar items. Items without a target are omitted and reported. */
export function resolveNavbarItems(
  items: NavbarItemConfig[],
  links: ShellLinkContext,
): NavbarItem[] {
  return items.flatMap((item, index) =>
    resolveNavbarItem(item, `themeConfig.navbar.items[${index}]`, links),
  );
}

function resolveNavbarItem(
  item: NavbarItemConfig,
  path: string,
  links: ShellLinkContext,
): NavbarItem[] {
  const { position } = item;
  switch (item.type) {
    case 'dropdown': {
      const items = item.items
        .flatMap((inner, index) => resolveInnerItem(inner, `${path}.items[${index}]`, links))
        .map((inner) => (inner.kind === 'link' ? { ...inner, activeBase: undefined } : inner));
      return [{ kind: 'dropdown', label: item.label, position, items }];
    }
    case 'docsVersionDropdown':
      return [
        { kind: 'versions', position, listOrigin: links.config.url, versions: item.versions },
      ];
    case 'localeDropdown':
      return [{ kind: 'locales', position }];
    case 'search':
      return [{ kind: 'search', position }];
    case 'custom':
      return resolveCustomItem(item, path, links);
    default:
      return resolveInnerItem(item, path, links);
  }
}

type InnerItem = Extract<
  NavbarItemConfig,
  { type: 'link' | 'doc' | 'docSidebar' | 'docsVersion' | 'html' }
>;

/** Resolves an item that is also allowed in a dropdown. */
function resolveInnerItem(
  item: InnerItem,
  path: string,
  links: ShellLinkContext,
): (NavbarLink | NavbarHtml)[] {
  if (item.type === 'html') {
    return [{ kind: 'html', html: item.value, position: item.position }];
  }
  const target = resolveTarget(item, path, links);
  const { position, className } = item;
  return target ? [{ kind: 'link', external: false, position, className, ...target }] : [];
}

/** The path of pages on which a link is active, without base path; undefined for `pathname://` links, which lead to none. */
function ownPath(path: string | undefined, { config, table }: ShellLinkContext) {
  if (path === undefined || path.startsWith('pathname:')) return undefined;
  return withoutBase(path, config, (own) => table.routes.has(own));
}

type LinkTarget = { label: string; href: string; external?: boolean; activeBase?: string };

function resolveTarget(
  item: Exclude<InnerItem, { type: 'html' }>,
  path: string,
  links: ShellLinkContext,
): LinkTarget | undefined {
  switch (item.type) {
    case 'link': {
      const base = ownPath(item.activeBasePath ?? item.to, links);
      const activeBase = base && base !== '/' ? withBase(base, links.config.baseUrl) : undefined;
      const link = resolveLink(item, path, links);
      return link && { ...link, activeBase };
    }
    case 'doc':
      return resolveDoc(item, path, links);
    case 'docSidebar': {
      const { sidebarId, label } = item;
      const href = links.sidebarHrefs.get(sidebarId);
      if (href !== undefined) return { label, href, activeBase: getDocsBase(links) };
      const known = [...links.sidebarHrefs.keys()];
      const hint = `${didYouMean(sidebarId, known)}Sidebars: ${known.join(', ')}.`;
      const message = `${path}: the sidebar "${sidebarId}" has no pages.`;
      reportInConfig(links, sidebarId, message, hint, {
        dependsOn: [`sidebars/${sidebarId}`, 'sources'],
      });
      return undefined;
    }
    case 'docsVersion':
      return resolveVersion(item, path, links);
  }
}

function resolveDoc(
  { docId, label }: Extract<InnerItem, { type: 'doc' }>,
  path: string,
  links: ShellLinkContext,
): LinkTarget | undefined {
  const doc = links.docs.get(docId);
  if (!doc) {
    const hint = `${didYouMean(docId, links.docs.keys())}An id is the path relative to the docs folder, without extension.`;
    reportInConfig(links, docId, `${path}: no docs page has the id "${docId}".`, hint, {
      dependsOn: ['sources', 'ids'],
    });
    return undefined;
  }
  const { sidebar_label, title } = doc.frontmatter;
  return {
    label: label ?? sidebar_label ?? title ?? doc.id,
    href: routeToHref(doc.route, links.config),
    activeBase: getDocsBase(links),
  };
}

/** The current version links to the first page of the docs. */
function resolveVersion(
  { label, to }: Extract<InnerItem, { type: 'docsVersion' }>,
  path: string,
  links: ShellLinkContext,
): LinkTarget | undefined {
  const { docs } = links.config;
  const name = label ?? (docs ? docs.versions.current.label : '');
  if (to !== undefined) return resolveLink({ label: name, to }, path, links);
  const [href] = links.sidebarHrefs.values();
  if (href !== undefined) return { label: name, href };
  const message = `${path}: the docs have no pages to link to.`;
  reportInConfig(links, 'docsVersion', message, 'Add "to" with a path from the root of the site.', {
    dependsOn: ['sidebars', 'sources'],
  });
  return undefined;
}

function resolveCustomItem(
  { component, props, position }: Extract<NavbarItemConfig, { type: 'custom' }>,
  path: string,
  links: ShellLinkContext,
): NavbarItem[] {
  if (links.customItems.has(component)) {
    return [{ kind: 'custom', type: component, props, position }];
  }
  const known = [...NAVBAR_ITEM_TYPES, ...links.customItems];
  const hint = `${didYouMean(component, known)}Types: ${known.join(', ')}. Register more in navbar-items.tsx in the site's folder.`;
  const message = `${path}: No NavbarItem component found for type "${component}".`;
  reportInConfig(links, component, message, hint, { dependsOn: ['navbarItems'] });
  return [];
}

function getDocsBase({ config }: ShellLinkContext): string | undefined {
  return config.docs ? `${withBase(config.docs.routeBasePath, config.baseUrl)}/` : undefined;
}
