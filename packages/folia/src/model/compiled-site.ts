import type { Problem } from 'folia-problems';
import type { PictureSize } from '../contract/shell-data.ts';
import type { Asset } from './asset.ts';
import type { CompiledPage } from './compiled-page.ts';
import type { CollectedContent } from './page-content.ts';
import type { RouteTable } from './route-table.ts';
import type { SourcePage } from './source-page.ts';

export type CompiledSite = {
  pages: CompiledPage[];
  table: RouteTable;
  assets: () => Asset[];
  /** Sizes of the logos of bar and footer, by path as the config names them. */
  logoSizes: ReadonlyMap<string, PictureSize>;
  /** Problems that belong to no compiled page, such as those of pages that could not be compiled. */
  problems: Problem[];
};

/** A compiled site whose pages can be compiled again after an edit. */
export type RecompilableSite = CompiledSite & {
  /** Compiles a page of the site with new source text. */
  recompile: (source: SourcePage) => Promise<CompiledPage>;
  /** Resolves links and files in markup that is not the text of a page. @param text the file with the markup */
  compileMarkup: (
    html: string,
    text: { path: string; route: string },
  ) => Promise<{ html: string; collected: CollectedContent }>;
  /** Whether the original of a translated page did not compile. The ids of its headings are provisional then. */
  lacksOriginal: (page: SourcePage) => boolean;
};
