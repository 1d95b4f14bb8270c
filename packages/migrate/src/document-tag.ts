import type { Values } from './note.ts';

/** An element that the config of a site adds to each document. */
export type DocumentTag = {
  /** The key of the config, for notes. */
  key: string;
  tagName: string;
  attributes: Values;
  /** What is in it. */
  text?: string;
  /** For a script that is a file of the site: what is in the file. */
  code?: string;
  /** Whether it is in the body, where every element can be. */
  inBody?: boolean;
};
