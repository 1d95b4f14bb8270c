import { createContext, useContext } from 'react';

type PageLink = { label: string; href: string };

/** A version of the docs. */
type VersionValues = {
  /** `current` for the one that is being written. */
  name: string;
  label: string;
  /** URL with base path. */
  href: string;
  /** Whether readers see it first. */
  isLast: boolean;
  banner: 'none' | 'unreleased' | 'unmaintained';
  badge: boolean;
  className?: string;
  /** The `id` of the docs folder. */
  instance: string;
};

/**
 * What content can read about the page that it is on. While the text of a page is rendered, only its address and
 * frontmatter are known; around the text, everything is.
 */
export type PageValues = {
  /** URL with base path. */
  href: string;
  /** Fields of the frontmatter, including those that only the site knows. */
  frontmatter: Record<string, unknown>;
  title?: string;
  description?: string;
  editUrl?: string;
  /** Timestamp in UTC. */
  lastUpdate?: { time?: string; author?: string };
  tags?: PageLink[];
  toc?: { id: string; title: string; level: number }[];
  breadcrumbs?: { label: string; href?: string }[];
  previous?: PageLink;
  next?: PageLink;
  /** The version of the docs that it belongs to, and all versions. */
  version?: VersionValues;
  versions?: VersionValues[];
  /** Name of its sidebar. */
  sidebar?: string;
};

/** A function, so that usage of the values by content can be detected. */
export const PageValuesContext = createContext<() => PageValues | undefined>(() => undefined);

/** The page that the content is on; undefined for content that is on all pages. */
export function usePageValues(): PageValues | undefined {
  return useContext(PageValuesContext)();
}
