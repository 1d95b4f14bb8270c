import type { CustomItems } from './custom-item.ts';

/**
 * The custom navbar items of a site. If the site's folder has a module `navbar-items.tsx`, it is
 * loaded instead of this one (bundler/navbar-components.ts).
 */
const items: CustomItems = {};

export default items;
