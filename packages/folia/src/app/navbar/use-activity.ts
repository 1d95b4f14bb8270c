import type { NavbarItem, NavbarLink } from '../../contract/shell-data.ts';
import { useHere, useSite } from '../site-context.ts';

/**
 * How an item relates to the page on display: it leads there (`page`), to a section that contains it (`true`), or
 * neither (https://www.w3.org/TR/wai-aria-1.2/#aria-current). One link of the bar is active at most: the first that
 * leads to the page, else the first that leads to the innermost section.
 */
export function useActivity(): (link: NavbarLink) => 'page' | 'true' | undefined {
  const { shell } = useSite();
  const href = useHere();
  const links = shell.navbar.items.flatMap(linksOf).filter(({ external }) => !external);
  const leadsHere = links.find((link) => link.href === href);
  const sections = links
    .filter((link) => sectionLength(link, href) > 0)
    .sort((one, other) => sectionLength(other, href) - sectionLength(one, href));
  const active = leadsHere ?? sections[0];
  return (link) => {
    if (link !== active) return undefined;
    return leadsHere ? 'page' : 'true';
  };
}

/** How long the address of a link's section is, 0 where the section does not contain the page. */
function sectionLength({ activeBase }: NavbarLink, href: string): number {
  const base = activeBase?.replace(/\/$/, '') ?? '';
  return href === base || href.startsWith(`${base}/`) ? base.length : 0;
}

/** The links of an item: its own, or those of its list. */
export function linksOf(item: NavbarItem): NavbarLink[] {
  if (item.kind === 'dropdown') return item.items.filter((inner) => inner.kind === 'link');
  return item.kind === 'link' ? [item] : [];
}
