import type { FeedFormat } from '../contract/feed-address.ts';

export type FeedAuthor = { name: string; url?: string; email?: string };

export type FeedEntry = {
  /** Address with base path, fragment included: what tells entries apart. */
  href: string;
  title: string;
  /** Instant in UTC. */
  date: string;
  updated?: string;
  summary?: string;
  /** As it stands on the page, with links below the base path. */
  html: string;
  /** A path with base path, or an address. */
  image?: string;
  tags: string[];
  authors: FeedAuthor[];
};

/** What is new in a part of a site, newest first, in several formats. */
export type Feed = {
  /** The page that the feed is of; its files stand beside its entries. */
  route: string;
  /** Address of that page with base path. */
  href: string;
  formats: FeedFormat[];
  title: string;
  description: string;
  /** Language tag. */
  language: string;
  copyright?: string;
  entries: FeedEntry[];
};
