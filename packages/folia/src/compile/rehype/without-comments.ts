import type { Parents, Root } from 'hast';
import type { Plugin } from 'unified';

/** Removes HTML comments, which are notes of the authors, such as licenses and words for a spell checker. */
export const rehypeWithoutComments: Plugin<[], Root> = () => removeComments;

function removeComments(parent: Parents): void {
  // From the end, since removing a comment moves what follows.
  for (let index = parent.children.length - 1; index >= 0; index -= 1) {
    const node = parent.children[index];
    if (node?.type === 'comment') parent.children.splice(index, 1);
    else if (node && 'children' in node) removeComments(node);
  }
}
