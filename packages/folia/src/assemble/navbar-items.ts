import { didYouMean } from 'folia-problems';
import { withBase, withoutBase } from '../contract/address.ts';
import type { NavbarHtml, NavbarItem, NavbarLink } from '../contract/shell-data.ts';
import { NAVBAR_ITEM_TYPES, type NavbarItemConfig } from '../read/config/navbar-schema.ts';
import {
  type LinkTarget,
  resolveDoc,
  resolveFurtherLinks,
  resolveSidebar,
  resolveVersion,
  resolveVersionDropdown,
} from './navbar-versions.ts';
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
        .map((inner) =>
          inner.kind === 'link' ? { ...inner, activeBase: undefined, sidebar: undefined } : inner,
        );
      return [{ kind: 'dropdown', label: item.label, position, items }];
    }
    case 'docsVersionDropdown':
      return [resolveVersionDropdown(item, path, links)];
    case 'localeDropdown':
      return [resolveLocales(item, path, links)];
    case 'search':
      return [{ kind: 'search', position }];
    case 'custom':
      return resolveCustomItem(item, path, links);
    default:
      return resolveInnerItem(item, path, links);
  }
}

function resolveLocales(
  item: Extract<NavbarItemConfig, { type: 'localeDropdown' }>,
  path: string,
  links: ShellLinkContext,
): NavbarItem {
  const { before, after } = resolveFurtherLinks(item, path, links);
  return {
    kind: 'locales',
    position: item.position,
    ...(before.length > 0 && { before }),
    ...(after.length > 0 && { after }),
  };
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
  return withoutBase(path, config, (route) => table.routes.has(route));
}

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
    case 'docSidebar':
      return resolveSidebar(item, path, links);
    case 'docsVersion':
      return resolveVersion(item, path, links);
  }
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
