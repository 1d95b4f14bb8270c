/** A file that is published for a page: where it comes from, and where it goes within the output folder. */
export type Asset = { source: string; output: string };
