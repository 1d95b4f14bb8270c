import type { PageFeed } from '../kinds/pages/page-feed.ts';
import type { PageFrontmatter } from '../read/page-frontmatter.ts';
import type { Collected } from './page-content.ts';
import type { SourcePage } from './source-page.ts';

/** A page with its finished body and what was collected from it. */
export type CompiledPage = Collected & {
  source: SourcePage;
  html: string;
  frontmatter: PageFrontmatter;
  /** Style rules of a component page. */
  styles?: string;
  /** The picture of a post for previews: a path with base path, or an address. */
  image?: string;
  /** What a component page exports as its feed. */
  feed?: PageFeed;
};
