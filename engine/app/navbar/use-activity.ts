import type { NavbarItem, NavbarLink } from '../../contract/shell-data.ts';
import { useHere, useSite } from '../site-context.ts';

/**
 * How an item stands to the page on display: it leads there (`page`), to a section that holds it (`true`), or neither
 * (https://www.w3.org/TR/wai-aria-1.2/#aria-current). Of sections within sections, the innermost counts.
 */
export function useActivity(): (link: NavbarLink) => 'page' | 'true' | undefined {
  const { shell } = useSite();
  const href = useHere();
  const holding = (link: NavbarLink): string => {
    const base = link.activeBase?.replace(/\/$/, '') ?? '';
    return base && (href === base || href.startsWith(`${base}/`)) ? base : '';
  };
  const innermost = Math.max(
    ...shell.navbar.items.flatMap(linksOf).map((link) => holding(link).length),
  );
  return (link) => {
    if (link.external) return undefined;
    if (link.href === href) return 'page';
    const base = holding(link);
    return base && base.length === innermost ? 'true' : undefined;
  };
}

function linksOf(item: NavbarItem): NavbarLink[] {
  if (item.kind === 'dropdown') return item.items.filter((inner) => inner.kind === 'link');
  return item.kind === 'link' ? [item] : [];
}
