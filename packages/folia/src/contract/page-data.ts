/** The build's promise to the browser about one page; also what a page data file holds. */

export type TocEntry = { id: string; title: string; level: number };

export type Breadcrumb = { label: string; href?: string };

export type PageLink = {
  label: string;
  href: string;
  section?: string;
  /** What stands above the label instead of "Previous" or "Next". */
  kind?: string;
};

export type LastUpdate = { time?: string; author?: string };

/** `doc` has a sidebar and contents, `page` is a column of text, `wide` draws its own whole width. */
export type PageLayout = 'doc' | 'page' | 'wide';

/** The attributes that tell it: https://html.spec.whatwg.org/multipage/dom.html#the-lang-and-xml:lang-attributes. */
export type ContentLanguage = { lang: string; dir: 'ltr' | 'rtl' };

/** Who wrote a page, when and about what. */
export type Article = {
  /** Instants in UTC. */
  published: string;
  modified?: string;
  authors: string[];
  tags: string[];
  /** https://www.w3.org/TR/json-ld11/ */
  structuredData: Record<string, unknown>;
};

/** Where a page can be followed. */
export type FeedLink = { type: string; title: string; href: string };

/** What search engines, previews and feed readers find in the head besides title and description. */
export type PageMeta = {
  keywords?: string[];
  /** Absolute address of the picture for previews. */
  image?: string;
  /** Search engines are asked to leave the page out. */
  unlisted?: true;
  article?: Article;
  feeds?: FeedLink[];
};

export type PageData = {
  /** Id of the build that wrote the page; another id than the running app's means a new deployment. */
  build: string;
  /** Address with base path, as links write it. */
  href: string;
  layout: PageLayout;
  /** The language of the text where it is another one than the shell's: the page is not translated. */
  language?: ContentLanguage;
  /** The heading shown above the body; absent where the body draws its own. */
  heading?: string;
  /** What stands in the browser's tab. */
  documentTitle: string;
  /** For search engines and previews. */
  description?: string;
  meta?: PageMeta;
  /** Whether the description stands under the heading: where the author wrote one. */
  showsDescription?: boolean;
  /** Finished HTML between description and contents: who wrote a post, and when. */
  byline?: string;
  /** Name of the sidebar the page belongs to. */
  sidebar?: string;
  /** What the sidebar lists, where it is not docs pages. */
  sidebarLabel?: string;
  breadcrumbs: Breadcrumb[];
  toc: TocEntry[];
  tags?: PageLink[];
  editUrl?: string;
  lastUpdate?: LastUpdate;
  previous?: PageLink;
  next?: PageLink;
  /** Class of the main area. */
  className?: string;
  /** Style rules of this page alone. */
  styles?: string;
  /** It is shown at any address without a page, not at its own. */
  isNotFound?: true;
  /** Where the headings are now that this page does not have any more, by their old ids. */
  movedAnchors?: Record<string, string>;
};

/** What a document holds of its own page: the rest stands in its head and its body. */
export type InlinePageData = Omit<PageData, 'styles' | 'documentTitle' | 'meta'>;

/** A page data file: the page and its finished body, for navigation without a document load. */
export type PageFile = PageData & { html: string };
