/**
 * The API for a site's own files. Some of these files run in the browser, so nothing here imports a library.
 */

export type { ClientModule, PageLocation, RouteUpdate } from './contract/client-module.ts';
export { defineSidebars } from './kinds/docs/define-sidebars.ts';
export { defineConfig } from './read/config/define-config.ts';
export { defineNavbarItems } from './read/config/define-navbar-items.ts';
export type { SiteConfigInput as SiteConfig } from './read/config/site-schema.ts';
