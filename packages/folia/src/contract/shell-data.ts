import type { SearchAddresses } from 'folia-search/format';
import type { ShellTexts } from './texts.ts';

/**
 * The contract between build and browser for everything around a page: one cached file per site.
 */

type Positioned = { position: 'left' | 'right' };

export type NavbarLink = Positioned & {
  kind: 'link';
  label: string;
  href: string;
  external: boolean;
  /** The item is active on all pages whose URL starts with this. */
  activeBase?: string;
  /** The item is active on all pages with this sidebar, and on no pages with another. */
  sidebar?: string;
  className?: string;
  /** The class of windows that show the item in the bar instead of in the list "More". Without one, all do. */
  placement?: string;
};
export type NavbarHtml = Positioned & { kind: 'html'; html: string };
export type DropdownItem = NavbarLink | NavbarHtml;
export type NavbarDropdown = Positioned & {
  kind: 'dropdown';
  label: string;
  /** For the list "More", whose links are also in the bar: the class of windows that need it. */
  placement?: string;
  items: DropdownItem[];
};
/** The versions of the docs: the known ones, then the archived ones listed at `listOrigin`. */
export type NavbarVersions = Positioned & {
  kind: 'versions';
  listOrigin: string;
  versions: VersionLink[];
};
/** The versions of the docs in this site; that of this shell is `current`. */
export type NavbarDocsVersions = Positioned & {
  kind: 'docsVersions';
  current: string;
  versions: { key: string; label: string; href: string }[];
  /** The items above and below the versions. */
  before?: DropdownItem[];
  after?: DropdownItem[];
};
export type NavbarLocales = Positioned & {
  kind: 'locales';
  /** The items above and below the locales. */
  before?: DropdownItem[];
  after?: DropdownItem[];
};
export type NavbarSearch = Positioned & { kind: 'search' };
/** An item of a type registered by the site, with its config. */
export type NavbarCustom = Positioned & {
  kind: 'custom';
  type: string;
  props: Record<string, unknown>;
};
export type NavbarItem =
  | NavbarLink
  | NavbarHtml
  | NavbarDropdown
  | NavbarVersions
  | NavbarDocsVersions
  | NavbarLocales
  | NavbarSearch
  | NavbarCustom;

/** A version of the docs on its own host. */
export type VersionLink = { label: string; url: string };

/** A locale of the site. */
export type LocaleLink = { name: string; label: string; htmlLang: string; baseUrl: string };

/** In pixels. */
export type PictureSize = { width: number; height: number };

export type Logo = {
  src: string;
  srcDark?: string;
  /** Sizes of both pictures. Absent if they are not known, or the picture is inline. */
  size?: PictureSize;
  sizeDark?: PictureSize;
  /** The inline SVG, if it is small enough to be in each document. */
  svg?: string;
  alt: string;
  /** Where it leads, if the config says so. */
  href?: string;
};

export type FooterLink = { label: string; href: string; external: boolean };
export type FooterColumn = { title?: string; items: (FooterLink | { html: string })[] };

export type Announcement = {
  id: string;
  html: string;
  closeable: boolean;
  backgroundColor?: string;
  textColor?: string;
};

export type SidebarItem =
  | {
      kind: 'link';
      label: string;
      href: string;
      external?: boolean;
      className?: string;
      /** The method of an API operation. */
      method?: string;
    }
  | { kind: 'html'; html: string; className?: string }
  | SidebarCategory
  | SidebarGap;

export type SidebarCategory = {
  kind: 'category';
  label: string;
  href?: string;
  items: SidebarItem[];
  collapsible: boolean;
  collapsed: boolean;
  className?: string;
  /** The entries are not in the document; `href` links to the first of them. */
  pruned?: boolean;
};

/** Represents omitted entries of a very long list; `href` links to the nearest of them. */
export type SidebarGap = { kind: 'gap'; count: number; href: string };

export type ShellData = {
  build: string;
  title: string;
  /** Origin of the production site, wherever it is viewed. */
  url: string;
  baseUrl: string;
  /** The target of the brand: the root, or the first page of a site without one. */
  homeHref: string;
  trailingSlash?: boolean;
  /** Absent if it is the default one. */
  titleDelimiter?: string;
  navbar: {
    title: string;
    /** Where title and logo lead. */
    href: string;
    logo?: Logo;
    items: NavbarItem[];
    style?: 'primary' | 'dark';
    hideOnScroll: boolean;
  };
  /** All locales, including that of this shell, the default one first. */
  locales: LocaleLink[];
  /**
   * Base paths whose pages have a shell of their own: other locales and other versions of the docs. The longest base path
   * that contains a URL decides.
   */
  otherBases: string[];
  /** Base paths of the pages of this shell. */
  ownBases: string[];
  footer?: {
    style: 'light' | 'dark';
    logo?: Logo;
    columns: FooterColumn[];
    copyrightHtml?: string;
  };
  /** The site's own footer, if it has one. */
  footerHtml?: string;
  announcement?: Announcement;
  colorModeSwitch: boolean;
  /** Whether readers can hide the sidebar. */
  hideableSidebar?: boolean;
  /** Absent if the site has no search; includes the URL of its code. */
  search?: SearchAddresses & { code: string };
  /** URL of the whole style sheet; a document includes only what its own page needs. */
  styles: string;
  /** Styles of loading indicators. */
  liveStyles: string;
  /** URL of each sidebar's file, by name. */
  sidebars: Record<string, string>;
  htmlLang: string;
  /** URL of the picture for previews of pages without their own. */
  image?: string;
  texts: ShellTexts;
};
