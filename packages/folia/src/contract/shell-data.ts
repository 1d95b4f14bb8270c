import type { SearchAddresses } from 'folia-search/format';
import type { Texts } from './texts.ts';

/** The build's promise to the browser about everything around a page: one cached file per site. */

type Positioned = { position: 'left' | 'right' };

export type NavbarLink = Positioned & {
  kind: 'link';
  label: string;
  href: string;
  external: boolean;
  /** The item is active on every page whose address starts with this. */
  activeBase?: string;
  className?: string;
};
export type NavbarHtml = Positioned & { kind: 'html'; html: string };
export type NavbarDropdown = Positioned & {
  kind: 'dropdown';
  label: string;
  items: (NavbarLink | NavbarHtml)[];
};
/** The versions of the docs: those at hand, then the archived ones, listed at `listOrigin`. */
export type NavbarVersions = Positioned & {
  kind: 'versions';
  listOrigin: string;
  versions: VersionLink[];
};
export type NavbarLocales = Positioned & { kind: 'locales' };
export type NavbarSearch = Positioned & { kind: 'search' };
/** An item of a kind that the site has registered, with what its config says. */
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
  | NavbarLocales
  | NavbarSearch
  | NavbarCustom;

/** A version of the docs on a host of its own. */
export type VersionLink = { label: string; url: string };

/** A language that the site is built in. */
export type LocaleLink = { name: string; label: string; htmlLang: string; baseUrl: string };

/** `svg` is the drawing itself, where it is small enough to stand in each document. */
export type Logo = { src: string; srcDark?: string; svg?: string; alt: string };

export type FooterLink = { label: string; href: string; external: boolean };
export type FooterColumn = { title?: string; items: FooterLink[] };

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
      /** Of an operation of an API. */
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
  /** The entries were left out of the document; `href` leads to the first of them. */
  pruned?: boolean;
};

/** Stands for entries left out of a very long list; `href` leads to the nearest of them. */
export type SidebarGap = { kind: 'gap'; count: number; href: string };

export type ShellData = {
  build: string;
  title: string;
  /** Origin of the production site, wherever it is read. */
  url: string;
  baseUrl: string;
  /** Where the brand leads: the root, or the first page of a site without one. */
  homeHref: string;
  trailingSlash?: boolean;
  navbar: {
    title: string;
    logo?: Logo;
    items: NavbarItem[];
    style?: 'primary' | 'dark';
    hideOnScroll: boolean;
  };
  /** All languages, that of this shell included, the default one first. */
  locales: LocaleLink[];
  /** Base paths of other languages that lie within this one's: what stands below them is no page of this shell. */
  otherBases: string[];
  footer?: {
    style: 'light' | 'dark';
    logo?: Logo;
    columns: FooterColumn[];
    copyrightHtml?: string;
  };
  announcement?: Announcement;
  colorModeSwitch: boolean;
  /** Absent where the site has no search; with the address of its code. */
  search?: SearchAddresses & { code: string };
  /** Address of the whole style sheet; a document carries only what its own page needs. */
  styles: string;
  /** Rules of what shows while a page is fetched. */
  liveStyles: string;
  /** Address of each sidebar's file, by name. */
  sidebars: Record<string, string>;
  htmlLang: string;
  texts: Texts;
};
