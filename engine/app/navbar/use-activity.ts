import type { NavbarLink } from '../../contract/shell-data.ts';
import { useSite } from '../site-context.ts';

/**
 * How an item stands to the page on display: it leads there (`page`), to a section that holds it (`true`), or neither
 * (https://www.w3.org/TR/wai-aria-1.2/#aria-current).
 */
export function useActivity(): (link: NavbarLink) => 'page' | 'true' | undefined {
  const { href } = useSite().route.page;
  return (link) => {
    if (link.external) return undefined;
    if (link.href === href) return 'page';
    const base = link.activeBase?.replace(/\/$/, '');
    return base && (href === base || href.startsWith(`${base}/`)) ? 'true' : undefined;
  };
}
