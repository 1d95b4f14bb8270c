import type { AssembledDocs } from '../kinds/docs/assemble-sidebars.ts';
import type { CompiledSite } from '../model/compiled-site.ts';
import type { SiteSources } from '../model/site-sources.ts';
import type { FindPosition } from './sidebar-position.ts';

/** What the kinds of content assemble their pages from. */
export type AssembleContext = {
  sources: SiteSources;
  compiled: CompiledSite;
  /** The sidebars of the docs. */
  docs: AssembledDocs;
  position: FindPosition;
};
