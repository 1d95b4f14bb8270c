import type { ComponentType } from 'react';

/** What a navbar item of a site's own kind is given: what its config says, and where it stands. */
export type CustomItemProps = Record<string, unknown> & {
  /** In the side menu of narrow screens, not in the bar. */
  inMenu: boolean;
};

/** The site's own kinds of navbar items, by the `type` that the config gives them. */
export type CustomItems = Record<string, ComponentType<CustomItemProps>>;
