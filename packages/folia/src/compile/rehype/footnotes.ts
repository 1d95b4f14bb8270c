import type { Element, Root } from 'hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { walk } from './walk.ts';

/** The id of the heading of footnotes, as `mdast-util-to-hast` makes it; in an included text, a suffix follows. */
export const FOOTNOTES_HEADING_ID = 'footnote-label';

/** The ids of footnotes, of references to them, and of their heading, as `mdast-util-to-hast` makes them. */
const ID = new RegExp(`^#?(?:user-content-fn(?:ref)?-.*|${FOOTNOTES_HEADING_ID})$`);

/**
 * Translates the heading and back links of footnotes to the language of the interface, and makes their ids unique: a page and
 * each text that it includes have footnotes of their own.
 */
export const rehypeFootnotes: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  const { texts, idSuffix = '' } = file.data.context ?? {};
  if (!texts || !String(file).includes('[^')) return;
  walk(tree, (node) => {
    if (node.type !== 'element') return undefined;
    const { id, ariaLabel, dataFootnoteBackref } = node.properties;
    if (id === FOOTNOTES_HEADING_ID) node.children = [{ type: 'text', value: texts.footnotes }];
    if (dataFootnoteBackref !== undefined && typeof ariaLabel === 'string') {
      node.properties.ariaLabel = ariaLabel.replace('Back to reference', texts.backToReference);
    }
    if (idSuffix !== '') addSuffix(node, idSuffix);
    return undefined;
  });
};

function addSuffix({ properties }: Element, suffix: string): void {
  for (const name of ['id', 'href', 'ariaDescribedBy']) {
    const value = properties[name];
    const [text] = [value].flat();
    if (typeof text !== 'string' || !ID.test(text)) continue;
    properties[name] = Array.isArray(value) ? [text + suffix] : text + suffix;
  }
}
