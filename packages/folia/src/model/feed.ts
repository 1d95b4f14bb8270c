import type { FeedFormat } from '../contract/feed-address.ts';

export type FeedAuthor = { name: string; url?: string; email?: string };

export type FeedEntry = {
  /** URL with base path and fragment; the unique id of the entry. */
  href: string;
  title: string;
  /** Instant in UTC. */
  date: string;
  updated?: string;
  summary?: string;
  /** As on the page: links include the base path. */
  html: string;
  /** A path with base path, or a URL. */
  image?: string;
  tags: string[];
  authors: FeedAuthor[];
};

/** A feed of a part of a site in one or more formats, newest entries first. */
export type Feed = {
  /** Route of the page that the feed belongs to; the feed files are below it. */
  route: string;
  /** URL of that page with base path. */
  href: string;
  formats: FeedFormat[];
  title: string;
  description: string;
  /** Language tag. */
  language: string;
  copyright?: string;
  entries: FeedEntry[];
};
