import type { SiteConfigInput } from './site-schema.ts';

/** Gives a site config its type; the value comes back as it is and is validated when a command reads it. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}
