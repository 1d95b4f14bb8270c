import type { Problem } from 'folia-problems';
import type { Asset } from './asset.ts';
import type { CompiledPage } from './compiled-page.ts';
import type { RouteTable } from './route-table.ts';
import type { SourcePage } from './source-page.ts';

export type CompiledSite = {
  pages: CompiledPage[];
  table: RouteTable;
  assets: () => Asset[];
  /** What is wrong apart from the pages that have been compiled. */
  problems: Problem[];
};

/** A compiled site whose pages may change their texts. */
export type ChangeableSite = CompiledSite & {
  /** Compiles a page of the site with another text. */
  compileAgain: (source: SourcePage) => Promise<CompiledPage>;
  /** Whether a page translates one that did not compile, so that its headings have other ids than they will have. */
  lacksOriginal: (page: SourcePage) => boolean;
};
