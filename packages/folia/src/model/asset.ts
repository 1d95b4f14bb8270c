/** A file to copy for a page: absolute source path, and path relative to the output folder. */
export type Asset = {
  source: string;
  output: string;
  /** The key of the picture that it is a smaller format of. It may turn out not to exist. */
  original?: string;
};
