/** A file to copy for a page: absolute source path, and path relative to the output folder. */
export type Asset = { source: string; output: string };
