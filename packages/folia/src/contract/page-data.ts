/** The contract between build and browser for a page, and the content of a page data file. */

export type TocEntry = { id: string; title: string; level: number };

export type Breadcrumb = { label: string; href?: string };

export type PageLink = {
  label: string;
  href: string;
  section?: string;
  /** The text above the label, instead of "Previous" or "Next". */
  kind?: string;
};

export type LastUpdate = { time?: string; author?: string };

/** Contains the day in words, since a slow phone takes 50 ms to create its first date formatter. */
export type ShownUpdate = LastUpdate & { day?: string };

/**
 * `doc` has a sidebar, `page` has none, and both have a table of contents beside a column of text;
 * `wide` uses the full width.
 */
export type PageLayout = 'doc' | 'page' | 'wide';

/**
 * The attributes for the language:
 * https://html.spec.whatwg.org/multipage/dom.html#the-lang-and-xml:lang-attributes.
 */
export type ContentLanguage = { lang: string; dir: 'ltr' | 'rtl' };

/** The author, date and topic of a page. */
export type Article = {
  /** Timestamps in UTC. */
  published: string;
  modified?: string;
  authors: string[];
  tags: string[];
};

/** A description for search engines: https://www.w3.org/TR/json-ld11/ */
export type StructuredData = object;

/** The page in another format, or a feed that includes it. */
export type AlternateLink = { type: string; title?: string; href: string };

/** Metadata for search engines, previews and feed readers besides title and description. */
export type PageMeta = {
  keywords?: string[];
  /** Absolute URL of the preview image. */
  image?: string;
  /** Whether search engines should ignore the page. */
  unlisted?: true;
  /** URL of the newest version of the page, if it is not this one. */
  canonical?: string;
  article?: Article;
  structuredData?: StructuredData[];
  alternates?: AlternateLink[];
};

export type PageData = {
  /**
   * Id of the build that wrote the page. If it differs from that of the running app, there is a new
   * deployment.
   */
  build: string;
  /** URL with base path, as used in links. */
  href: string;
  layout: PageLayout;
  /**
   * The language of the text if it differs from that of the shell, because the page is not
   * translated.
   */
  language?: ContentLanguage;
  /** The heading above the body; absent if the body has its own. */
  heading?: string;
  /** Title of the browser tab. */
  documentTitle: string;
  /** For search engines and previews. */
  description?: string;
  meta?: PageMeta;
  /** Whether to show the description below the heading: only if the author wrote one. */
  showsDescription?: boolean;
  /** Rendered HTML between description and table of contents: author and date of a post. */
  byline?: string;
  /** Name of the page's sidebar. */
  sidebar?: string;
  /** Accessible name of the sidebar, if it does not list docs pages. */
  sidebarLabel?: string;
  breadcrumbs: Breadcrumb[];
  /** Whether only the search shows them. */
  hidesBreadcrumbs?: boolean;
  toc: TocEntry[];
  tags?: PageLink[];
  editUrl?: string;
  /** URL of the page as Markdown, if there are such pages. */
  markdown?: string;
  lastUpdate?: ShownUpdate;
  previous?: PageLink;
  next?: PageLink;
  /** URLs of the page in each version of the docs that has it, by the key of the version. */
  inVersions?: Record<string, string>;
  /** Class of the main area. */
  className?: string;
  /** Style rules specific to this page. */
  styles?: string;
  /** Shown at any URL without a page, not at its own. */
  isNotFound?: true;
  /** New locations of headings that are no longer on this page, by old id. */
  movedAnchors?: Record<string, string>;
};

/** The page data in a document; the rest is in its head and its body. */
export type InlinePageData = Omit<PageData, 'styles' | 'documentTitle' | 'meta' | 'toc'>;

/** A page data file: the page and its rendered body, for navigation without loading a document. */
export type PageFile = PageData & { html: string };
