import type { Problem } from 'folia-problems';
import type { ChangeableSite } from './compiled-site.ts';
import type { Site } from './site.ts';
import type { SiteSources } from './site-sources.ts';

/** A site in one of its languages, ready to be rendered, and what was found to be wrong as it was put together. */
export type LocaleSite = {
  sources: SiteSources;
  compiled: ChangeableSite;
  site: Site;
  problems: Problem[];
};

/** At least one, that of the default locale first. */
export type Locales<T> = [T, ...T[]];
