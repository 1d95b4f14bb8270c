import type { TocEntry } from '../contract/page-data.ts';
import type { Texts } from '../contract/texts.ts';
import type { Collected, LinkTarget } from '../model/page-content.ts';
import type { RecallTokens } from './code/highlighter.ts';

/** What an import of an MDX text stands for. */
export type ImportTarget =
  /** Left to the module loader, under this name. */
  | { kind: 'module'; specifier: string }
  /** Another MDX text, whose module has a `toc` as well, with what was collected from it and from its own partials. */
  | { kind: 'partial'; specifier: string; collected: Collected[]; hrefs: string[] }
  /** The published address of a file. */
  | { kind: 'file'; href: string }
  | { kind: 'broken'; message: string; hint?: string };

/** What compiling one page needs to know of its surroundings. */
export type PageContext = {
  /** Path from the site's folder. */
  path: string;
  resolveLink: (url: string) => Promise<LinkTarget>;
  /** The text of a file by its path as written in the page; undefined where there is none. */
  readFile?: (path: string) => string | undefined;
  /**
   * For MDX: what an import leads to. Without it, all are left to the module loader.
   * @param earlierPartials how many partials this text has imported before, those within them included
   */
  resolveImport?: (specifier: string, earlierPartials: number) => Promise<ImportTarget>;
  /** For MDX: what `frontMatter` is in expressions. */
  frontmatter?: Record<string, unknown>;
  /** What is known of the colors of code. Without it, all code is colored anew. */
  recallTokens?: RecallTokens;
  /** Sets the ids of drawings apart where several texts make one page. */
  idSuffix?: string;
  texts: Texts;
  /** Kinds of boxes that the site has added. */
  admonitions?: readonly string[];
  /** For a translation: the headings of its original, whose ids it takes over. */
  originalHeadings?: TocEntry[];
  /** Whether the end of the excerpt is marked in the HTML, where the text marks it. */
  marksFold?: boolean;
};

export function emptyCollection(): Collected {
  return { toc: [], anchors: [], links: [], problems: [] };
}

declare module 'vfile' {
  interface DataMap {
    context: PageContext;
    collected: Collected;
    /** For MDX: what was collected from the partials of the text. */
    partials: Collected[];
    /** For MDX: addresses that the partials of the text have completed. */
    partialHrefs: string[];
    isMdx: boolean;
  }
}
