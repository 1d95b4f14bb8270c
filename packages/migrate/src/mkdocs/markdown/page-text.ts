import type { Slugify } from './slugify.ts';

/** Extensions of Python-Markdown that change what text means, where they are enabled. */
export type Extensions = {
  attributes: boolean;
  tildes: boolean;
  carets: boolean;
  marks: boolean;
  keys: boolean;
  critic: boolean;
  math: boolean;
  emoji: boolean;
  symbols: boolean;
  progress: boolean;
  /** Paragraphs that begin with `NOTE:` are boxes. */
  callouts: boolean;
  /** Lists with letters or Roman numerals. */
  fancyLists: boolean;
  lineBreaks: boolean;
  /** Numbers all code, unless a block says otherwise. */
  lineNumbers: boolean;
  /** Tabs with the same labels change together. */
  linkedTabs: boolean;
  /** References to Python objects and headings of other pages. */
  crossReferences: boolean;
  /** The ids of headings. */
  slugify: Slugify;
};

/** What the conversion of a page needs to know about the site around it, and what it collects. */
export type PageText = {
  extensions: Extensions;
  /** The new form of an address in Markdown, or in an HTML attribute, which MkDocs leaves as it is. */
  link: (url: string, kind: 'markdown' | 'html') => string;
  /** The address for the name of a Python object or a heading on another page. */
  reference: (name: string) => string | undefined;
  knowsLanguage: (name: string) => boolean;
  /** Reports a construct that reads differently in the new page. */
  report: (item: string, text: string) => void;
  abbreviations: Map<string, string>;
  /** Names of the link definitions of the page. */
  definitions: Set<string>;
  headings: HeadingIds;
  /** Converts the lines of a nested block, which start at its indentation. */
  blocks: (lines: string[]) => string[];
};

/** Assigns the ids of headings in the order of the page. */
export type HeadingIds = {
  /**
   * The id in MkDocs, and whether the engine would give the heading the same one.
   * @param options.written the id in the page
   * @param options.shown the title in the engine, if it differs
   */
  next: (
    title: string,
    options?: { written?: string | undefined; shown?: string },
  ) => { id: string; isSame: boolean };
  /** The ids that have been assigned. */
  taken: ReadonlySet<string>;
};

/** A converted block, and the index of the line after it. */
export type Block = { lines: string[]; end: number };

export type ReadBlock = (lines: string[], start: number, page: PageText) => Block | undefined;
