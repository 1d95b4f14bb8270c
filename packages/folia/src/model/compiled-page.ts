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
  /** Whether parts of the page could not be built, so that its ids and titles are incomplete. */
  lacksParts?: boolean;
  /** Whether search engines should ignore the page. It stays in the sidebar. */
  noIndex?: true;
  /** The whole title of the document, if its `<Head>` sets one. Default: the titles of page and site. */
  documentTitle?: string;
  /** What its `<Head>` tells search engines. */
  structuredData?: StructuredData[];
  /** CSS of a React page. */
  styles?: string;
  /** The picture for link previews in the frontmatter of a text page: a path with base path, or a URL. */
  image?: string;
  /** The `feed` export of a React page. */
  feed?: PageFeed;
};
