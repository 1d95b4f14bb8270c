/** The module of a site that registers navbar items of its own kinds, in the site's folder. */
export const NAVBAR_ITEMS_FILE = 'navbar-items.tsx';
