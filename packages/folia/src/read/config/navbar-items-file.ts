/** The module in the site's folder that registers custom navbar items. */
export const NAVBAR_ITEMS_FILE = 'navbar-items.tsx';
