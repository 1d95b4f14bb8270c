/**
 * What a site's own files may import from the engine. Some of those files end up in the browser, so nothing here brings
 * a library along.
 */

export { defineSidebars } from './kinds/docs/define-sidebars.ts';
export { defineConfig } from './read/config/define-config.ts';
export { defineNavbarItems } from './read/config/define-navbar-items.ts';
export type { SiteConfigInput as SiteConfig } from './read/config/site-schema.ts';
