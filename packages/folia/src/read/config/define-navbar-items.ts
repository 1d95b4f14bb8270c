import type { CustomItems } from '../../app/navbar/custom-item.ts';

/** Types the default export of `navbar-items.tsx`: a component for each custom item type. */
export function defineNavbarItems(items: CustomItems): CustomItems {
  return items;
}
