import type { CustomItems } from '../../app/navbar/custom-item.ts';

/** Gives the default export of a site's `navbar-items.tsx` its type: a component for each further kind of item. */
export function defineNavbarItems(items: CustomItems): CustomItems {
  return items;
}
