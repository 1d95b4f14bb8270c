import type { Problem } from 'folia-problems';
import type { LastUpdate } from '../contract/page-data.ts';
import type { ApiReference } from '../kinds/api/api-reference.ts';
import type { BlogSources } from '../kinds/blog/blog-sources.ts';
import type { CategoryFile } from '../kinds/docs/category-file.ts';
import type { SidebarsConfig } from '../kinds/docs/sidebars-schema.ts';
import type { DocTags } from '../kinds/tags/doc-tags.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import type { DocsVersion } from './docs-version.ts';
import type { KindName, SourcePage } from './source-page.ts';
import type { Theme } from './theme.ts';

/** The sources of a version of the docs other than pages. */
export type VersionSources = {
  version: DocsVersion;
  /** Ids of the pages that this build omits. */
  draftIds: ReadonlySet<string>;
  sidebars: SidebarsConfig;
  /** The text of the sidebars file, to find lines for messages. */
  sidebarsSource: string;
  /** By folder, relative to the docs folder. */
  categories: ReadonlyMap<string, CategoryFile>;
};

/** The sources of each kind of content other than pages. */
export type SourcesByKind = {
  /** Each version of each docs folder, newest first. */
  docs: VersionSources[];
  pages: undefined;
  categories: undefined;
  /** The tags of each version that has any, by its key. */
  tags: ReadonlyMap<string, DocTags>;
  /** Undefined if the site has no blog. */
  blog: BlogSources | undefined;
  api: ApiReference[];
};

/** A page that this build omits because it is a draft. */
export type Draft = { path: string; route: string; id?: string };

/** All sources of a site in one locale, parsed but not compiled. */
export type SiteSources = {
  siteDir: string;
  config: SiteConfig;
  pages: SourcePage[];
  drafts: Draft[];
  content: { [Kind in KindName]: SourcesByKind[Kind] };
  /** The last commit of each file, by path relative to the site's folder. */
  history: Map<string, LastUpdate>;
  /** Navbar item types that the site registers. */
  customItems: Set<string>;
  /** The site's own parts of the theme. */
  theme: Theme;
  /** The text of the config, to find lines for messages. */
  configSource: string;
  /** Mistakes that do not prevent reading the rest. */
  problems: Problem[];
};
