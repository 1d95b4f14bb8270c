/** File formats and messages shared by the build, the search worker and the dialog. */

/** The part of the site a page belongs to. Hits are grouped by it. */
export type SearchGroup = 'docs' | 'api' | 'blog' | 'pages';

/**
 * One section of a page, up to the next heading. The first section has the page's own URL and no
 * subcategory.
 */
export type SearchDocument = {
  /** URL with base path, plus the heading's fragment for all but the first section. */
  url: string;
  /** Page title. */
  title: string;
  /** The section's heading, preceded by its parent headings, each on a line of its own. */
  subcategory: string;
  text: string;
};

/** Separates the headings of a subcategory; no heading contains it. */
export const HEADING_SEPARATOR = '\n';

export type SearchOptions = { maxHits: number; highlightResult: boolean };

/** The sections of all pages, and how to show them. */
export type SearchDocumentFile = { searchDocs: SearchDocument[]; options: SearchOptions };

/** What makes a page findable besides the words of its sections. */
export type IndexedPage = {
  /** The number of documents that belong to this page. */
  sections: number;
  group: SearchGroup;
  /** The page's breadcrumbs: the labels above it. */
  trail: string[];
  keywords: string[];
  /** The API operation the page documents. */
  operation?: SearchedOperation;
};

/** What identifies an API operation besides words: `GET /api/roses/{id}` and `getRose`. */
export type SearchedOperation = {
  /** In upper case. */
  method: string;
  /** The path prefix shared by the whole API, without a trailing slash; may be empty. */
  base: string;
  /** With parameters in braces. */
  path: string;
  /** Omitted if the page's URL ends with the same letters, as `/get-rose` does. */
  id?: string;
};

/**
 * Everything searchable besides the documents' texts. The worker indexes the words of the texts
 * itself, because a prebuilt index took as many bytes as the texts.
 */
export type SearchIndexFile = {
  /** The language used for word segmentation. */
  language: string;
  /** In the same order as the documents. */
  pages: IndexedPage[];
  /** The words of each document's code blocks. */
  code: string[];
  /** Groups of words and phrases with the same meaning, as listed in the config. */
  synonyms: string[][];
};

/**
 * A page in `search-titles.json`, with the fragment and the headings of each of its sections. The
 * file of a large site has only the first section of each page.
 */
export type TitledPage = Omit<IndexedPage, 'sections'> & {
  url: string;
  title: string;
  sections: [fragment: string, subcategory: string][];
};

/**
 * Content of `search-titles.json`: enough for the first hits, before the rest has arrived. The
 * address stays the same when texts change. The stamp is equal in the files of a build, so that
 * files of different builds are never mixed.
 */
export type TitlesFile = {
  stamp: string;
  language: string;
  synonyms: string[][];
  options: SearchOptions;
  pages: TitledPage[];
};

/**
 * Content of `search-index.json`: the text and the words of code of each section; empty if the
 * texts are in shards.
 */
export type TextsFile = { stamp: string; texts: [text: string, code: string][] };

/**
 * Where to find the rest of a search that is too large for one file. It is in shards: files in a
 * folder that are fetched on demand. Rows of numbers are written by `encodeNumbers`.
 */
export type ShardedIndex = {
  /** Folder of the shards, relative to this file. */
  folder: string;
  /** The number of sections of each page. */
  sections: string;
  /** The number of sections in each text shard (`texts-0.json` and so on). */
  texts: string;
  /** Where to find the texts of all pages that are not in shards: in files that the site has anyway. */
  pageFiles?: {
    /** The URL of the page whose file is `index` in its folder. */
    root: string;
    /** What the URL of a page ends with in the address of its file. */
    ending: string;
    /** The pages whose texts are in shards. */
    sharded: string;
  };
  /** The first entry of each word shard (`words-…`). */
  words: string[];
  /** The first entry of each shard of titles and keywords (`titles-…`). */
  titles: string[];
  /** The first entry of each heading shard (`headings-…`). */
  headings: string[];
  /** The first word of each shard of words in titles and headings (`names-…`). */
  names: string[];
};

/**
 * The titles of a large site. They come with the index of the shards, so that the shards of the
 * first query are requested without waiting for another file.
 */
export type ShardedTitlesFile = TitlesFile & { shards: ShardedIndex };

/** The URLs of the search files, which never change, and when to fetch them. */
export type SearchAddresses = { titles: string; index: string; loadOnMount: boolean };

/** A piece of text, and whether to mark it as a match. */
export type TextPiece = { text: string; isMatch: boolean };

export type SearchHit = {
  url: string;
  group: SearchGroup;
  title: TextPiece[];
  /** The breadcrumbs of the hit, including the page title if the hit is one of its sections. */
  path: string[];
  snippet: TextPiece[];
  /** The words to highlight on the page. */
  words: string[];
};

/**
 * The page fetches the two files and passes their bytes, in any order, and the URL of the titles;
 * the folder of the shards is relative to it. A document may pass the bytes of the titles alone to
 * a worker whose name is their URL.
 */
export type WorkerRequest =
  /** The page listens. Answered with `started`, and with `ready` if everything is indexed already. */
  | { kind: 'start' }
  | { kind: 'titles'; bytes: ArrayBuffer; url: string }
  | { kind: 'index'; bytes: ArrayBuffer }
  | { kind: 'query'; id: number; query: string };

export type WorkerAnswer =
  /** The worker's code has loaded. */
  | { kind: 'started' }
  /** Sent once everything is indexed, and the query typed meanwhile has its complete answer. */
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  /**
   * Early hits come from what is in memory, such as titles, while the complete answer is still being
   * prepared. There may be several for a query, each better than the one before.
   */
  | ({ kind: 'hits'; id: number; query: string; isEarly: boolean } & SearchResult);

export type SearchResult = { hits: SearchHit[]; options: SearchOptions };
