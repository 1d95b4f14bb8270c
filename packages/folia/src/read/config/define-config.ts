import type { SiteConfigInput } from './site-schema.ts';

/** Types a site config and returns it unchanged; commands validate it when they read the file. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}
