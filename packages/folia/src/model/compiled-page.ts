import type { StructuredData } from '../contract/page-data.ts';
import type { PageFeed } from '../kinds/pages/page-feed.ts';
import type { PageFrontmatter } from '../read/page-frontmatter.ts';
import type { CollectedContent } from './page-content.ts';
import type { SourcePage } from './source-page.ts';

/** A page with its rendered body and the data collected from it. */
export type CompiledPage = CollectedContent & {
  source: SourcePage;
  html: string;
  frontmatter: PageFrontmatter;
  /** Whether parts of the page are missing, because they cannot be built, so its ids and titles are not all that it has. */
  lacksParts?: boolean;
  /** Whether search engines should leave the page out, which stays in the sidebar. */
  noIndex?: true;
  /** The whole title of the document, which its `<Head>` sets. Default: that of the page and of the site. */
  documentTitle?: string;
  /** What its `<Head>` tells search engines. */
  structuredData?: StructuredData[];
  /** CSS of a React page. */
  styles?: string;
  /** The picture in the frontmatter of a text for link previews: a path with base path, or a URL. */
  image?: string;
  /** The `feed` export of a React page. */
  feed?: PageFeed;
};
