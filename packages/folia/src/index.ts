/**
 * What a site's own files may import from the engine. Some of those files end up in the browser, so nothing here brings
 * a library along.
 */
export { defineConfig } from './config/define-config.ts';
export { defineNavbarItems } from './config/define-navbar-items.ts';
export type { SiteConfigInput as SiteConfig } from './config/site-schema.ts';
export { defineSidebars } from './sources/docs/define-sidebars.ts';
