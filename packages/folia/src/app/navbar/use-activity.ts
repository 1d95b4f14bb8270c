import type { NavbarItem, NavbarLink } from '../../contract/shell-data.ts';
import { useCurrentHref, useSite } from '../site-context.ts';

/**
 * How an item relates to the current page: it links to it (`page`), to a section that contains it
 * (`true`), or neither (https://www.w3.org/TR/wai-aria-1.2/#aria-current). At most one link of the
 * bar is active: the first to the page, or else the first to the innermost section.
 */
export function useActivity(): (link: NavbarLink) => 'page' | 'true' | undefined {
  const { shell } = useSite();
  const href = useCurrentHref();
  const links = shell.navbar.items.flatMap(getLinks).filter(({ external }) => !external);
  const exact = links.find((link) => link.href === href);
  const sections = links
    .filter((link) => sectionLength(link, href) > 0)
    .sort((one, other) => sectionLength(other, href) - sectionLength(one, href));
  const active = exact ?? sections[0];
  return (link) => {
    if (link !== active) return undefined;
    return exact ? 'page' : 'true';
  };
}

/** The length of the path of a link's section, or 0 if the section does not contain the page. */
function sectionLength({ activeBase }: NavbarLink, href: string): number {
  const base = activeBase?.replace(/\/$/, '') ?? '';
  return href === base || href.startsWith(`${base}/`) ? base.length : 0;
}

/** The links of an item: the item itself, or those in its list. */
export function getLinks(item: NavbarItem): NavbarLink[] {
  if (item.kind === 'dropdown') return item.items.filter((inner) => inner.kind === 'link');
  return item.kind === 'link' ? [item] : [];
}
