import type { Root } from 'hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { walk } from './walk.ts';

/** Translates the heading and back links of footnotes to the language of the interface. */
export const rehypeFootnoteWords: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  const { texts } = file.data.context ?? {};
  if (!texts || !String(file).includes('[^')) return;
  walk(tree, (node) => {
    if (node.type !== 'element') return undefined;
    const { id, ariaLabel, dataFootnoteBackref } = node.properties;
    if (id === 'footnote-label') node.children = [{ type: 'text', value: texts.footnotes }];
    if (dataFootnoteBackref !== undefined && typeof ariaLabel === 'string') {
      node.properties.ariaLabel = ariaLabel.replace('Back to reference', texts.backToReference);
    }
    return undefined;
  });
};
