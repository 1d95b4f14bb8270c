import type { DocsConfig } from '../read/config/site-schema.ts';

/** A note above the text of a version that readers should not rely on. */
export type VersionBanner = 'none' | 'unreleased' | 'unmaintained';

/** A version of one of the docs folders of a site: pages and sidebars of their own, at a base path of their own. */
export type DocsVersion = {
  /** Unique among all versions of the site. */
  key: string;
  /** The `id` of the docs folder. */
  instance: string;
  /** `current` for the docs folder itself. */
  name: string;
  label: string;
  /** Whether it is the default version, at the root of the docs. */
  isLast: boolean;
  banner: VersionBanner;
  badge: boolean;
  noIndex: boolean;
  className?: string;
  /** The settings of the docs with the folder, base path and sidebars file of this version. */
  options: DocsConfig;
  /** Path of the docs folder that its files were copied from. */
  originalPath: string;
  /** Prefix for the names of its sidebars, which are unique only within a version. */
  sidebarPrefix: string;
};
