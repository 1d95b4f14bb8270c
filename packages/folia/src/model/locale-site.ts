import type { Problem } from 'folia-problems';
import type { CompiledPage } from './compiled-page.ts';
import type { RecompilableSite } from './compiled-site.ts';
import type { LinkedText } from './page-content.ts';
import type { Site, SitePage } from './site.ts';
import type { SiteSources } from './site-sources.ts';
import type { FilledSlots } from './theme.ts';

/** A site in one locale, ready to render, and the problems found while assembling it. */
export type LocaleSite = {
  sources: SiteSources;
  compiled: RecompilableSite;
  site: Site;
  problems: Problem[];
  /** The links to sections in the config and the sidebars. */
  linked: LinkedText[];
  /** Assembles a page again after its text has changed, if what other pages show about it is the same. */
  assemblePage: (page: CompiledPage) => SitePage;
  /** Undefined if the site fills none. */
  slots?: FilledSlots;
};

/** One value per locale, the default locale first. */
export type Locales<T> = [T, ...T[]];
