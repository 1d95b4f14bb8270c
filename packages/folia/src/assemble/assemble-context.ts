import type { AssembledVersion } from '../kinds/docs/assemble-sidebars.ts';
import type { CompiledSite } from '../model/compiled-site.ts';
import type { SiteSources } from '../model/site-sources.ts';
import type { FindPosition } from './sidebar-position.ts';

/** Input of the assemble step of a kind of content. */
export type AssembleContext = {
  sources: SiteSources;
  compiled: CompiledSite;
  /** The sidebars of each version of the docs. */
  docs: AssembledVersion[];
  position: FindPosition;
};
