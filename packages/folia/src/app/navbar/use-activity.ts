import type { NavbarItem, NavbarLink } from '../../contract/shell-data.ts';
import { useCurrentHref, useSite } from '../site-context.ts';

/**
 * How an item relates to the current page: it links to it (`page`), to a section that contains it
 * (`true`), or neither (https://www.w3.org/TR/wai-aria-1.2/#aria-current). At most one link of the
 * bar is active: the most specific, and the first of several.
 */
export function useActivity(): (link: NavbarLink) => 'page' | 'true' | undefined {
  const { shell, route } = useSite();
  const href = useCurrentHref();
  const active = findActive(shell.navbar.items.flatMap(getLinks), href, route.page.sidebar);
  return (link) => {
    if (link !== active) return undefined;
    return link.href === href ? 'page' : 'true';
  };
}

/** The link that is active on a page, by URL and sidebar of the page. */
export function findActive(
  links: NavbarLink[],
  href: string,
  sidebar?: string,
): NavbarLink | undefined {
  const specificity = (link: NavbarLink) => {
    if (link.external) return 0;
    if (link.href === href) return Number.POSITIVE_INFINITY;
    if (link.sidebar && sidebar && link.sidebar !== sidebar) return 0;
    const base = link.activeBase?.replace(/\/$/, '') ?? '';
    const isWithin = href === base || href.startsWith(`${base}/`);
    // Between the section of all docs and one within it.
    return isWithin && base ? base.length + (link.sidebar && sidebar ? 0.5 : 0) : 0;
  };
  const [best] = links.toSorted((one, other) => specificity(other) - specificity(one));
  return best && specificity(best) > 0 ? best : undefined;
}

/** The links of an item: the item itself, or those in its list. */
export function getLinks(item: NavbarItem): NavbarLink[] {
  if (item.kind === 'dropdown') return item.items.filter((inner) => inner.kind === 'link');
  return item.kind === 'link' ? [item] : [];
}
