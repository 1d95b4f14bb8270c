import type { ModuleLoader } from '../bundler/module-loader.ts';
import type { SiteValues } from '../components/site-values.ts';
import type { TocEntry } from '../contract/page-data.ts';
import type { RouteTable } from '../model/route-table.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import type { AssetStore } from './assets.ts';
import type { Compiler } from './text-compiler.ts';

/** The values that the pages of one locale are compiled from, besides their own sources. */
export type CompileInput = {
  siteDir: string;
  config: SiteConfig;
  /** What components may ask of the site. */
  site: SiteValues;
  table: RouteTable;
  /** Addresses of files that the build generates, by their paths. */
  generatedFiles: ReadonlyMap<string, string>;
  /** For another locale than the default one: the headings of each page there, by its path. */
  originalHeadings?: ReadonlyMap<string, TocEntry[]>;
};

/** The services that compile pages; none of them knows which page or locale is being compiled. */
export type CompileServices = {
  compiler: Compiler;
  modules: ModuleLoader;
  assets: AssetStore;
};
