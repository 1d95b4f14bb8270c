import type { Problem } from 'folia-problems';
import type { AssembleContext } from '../assemble/assemble-context.ts';
import type { CompileInput, CompileServices } from '../compile/compile-input.ts';
import type { Lookups } from '../compile/lookups.ts';
import type { SidebarItem } from '../contract/shell-data.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { SidebarPage } from '../model/sidebar-page.ts';
import type { SitePage } from '../model/site.ts';
import type { Draft, SiteSources, SourcesByKind, VersionSources } from '../model/site-sources.ts';
import type { KindName, SourcePage } from '../model/source-page.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import type { ReadOptions } from '../read/read-options.ts';
import type { Translation, TranslationFiles } from '../translate/translation.ts';

/** Input of the read step of a kind of content. */
export type ReadContext = ReadOptions & {
  config: SiteConfig;
  /** The text of the config, to find lines for messages. */
  configSource: string;
  /** The pages and sources of the kinds that are read before this one. */
  alreadyRead: Pick<SiteSources, 'pages'> & { content: Partial<SourcesByKind> };
};

/** Result of the read step of a kind of content. */
export type ReadContent<Kind extends KindName> = {
  pages: SourcePage<Kind>[];
  /** The pages that are left out. */
  drafts?: Draft[];
  sources: SourcesByKind[Kind];
  problems: Problem[];
};

/** A compiled page of one kind. */
export type CompiledPageOf<Kind extends KindName> = CompiledPage & { source: SourcePage<Kind> };

/** Result of the assemble step of a kind of content. */
export type AssembledContent<Kind extends KindName> = {
  /** Adds title, sidebar position, and previous and next links to a compiled page. */
  page: (page: CompiledPageOf<Kind>) => SitePage;
  /** Sidebars that give their pages no reading order, such as recent posts. */
  sidebars?: Map<string, SidebarItem[]>;
  /** Output files other than pages. */
  files?: OutputFile[];
  problems?: Problem[];
};

/** The sidebars that a kind of content adds, with the reading order of their pages. */
export type AssembledSidebars = {
  sidebars: Map<string, SidebarItem[]>;
  orders: Map<string, SidebarPage[]>;
  problems: Problem[];
};

export type TranslateOptions = { docs: VersionSources[]; includeDrafts: boolean };

/**
 * A kind of content: how its pages are read, compiled, assembled and translated. Each kind has a folder in `kinds/` with
 * one file per step, and is listed in `kinds.ts`.
 */
export type ContentKind<Kind extends KindName> = {
  /** Reads the pages of this kind and their related files. Mistakes are returned as problems. */
  read: (context: ReadContext) => ReadContent<Kind> | Promise<ReadContent<Kind>>;
  /** Returns the compiler for the pages of one locale, which throws SiteError if a page cannot be compiled. */
  compiler: (
    input: CompileInput,
    services: CompileServices,
  ) => (source: SourcePage<Kind>, lookups: Lookups) => Promise<CompiledPage>;
  /** URLs of files that this kind adds to the output, by the paths that links use. */
  fileHrefs?: (sources: SourcesByKind[Kind], config: SiteConfig) => Map<string, string>;
  /** Sidebars in addition to those in the sidebars file. */
  sidebars?: (context: Omit<AssembleContext, 'position'>) => AssembledSidebars;
  assemble: (context: AssembleContext) => AssembledContent<Kind>;
  translate: {
    /** The content folders that each locale's folder mirrors, and which of their files are pages. */
    folders?: (
      sources: Pick<SiteSources, 'config' | 'content'>,
    ) => { path: string; isPage: (path: string) => boolean }[];
    /** Returns the translated page, or the original if the translation is a draft. */
    page?: (
      page: SourcePage<Kind>,
      files: TranslationFiles,
      options: TranslateOptions,
    ) => { page: SourcePage<Kind>; problems: Problem[] };
    /** Translates the sources other than pages. */
    sources?: (
      sources: SourcesByKind[Kind],
      translation: Translation,
    ) => { sources: SourcesByKind[Kind]; problems: Problem[] };
  };
};
