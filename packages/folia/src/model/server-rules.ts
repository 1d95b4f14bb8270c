/** A header of every response. */
export type ResponseHeader = { name: string; value: string };

/** What a server does with one exact address (a decoded path that includes the base path). */
export type ExactRule =
  /** `to` is percent-encoded and has no fragment; the query of the request is appended if `keepsQuery`. */
  | { kind: 'redirect'; to: string; fragment: string; keepsQuery: boolean }
  /** A file of the output folder, such as `/ar/index.html`. */
  | { kind: 'file'; file: string }
  | { kind: 'missing' };

/** How a server answers requests for a built site. The configuration of every server and host is rendered from it. */
export type ServerRules = {
  /** Origin of the site, such as `https://example.org`. */
  origin: string;
  /** Begins and ends with a slash. */
  baseUrl: string;
  /** Whether addresses of pages end with a slash. */
  trailingSlash: boolean;
  /** By decoded path. These rules come before the general ones for pages and files. */
  exact: Map<string, ExactRule>;
  /** Moved pages, each once, for hosts without general rules. `exact` has all spellings of these addresses. */
  moved: { from: string; to: string; hasOtherForm: boolean }[];
  /** Folders of the locales other than the default one, such as `ar`; each has a not-found page. */
  localeFolders: string[];
  headers: ResponseHeader[];
  /** Files that look stamped but were copied from a static folder, as paths such as `/assets/team-photo24.png`. */
  unstamped: string[];
  /** What the path of a document adds to the address of its page: `.html`, `/index.html` or `index.html`. */
  documentEnding: string;
  /** Whether there are Markdown files: that of a page is beside its document, with the extension `.md`. */
  hasMarkdown: boolean;
  /** Whether the output contains Brotli and gzip versions of files. */
  precompressed: boolean;
};
