import type { ComponentType } from 'react';

/**
 * Types the default export of `navbar-items.tsx`: a component for each custom item type. Its props are the keys of its items in
 * the config, and `inMenu`, which says whether it is in the side menu of narrow screens.
 */
export function defineNavbarItems<Items extends Record<string, ComponentType<never>>>(
  items: Items,
): Items {
  return items;
}
