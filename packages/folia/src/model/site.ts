import type { SearchedOperation, SearchGroup } from 'folia-search/format';
import type { Article, PageData } from '../contract/page-data.ts';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import type { Feed } from './feed.ts';

/** What a page is searched by besides its body, title and keywords. */
export type PageSearch = {
  /** Where the layout does not tell it. */
  group?: SearchGroup;
  words?: string[];
  /** In place of the body, where that repeats other pages. */
  html?: string;
  /** Of an API, the operation that the page describes. */
  operation?: SearchedOperation;
};

/** A page ready to be rendered. */
export type SitePage = {
  route: string;
  /** What the page is called where it shows no heading: without the title of the site. */
  title: string;
  data: Omit<PageData, 'build' | 'meta'>;
  html: string;
  keywords: string[];
  image?: string;
  unlisted: boolean;
  /** What the search knows besides the body. */
  search?: PageSearch;
  /** What previews and search engines are told of a page that somebody wrote on some day. */
  article?: Article;
  /** The feeds that the page is followed by. */
  feeds?: Feed[];
};

export type Site = {
  pages: SitePage[];
  shell: ShellDraft;
  sidebars: Map<string, SidebarItem[]>;
  /** Addresses that lead to a page that has moved. */
  redirects: Redirect[];
  /** Files that are no pages, such as descriptions of APIs for download. */
  files: GeneratedFile[];
  /** What readers follow with a program of their own. */
  feeds: Feed[];
};

/** An address without a page of its own, and where it leads. */
export type Redirect = { route: string; href: string };

/** Shell data but for what is known only once everything is rendered. */
export type ShellDraft = Omit<ShellData, 'build' | 'sidebars' | 'search' | 'styles' | 'liveStyles'>;

/** A file that is made of the sources and is no page: its path within the output folder, and its text. */
export type GeneratedFile = { path: string; text: string };
