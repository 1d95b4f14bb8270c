import { didYouMean } from 'folia-problems';
import type { NavbarItem } from '../contract/shell-data.ts';
import { NAVBAR_ITEM_TYPES, type NavbarItemConfig } from '../read/config/navbar-schema.ts';
import { resolveDropdownItems, resolveOuterItems, resolveSingleItem } from './dropdown-items.ts';
import { resolveVersionDropdown } from './navbar-versions.ts';
import { reportInConfig, type ShellLinkContext } from './shell-links.ts';

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
      const items = resolveDropdownItems(item.items, `${path}.items`, links);
      return [{ kind: 'dropdown', label: item.label, position, items }];
    }
    case 'docsVersionDropdown':
      return [resolveVersionDropdown(item, links, resolveOuterItems(item, path, links))];
    case 'localeDropdown':
      return [resolveLocales(item, path, links)];
    case 'search':
      return [{ kind: 'search', position }];
    case 'custom':
      return resolveCustomItem(item, path, links);
    default:
      return resolveSingleItem(item, path, links);
  }
}

function resolveLocales(
  item: Extract<NavbarItemConfig, { type: 'localeDropdown' }>,
  path: string,
  links: ShellLinkContext,
): NavbarItem {
  return { kind: 'locales', position: item.position, ...resolveOuterItems(item, path, links) };
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
  const message = `No NavbarItem component found for type "${component}".`;
  reportInConfig(links, { path, value: component }, message, hint, { dependsOn: ['navbarItems'] });
  return [];
}
