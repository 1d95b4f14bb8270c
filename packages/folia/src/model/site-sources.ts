import type { Problem } from 'folia-problems';
import type { LastUpdate } from '../contract/page-data.ts';
import type { ApiReference } from '../kinds/api/api-reference.ts';
import type { BlogSources } from '../kinds/blog/blog-sources.ts';
import type { CategoryFile } from '../kinds/docs/category-file.ts';
import type { SidebarsConfig } from '../kinds/docs/sidebars-schema.ts';
import type { DocTags } from '../kinds/tags/doc-tags.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import type { DocPage, SourcePage } from './source-page.ts';

/** All that a site's folder says in one language, read and parsed, before any content is compiled. */
export type SiteSources = {
  siteDir: string;
  config: SiteConfig;
  pages: SourcePage[];
  docs: DocPage[];
  /** Ids of the pages that are left out. */
  draftIds?: ReadonlySet<string>;
  /** What the posts refer to; absent where the site has no blog. */
  blog?: BlogSources;
  sidebars: SidebarsConfig;
  categories: Map<string, CategoryFile>;
  history: Map<string, LastUpdate>;
  /** The references of APIs. */
  references: ApiReference[];
  /** Left out where no page has any. */
  tags?: DocTags;
  /** The kinds of navbar items that the site has registered. */
  customItems: Set<string>;
  /** Source texts of the config and the sidebars, to name lines. */
  configSource: string;
  sidebarsSource: string;
  /** Mistakes that leave the rest readable. */
  problems: Problem[];
};
