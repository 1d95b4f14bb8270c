import type { DocPage } from '../../model/source-page.ts';
import type { SidebarSources } from './expand-sidebars.ts';

export type SidebarContext = SidebarSources & {
  titleOf: (doc: DocPage) => string;
  address: { baseUrl: string; trailingSlash?: boolean };
  routes: Set<string>;
  /** Addresses of the generated pages of categories, by the key of the category. */
  categoryRoutes: ReadonlyMap<string, string>;
  /** File that the sidebars come from, and its text, for messages. */
  file?: string;
  source?: string;
};
