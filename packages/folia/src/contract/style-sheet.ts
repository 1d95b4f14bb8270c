/** A style sheet that only some documents need. */
export type StyleSheet = {
  file: URL;
  /** Its cascade layer. Layers and their order are declared in `app/styles/index.css`. */
  layer: 'base' | 'shell' | 'content';
  /** Matches the opening tags of the documents that need it. */
  usedBy: RegExp;
};
