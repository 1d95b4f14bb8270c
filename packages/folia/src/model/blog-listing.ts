/** What a page of the blog lists; it is made as the site is put together, when posts have their titles. */
export type BlogListing =
  | { of: 'posts'; page: number }
  /** The posts of a tag, by its permalink. */
  | { of: 'tag'; permalink: string; page: number }
  /** The posts of an author, by key. */
  | { of: 'author'; key: string; page: number }
  | { of: 'tags' | 'authors' | 'archive' };
