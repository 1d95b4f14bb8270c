/** What build, search worker and dialog agree on. */

/** The part of the site that a page belongs to: hits are shown in these groups. */
export type SearchGroup = 'docs' | 'api' | 'blog' | 'pages';

/** One section of a page, from its heading to the next; the first has the page's own address and no subcategory. */
export type SearchDocument = {
  /** Address with base path and, behind the first section, the heading's fragment. */
  url: string;
  /** Title of the page. */
  title: string;
  /** The section's heading, behind those it stands under. */
  subcategory: string;
  text: string;
};

/** Stands between the headings of a subcategory. */
export const HEADING_SEPARATOR = ' › ';

export type SearchOptions = { maxHits: number; highlightResult: boolean };

/** `search-doc-<stamp>.json`. */
export type SearchDocumentFile = { searchDocs: SearchDocument[]; options: SearchOptions };

/** What is found of a page besides the words of its sections. */
export type IndexedPage = {
  /** How many of the documents are this page's. */
  sections: number;
  group: SearchGroup;
  /** Where the page stands: the labels above it. */
  trail: string[];
  keywords: string[];
  /** The operation of an API that the page describes. */
  operation?: SearchedOperation;
};

/** What finds an operation of an API besides words: `GET /api/roses/{id}` and `getRose`. */
export type SearchedOperation = {
  /** In upper case. */
  method: string;
  /** The path that all of the API's paths begin with, without a slash at its end; may be empty. */
  base: string;
  /** With parameters in braces. */
  path: string;
  /** Absent where the page's address ends with the same letters, as `/get-rose` does. */
  id?: string;
};

/**
 * `search-index-<stamp>.json`: all that is found besides the texts of the documents. The worker makes the words
 * of the texts into an index itself: sent along, they took as many bytes as the texts.
 */
export type SearchIndexFile = {
  /** The language that words are told apart in. */
  language: string;
  /** In the order of the documents. */
  pages: IndexedPage[];
  /** For each document the words of its blocks of code. */
  code: string[];
  /** Groups of words and phrases that mean the same, as the config lists them. */
  synonyms: string[][];
};

/**
 * `search-index-<stamp>.json` of a site whose two files would be too large: what is known before the first query. All
 * else stands in shards, files of a folder that are fetched by need. Rows of numbers are written by `encodeNumbers`.
 */
export type ShardedIndexFile = {
  language: string;
  synonyms: string[][];
  options: SearchOptions;
  /** Folder of the shards, from this file. */
  folder: string;
  /** How many pages after each other belong to a group. */
  groups: [SearchGroup, number][];
  /** For each page the number of its sections. */
  sections: string;
  /** For each shard of texts (`texts-0.json` and so on) the number of its sections. */
  texts: string;
  /** What the shards of words (`words-…`) begin with. */
  words: string[];
  /** What the shards of titles and keywords (`titles-…`) begin with. */
  titles: string[];
  /** What the shards of headings (`headings-…`) begin with. */
  headings: string[];
};

/** Where the shell finds the files, and when it fetches them. A sharded index has no file of documents. */
export type SearchAddresses = { documents?: string; index: string; loadOnMount: boolean };

/** A piece of text, and whether it is to be marked as found. */
export type TextPiece = { text: string; isMatch: boolean };

export type SearchHit = {
  url: string;
  group: SearchGroup;
  title: TextPiece[];
  /** The labels that lead to the hit, the page's title included where the hit is a section of it. */
  path: string[];
  snippet: TextPiece[];
  /** The words that the page is to highlight. */
  words: string[];
};

/** The bytes of the two files, which the page fetches, and the address of the index. */
export type WorkerRequest =
  | { kind: 'load'; documents?: ArrayBuffer; index: ArrayBuffer; indexUrl: string }
  | { kind: 'query'; id: number; query: string };

export type WorkerAnswer =
  /** Its code has come. */
  | { kind: 'started' }
  | { kind: 'ready'; options: SearchOptions }
  | { kind: 'failed'; message: string }
  | { kind: 'hits'; id: number; hits: SearchHit[] };
