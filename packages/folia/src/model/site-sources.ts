import type { Problem } from 'folia-problems';
import type { LastUpdate } from '../contract/page-data.ts';
import type { ApiReference } from '../kinds/api/api-reference.ts';
import type { BlogSources } from '../kinds/blog/blog-sources.ts';
import type { CategoryFile } from '../kinds/docs/category-file.ts';
import type { SidebarsConfig } from '../kinds/docs/sidebars-schema.ts';
import type { DocTags } from '../kinds/tags/doc-tags.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import type { KindName, SourcePage } from './source-page.ts';

/** What the docs folder says besides its pages. */
export type DocsSources = {
  /** Ids of the pages that are left out of this build. */
  draftIds: ReadonlySet<string>;
  sidebars: SidebarsConfig;
  /** The text of the sidebars' file, to find lines for messages. */
  sidebarsSource: string;
  /** By folder, from the docs folder. */
  categories: ReadonlyMap<string, CategoryFile>;
};

/** What each kind of content has read besides its pages. */
export type SourcesByKind = {
  docs: DocsSources;
  pages: undefined;
  categories: undefined;
  /** Undefined if no page has a tag. */
  tags: DocTags | undefined;
  /** Undefined if the site has no blog. */
  blog: BlogSources | undefined;
  api: ApiReference[];
};

/** Everything that a site's folder says in one language, read and parsed, before any content is compiled. */
export type SiteSources = {
  siteDir: string;
  config: SiteConfig;
  pages: SourcePage[];
  content: { [Kind in KindName]: SourcesByKind[Kind] };
  /** The last commit of each file, by path. */
  history: Map<string, LastUpdate>;
  /** The types of navbar items that the site has registered. */
  customItems: Set<string>;
  /** The text of the config, to find lines for messages. */
  configSource: string;
  /** Mistakes that leave the rest readable. */
  problems: Problem[];
};
