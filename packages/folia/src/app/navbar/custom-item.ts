import type { ComponentType } from 'react';

/** The props of a custom navbar item: its config and its location. */
export type CustomItemProps = Record<string, unknown> & {
  /** Whether it is in the side menu of narrow screens, not in the bar. */
  inMenu: boolean;
};

/** The site's custom navbar items, by their `type` in the config. */
export type CustomItems = Record<string, ComponentType<CustomItemProps>>;
