import type { TocEntry } from '../contract/page-data.ts';
import type { Texts } from '../contract/texts.ts';
import type { CollectedContent, LinkTarget } from '../model/page-content.ts';
import type { MagicComment } from '../read/config/markdown-schema.ts';
import type { RecallTokens } from './code/highlighter.ts';
import type { MermaidLibrary } from './diagrams/mermaid-library.ts';

/** The resolved target of an import in MDX. */
export type ImportTarget =
  /** Loaded by the module loader under this specifier. */
  | { kind: 'module'; specifier: string }
  /** An MDX partial, whose module also exports a `toc`, with the data collected from it and its own partials. */
  | { kind: 'partial'; specifier: string; collected: CollectedContent[]; hrefs: string[] }
  /** The URL of a published file. */
  | { kind: 'file'; href: string }
  | { kind: 'broken'; message: string; hint?: string };

/** Everything that one page needs to compile, in addition to its text. */
export type PageContext = {
  /** Path relative to the site's folder. */
  path: string;
  resolveLink: (url: string) => Promise<LinkTarget>;
  /** Reads a file by its path as written in the page; undefined if it does not exist. */
  readFile?: (path: string) => string | undefined;
  /**
   * For MDX: resolves an import. Without it, the module loader resolves all imports.
   * @param earlierPartials number of partials imported before, including nested ones
   */
  resolveImport?: (specifier: string, earlierPartials: number) => Promise<ImportTarget>;
  /** The folder of the site, for plugins. */
  siteDir?: string;
  /** For plugins, and the value of `frontMatter` in expressions of MDX. */
  frontmatter?: Record<string, unknown>;
  /** Returns cached tokens of code blocks. Without it, all code is highlighted again. */
  recallTokens?: RecallTokens;
  /** Finds the Mermaid that draws diagrams in the browser. Without it, they are drawn at build time or not at all. */
  findMermaid?: () => MermaidLibrary | undefined;
  /** Suffix that makes the ids of diagrams unique if a page consists of several files. */
  idSuffix?: string;
  texts: Texts;
  /** Components of the site that MDX pages need not import. */
  components?: readonly string[];
  /** Files of the site that answer `@theme/…`. */
  swizzled?: readonly string[];
  /** Custom admonitions of the site. */
  admonitions?: readonly string[];
  /** Comments that mark lines of code in this site. */
  magicComments?: readonly MagicComment[];
  /** For a translation: the headings of its original, whose ids it uses. */
  originalHeadings?: TocEntry[];
  /** For MDX: whether code is left out, because it cannot run. */
  omitsCode?: boolean;
  /** For MDX without code: whether the Markdown files that it imports are left out, too. */
  omitsPartials?: boolean;
  /** The plugins of the site that are left out, because they failed, by their place in the config. */
  omitsPlugins?: 'all' | readonly string[];
  /** Whether the text is part of a page, so that a heading at its start is not the title of the page. */
  isPart?: boolean;
  /** Whether the code that renders the text may pass it components, so that unknown ones are not errors. */
  takesComponents?: boolean;
  /** Whether the HTML keeps the marker at the end of the excerpt. */
  marksFold?: boolean;
};

/** What is left out of a page that cannot be compiled whole, and of the Markdown files that it imports. */
export type Omissions = Pick<PageContext, 'omitsCode' | 'omitsPartials' | 'omitsPlugins'>;

/** A collection to which the steps of the compiler add what they find. */
export function emptyCollection(): CollectedContent {
  return { toc: [], anchors: [], links: [], problems: [] };
}

declare module 'vfile' {
  interface DataMap {
    context: PageContext;
    collected: CollectedContent;
    /** For MDX: data collected from partials. */
    partials: CollectedContent[];
    /** For MDX: URLs completed in partials. */
    partialHrefs: string[];
    isMdx: boolean;
  }
}
