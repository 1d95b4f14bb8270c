import type { ModuleLoader } from '../bundler/module-loader.ts';
import type { SiteValues } from '../components/site-values.ts';
import type { TocEntry } from '../contract/page-data.ts';
import type { Texts } from '../contract/texts.ts';
import type { CompileApiPage } from '../kinds/api/compile.ts';
import type { LinkSurroundings } from './link-resolver.ts';
import type { Compiler } from './text-compiler.ts';

export type CompileTools = {
  siteDir: string;
  site: SiteValues;
  compiler: Compiler;
  modules: ModuleLoader;
  surroundings: LinkSurroundings;
  compileApi: CompileApiPage;
  /** The words of the interface, which stand in content as well. */
  texts: Texts;
  /** Kinds of boxes that the site has added. */
  admonitions: readonly string[];
  /** Modules that are islands by the config, whatever their names. */
  islands: readonly string[];
  /** For another locale than the default one: the headings of each page there, by its path. */
  originalHeadings?: ReadonlyMap<string, TocEntry[]>;
};
