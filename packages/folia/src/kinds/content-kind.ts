import type { Problem } from 'folia-problems';
import type { AssembleContext } from '../assemble/assemble-context.ts';
import type { CompileInput, CompileServices } from '../compile/compile-input.ts';
import type { Lookups } from '../compile/lookups.ts';
import type { SidebarItem } from '../contract/shell-data.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { SidebarPage } from '../model/sidebar-page.ts';
import type { GeneratedFile, SitePage } from '../model/site.ts';
import type { SiteSources, SourcesByKind } from '../model/site-sources.ts';
import type { KindName, SourcePage } from '../model/source-page.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import type { ReadOptions } from '../read/read-options.ts';
import type { Translation, TranslationFiles } from '../translate/translation.ts';

/** What reading a kind of content starts from. */
export type ReadContext = ReadOptions & {
  config: SiteConfig;
  /** What the kinds before this one have read. */
  before: Pick<SiteSources, 'pages'> & { content: Partial<SourcesByKind> };
};

/** What one kind of content has read. */
export type ReadContent<Kind extends KindName> = {
  pages: SourcePage<Kind>[];
  sources: SourcesByKind[Kind];
  problems: Problem[];
};

/** A page of one kind after its content is compiled. */
export type CompiledPageOf<Kind extends KindName> = CompiledPage & { source: SourcePage<Kind> };

/** What one kind of content adds to a site. */
export type AssembledContent<Kind extends KindName> = {
  /** Completes a compiled page with its title, position and neighbors. */
  page: (page: CompiledPageOf<Kind>) => SitePage;
  /** Files that are not pages. */
  files?: GeneratedFile[];
  problems?: Problem[];
};

/** The sidebars that a kind of content adds, and the order in which their pages are read. */
export type AssembledSidebars = {
  sidebars: Map<string, SidebarItem[]>;
  orders: Map<string, SidebarPage[]>;
  problems: Problem[];
};

export type TranslateOptions = { config: SiteConfig; includeDrafts: boolean };

/**
 * A kind of content: how its pages are read, compiled, assembled and translated. Each has a folder in `kinds/` with one
 * file for each of these steps, and `kinds.ts` lists them.
 */
export type ContentKind<Kind extends KindName> = {
  /** Reads the pages of this kind and what belongs to them; mistakes are part of the result. */
  read: (context: ReadContext) => ReadContent<Kind> | Promise<ReadContent<Kind>>;
  /** Prepares compiling the pages of one locale. The function that it returns throws SiteError if a page cannot be compiled. */
  compiler: (
    input: CompileInput,
    services: CompileServices,
  ) => (source: SourcePage<Kind>, lookups: Lookups) => Promise<CompiledPage>;
  /** Addresses of files that this kind adds to the output, by the paths that links to them have. */
  fileHrefs?: (sources: SourcesByKind[Kind], config: SiteConfig) => Map<string, string>;
  /** Sidebars in addition to those of the sidebars file. */
  sidebars?: (context: Omit<AssembleContext, 'position'>) => AssembledSidebars;
  assemble: (context: AssembleContext) => AssembledContent<Kind>;
  translate: {
    /** The folder that a locale's folder mirrors, and which of its files are pages; undefined if the site has none. */
    folder?: (
      config: SiteConfig,
    ) => { path: string; isPage: (path: string) => boolean } | undefined;
    /** A page in another language, or the page itself if its translation is a draft. */
    page?: (
      page: SourcePage<Kind>,
      files: TranslationFiles,
      options: TranslateOptions,
    ) => { page: SourcePage<Kind>; problems: Problem[] };
    /** What belongs to the pages, in another language. */
    sources?: (
      sources: SourcesByKind[Kind],
      translation: Translation,
    ) => { sources: SourcesByKind[Kind]; problems: Problem[] };
  };
};
