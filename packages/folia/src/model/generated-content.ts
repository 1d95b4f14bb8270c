/** What a generated page lists. */
export type GeneratedContent =
  /** The entries of a category of a sidebar. */
  | { of: 'category'; key: string }
  /** All tags of the docs. */
  | { of: 'docs-tags' }
  /** The docs pages with a tag, by the address of the tag's page. */
  | { of: 'docs-tag'; route: string }
  | BlogListing;

/** What a page of the blog lists. */
export type BlogListing =
  | { of: 'posts'; page: number }
  /** The posts with a tag, by its permalink. */
  | { of: 'tag'; permalink: string; page: number }
  /** The posts of an author, by key. */
  | { of: 'author'; key: string; page: number }
  | { of: 'tags' | 'authors' | 'archive' };
