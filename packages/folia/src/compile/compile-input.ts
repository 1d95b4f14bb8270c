import type { ModuleLoader } from '../bundler/module-loader.ts';
import type { SiteValues } from '../components/site-values.ts';
import type { DocsVersion } from '../model/docs-version.ts';
import type { Theme } from '../model/theme.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import type { AssetStore } from './assets.ts';
import type { DocsByVersion } from './list-docs.ts';
import type { Compiler } from './text-compiler.ts';
import type { TextInput } from './text-input.ts';
import type { TextWorkers } from './workers/text-workers.ts';

/** Everything that the pages of one locale need to compile, in addition to their sources. */
export type CompileInput = TextInput & {
  config: SiteConfig;
  /** Values of the site that components can read. */
  site: SiteValues;
  /** All versions of all docs folders. */
  docsVersions: readonly DocsVersion[];
  docs: DocsByVersion;
  /** The site's own parts of the theme. */
  theme: Theme;
};

/** Services for compiling that do not depend on the page or the locale. */
export type CompileServices = {
  compiler: Compiler;
  modules: ModuleLoader;
  assets: AssetStore;
  /** Threads that compile Markdown ahead; without them, everything is compiled in this one. */
  texts?: TextWorkers;
};
