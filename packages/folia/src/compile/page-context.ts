import type { Problem } from 'folia-problems';
import type { TocEntry } from '../contract/page-data.ts';
import type { Texts } from '../contract/texts.ts';
import type { RecallTokens } from './code/highlighter.ts';

/** A picture in a smaller format, in several widths. */
export type PictureSource = { type: string; candidates: { href: string; width: number }[] };

/** Where a link in content leads. */
export type LinkTarget =
  /** Another site, a mail address and the like: left as written. */
  | { kind: 'external' }
  /** A path within the site; whether a page stands there is checked once all pages are known. */
  | { kind: 'route'; href: string; route: string; hash: string }
  /** A file that is published with the page. */
  | { kind: 'file'; href: string; width?: number; height?: number; sources?: PictureSource[] }
  /** An address within the site that the author answers for (`pathname:///…` of Docusaurus). */
  | { kind: 'unchecked'; href: string }
  | ({ kind: 'broken' } & Pick<Problem, 'message' | 'hint' | 'subject' | 'dependsOn'>);

/** What an import of an MDX text stands for. */
export type ImportTarget =
  /** Left to the module loader, under this name. */
  | { kind: 'module'; specifier: string }
  /** Another MDX text, whose module has a `toc` as well. */
  | { kind: 'partial'; specifier: string }
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
  /** For MDX: what an import leads to. Without it, all are left to the module loader. */
  resolveImport?: (specifier: string) => Promise<ImportTarget>;
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

/** A link to a page of the site, with its place in the source. */
export type ContentLink = {
  /** The file it stands in, where that is a part of the page in a file of its own. */
  file?: string;
  url: string;
  route: string;
  hash: string;
  line?: number;
  column?: number;
};

/** What is collected from a page's tree while it is compiled. */
export type Collected = {
  heading?: string;
  firstParagraph?: string;
  toc: TocEntry[];
  /** Ids that links may point at. */
  anchors: string[];
  links: ContentLink[];
  problems: Problem[];
};

export function emptyCollection(): Collected {
  return { toc: [], anchors: [], links: [], problems: [] };
}

declare module 'vfile' {
  interface DataMap {
    context: PageContext;
    collected: Collected;
    isMdx: boolean;
  }
}
