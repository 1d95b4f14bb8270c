import type { CustomItems } from './custom-item.ts';

/**
 * The kinds of navbar items that a site adds. A site with a module `navbar-items.tsx` in its folder has that module
 * loaded in place of this one (bundler/navbar-components.ts).
 */
const items: CustomItems = {};

export default items;
