/** The file with a link: the page itself, or a partial that it imports. */
export type LinkingText = {
  path: string;
  original?: string;
  route: string;
  /** The folder of the docs, posts or pages that it belongs to. */
  contentPath?: string;
  /** Whether its relative URLs start at its route, as on the index of a folder. */
  isIndex?: boolean;
};
