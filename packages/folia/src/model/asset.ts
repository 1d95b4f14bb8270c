/** A file to copy for a page: absolute source path, and path relative to the output folder. */
export type Asset = {
  source: string;
  output: string;
  /** For a smaller format of a picture, the key of that picture. The file may turn out not to exist. */
  original?: string;
};
