import type { Texts } from './texts.ts';

/** The build's promise to the browser about everything around a page: one cached file per site. */

export type NavbarLink = {
  kind: 'link';
  label: string;
  href: string;
  position: 'left' | 'right';
  external: boolean;
  /** The item is active on every page whose address starts with this. */
  activeBase?: string;
};
export type NavbarDropdown = {
  kind: 'dropdown';
  label: string;
  position: 'left' | 'right';
  items: NavbarLink[];
};
export type NavbarHtml = { kind: 'html'; html: string; position: 'left' | 'right' };
export type NavbarItem = NavbarLink | NavbarDropdown | NavbarHtml;

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
  | { kind: 'link'; label: string; href: string; external?: boolean; className?: string }
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
  baseUrl: string;
  /** Where the brand leads: the root, or the first page of a site without one. */
  homeHref: string;
  trailingSlash?: boolean;
  navbar: { title: string; logo?: Logo; items: NavbarItem[]; style?: 'primary' | 'dark' };
  footer?: {
    style: 'light' | 'dark';
    logo?: Logo;
    columns: FooterColumn[];
    copyrightHtml?: string;
  };
  announcement?: Announcement;
  colorModeSwitch: boolean;
  /** Address of the whole style sheet; a document carries only what its own page needs. */
  styles: string;
  /** Rules of what shows while a page is fetched. */
  liveStyles: string;
  /** Address of each sidebar's file, by name. */
  sidebars: Record<string, string>;
  htmlLang: string;
  texts: Texts;
};
