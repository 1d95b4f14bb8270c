import type { NavbarItem, NavbarLink } from '../../contract/shell-data.ts';
import { currentHref, useRoute, useSite } from '../site-context.ts';

/**
 * How an item relates to the current page: it links to it (`page`), to a section that contains it
 * (`true`), or neither (https://www.w3.org/TR/wai-aria-1.2/#aria-current). At most one link of the
 * bar is active: the most specific, and the first of several.
 */
export function useActivity(): (link: NavbarLink) => 'page' | 'true' | undefined {
  const { shell } = useSite();
  const href = useRoute(currentHref);
  const sidebar = useRoute(({ page }) => page.sidebar);
  const active = findActive(shell.navbar.items.flatMap(getLinks), href, sidebar);
  return (link) => {
    // The same link may also be in the list "More".
    if (link.href !== active?.href || link.label !== active.label) return undefined;
    return link.href === href ? 'page' : 'true';
  };
}

/**
 * The link that is active on a page, by URL and sidebar of the page. The URL is empty if the page
 * failed to load; then no link is active.
 */
export function findActive(
  links: NavbarLink[],
  href: string,
  sidebar?: string,
): NavbarLink | undefined {
  const specificity = (link: NavbarLink) => {
    if (link.href === href) return Number.POSITIVE_INFINITY;
    const base = link.activeBase?.replace(/\/$/, '') ?? '';
    // Ranks between the section of all docs and a section within it.
    if (href && link.sidebar && sidebar) return link.sidebar === sidebar ? base.length + 0.5 : 0;
    return base && `${href}/`.startsWith(`${base}/`) ? base.length : 0;
  };
  return links
    .filter((link) => specificity(link) > 0)
    .sort((one, other) => specificity(other) - specificity(one))[0];
}

/** The links of an item: the item itself, or those in its list. */
export function getLinks(item: NavbarItem): NavbarLink[] {
  if (item.kind === 'dropdown') return item.items.filter((inner) => inner.kind === 'link');
  return item.kind === 'link' ? [item] : [];
}
