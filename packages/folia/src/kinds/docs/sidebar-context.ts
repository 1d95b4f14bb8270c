import type { PathTargets } from '../../assemble/site-path.ts';
import type { DocPage } from '../../model/source-page.ts';
import type { SidebarSources } from './expand-sidebars.ts';

export type SidebarContext = SidebarSources &
  PathTargets & {
    getTitle: (doc: DocPage) => string;
    /** Routes of the generated category pages, by the key of the category. */
    categoryRoutes: ReadonlyMap<string, string>;
    /** The sidebars file and its text, for messages. */
    file?: string;
    source?: string;
  };
