import { withBase, withoutBase } from '../contract/address.ts';
import type { DropdownItem, NavbarLocales } from '../contract/shell-data.ts';
import type { NavbarItemConfig } from '../read/config/navbar-schema.ts';
import { type LinkTarget, resolveDoc, resolveSidebar, resolveVersion } from './navbar-versions.ts';
import { resolveLink, type ShellLinkContext } from './shell-links.ts';

type InnerItem = Extract<
  NavbarItemConfig,
  { type: 'link' | 'doc' | 'docSidebar' | 'docsVersion' | 'html' }
>;

/** Resolves an item that is also allowed in a dropdown. Without a target, it is omitted and reported. */
export function resolveSingleItem(
  item: InnerItem,
  path: string,
  links: ShellLinkContext,
): DropdownItem[] {
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

/** Resolves the items of a dropdown, which are never active. */
export function resolveDropdownItems(
  items: InnerItem[],
  path: string,
  links: ShellLinkContext,
): DropdownItem[] {
  return items
    .flatMap((item, index) => resolveSingleItem(item, `${path}[${index}]`, links))
    .map((item) =>
      item.kind === 'link' ? { ...item, activeBase: undefined, sidebar: undefined } : item,
    );
}

/** Resolves the items above and below versions or languages; undefined if there are none. */
export function resolveOuterItems(
  {
    dropdownItemsBefore,
    dropdownItemsAfter,
  }: Pick<
    Extract<NavbarItemConfig, { type: 'localeDropdown' }>,
    'dropdownItemsBefore' | 'dropdownItemsAfter'
  >,
  path: string,
  links: ShellLinkContext,
): Pick<NavbarLocales, 'before' | 'after'> {
  const before = resolveDropdownItems(dropdownItemsBefore, `${path}.dropdownItemsBefore`, links);
  const after = resolveDropdownItems(dropdownItemsAfter, `${path}.dropdownItemsAfter`, links);
  return {
    ...(before.length > 0 && { before }),
    ...(after.length > 0 && { after }),
  };
}
