/** What a site's own files may import from the engine. */
export { defineConfig } from './config/define-config.ts';
export type { SiteConfigInput as SiteConfig } from './config/site-schema.ts';
export { defineSidebars } from './sources/docs/sidebars-schema.ts';
