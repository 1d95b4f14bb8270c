import type { ModuleLoader } from '../bundler/module-loader.ts';
import type { SiteValues } from '../components/site-values.ts';
import type { TocEntry } from '../contract/page-data.ts';
import type { DocsVersion } from '../model/docs-version.ts';
import type { RouteTable } from '../model/route-table.ts';
import type { Theme } from '../model/theme.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import type { AssetStore } from './assets.ts';
import type { Compiler } from './text-compiler.ts';

/** Everything that the pages of one locale need to compile, in addition to their sources. */
export type CompileInput = {
  siteDir: string;
  config: SiteConfig;
  /** Values of the site that components can read. */
  site: SiteValues;
  /** All versions of all docs folders. */
  docsVersions: readonly DocsVersion[];
  /** The site's own parts of the theme. */
  theme: Theme;
  table: RouteTable;
  /** URLs of generated files, by path. */
  generatedFiles: ReadonlyMap<string, string>;
  /** Headings of each page in the default locale, by path; undefined when compiling the default locale. */
  originalHeadings?: ReadonlyMap<string, TocEntry[]>;
};

/** Services for compiling that do not depend on the page or the locale. */
export type CompileServices = {
  compiler: Compiler;
  modules: ModuleLoader;
  assets: AssetStore;
};
