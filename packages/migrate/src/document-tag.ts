import type { Values } from './note.ts';

/** An element that the config of a site adds to each document. */
export type DocumentTag = {
  /** The key of the config, for notes. */
  key: string;
  tagName: string;
  attributes: Values;
  /** The content of the element. */
  text?: string;
  /** The code of a script that is a file of the site. */
  code?: string;
  /** Whether the element is in the body, where all elements are allowed. */
  inBody?: boolean;
};
