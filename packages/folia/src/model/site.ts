import type { SearchedOperation, SearchGroup } from 'folia-search/format';
import type { Article, PageData, StructuredData } from '../contract/page-data.ts';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import type { Feed } from './feed.ts';
import type { OutputFile } from './output-file.ts';

/** Search data of a page in addition to its body, title and keywords. */
export type PageSearchData = {
  /** Default: depends on the layout. */
  group?: SearchGroup;
  terms?: string[];
  /** Replaces the body if that repeats other pages. */
  html?: string;
  /** The operation that an API page documents. */
  operation?: SearchedOperation;
};

/** A page ready to be rendered. */
export type SitePage = {
  route: string;
  /** The title without the title of the site; used if the page shows no heading. */
  title: string;
  data: Omit<PageData, 'build' | 'meta'>;
  html: string;
  keywords: string[];
  image?: string;
  unlisted: boolean;
  /** Key of its version of the docs, if it is one of their pages. */
  version?: string;
  /** Whether search engines should ignore it, though it is listed on the site. */
  noIndex?: boolean;
  /** URL of the same page in the newest version of the docs. */
  canonical?: string;
  /** Search data in addition to the body. */
  search?: PageSearchData;
  /** Metadata of a dated page with authors, for link previews and search engines. */
  article?: Article;
  structuredData?: StructuredData[];
  /** The feeds that the page links to. */
  feeds?: Feed[];
};

export type Site = {
  pages: SitePage[];
  shell: ShellDraft;
  /** Shells of the versions of the docs that readers do not see first, by key. */
  versions: Map<string, VersionShell>;
  sidebars: Map<string, SidebarItem[]>;
  /** Redirects from former URLs of pages. */
  redirects: Redirect[];
  /** Files other than pages, such as API descriptions for download. */
  files: OutputFile[];
  /** Feeds for feed readers. */
  feeds: Feed[];
};

/** The shell of a version of the docs. */
export type VersionShell = {
  shell: ShellDraft;
  sidebarPrefix: string;
  /** Key of the default version, in whose place it is. */
  replaces?: string;
};

/**
 * A route without a page, and the URL it redirects to.
 *
 * @property hasOtherForm whether the former address has a form that no page of the site has, such as `/a.html` or, in a site
 * without slashes at the end, `/a/`: hosts without rules look for another file there
 */
export type Redirect = { route: string; href: string; hasOtherForm?: boolean };

/** Shell data without the parts that are only known after rendering. */
export type ShellDraft = Omit<ShellData, 'build' | 'sidebars' | 'search' | 'styles' | 'liveStyles'>;
