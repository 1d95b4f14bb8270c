import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { report } from '../report.ts';

/** Reports pictures in Markdown syntax without a text alternative. */
export const remarkPictureTexts: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  if (!String(file).includes('![')) return;
  visit(tree, ['image', 'imageReference'], (node) => {
    if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim()) {
      report(file, node, MISSING_ALTERNATIVE);
    }
  });
};

export const MISSING_ALTERNATIVE = {
  severity: 'warning',
  kind: 'pictures without a text alternative',
  message: 'The picture has no text alternative.',
  hint: 'Describe the picture: ![A red rose](./rose.png). If it is decorative, write <img src="…" alt="">.',
} as const;
