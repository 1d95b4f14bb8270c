import type { Problem } from 'folia-problems';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Quote } from './check-labels.ts';
import type { ProsePage } from './parse-page.ts';
import { placeOf } from './place.ts';
import type { ProseBlock } from './prose-blocks.ts';

const BOLD_TAG = /<(?:strong|b)[\s>]/;

/** Lists the texts in bold, which quote an interface. */
export function boldTexts({ path, tree }: Pick<ProsePage, 'path' | 'tree'>): Quote[] {
  const found: Quote[] = [];
  visit(tree, 'strong', (node) => {
    found.push({ file: path, ...placeOf(node), text: textOf(node).replace(/\s+/g, ' ') });
  });
  return found;
}

/** Lists the texts in bold in the texts of a data file, which are Markdown. */
export function boldDataTexts(
  file: string,
  blocks: readonly Pick<ProseBlock, 'text' | 'placeAt'>[],
): Quote[] {
  return blocks.flatMap(({ text, placeAt }) =>
    [...text.matchAll(/\*\*(\S[^*]*)\*\*/g)].map(({ 1: bold = '', index }) => ({
      file,
      ...placeAt(index),
      text: bold.replace(/\s+/g, ' '),
    })),
  );
}

/** Reports bold text that is written as HTML, so that all of it can be looked up. */
export function checkBoldTags({ path, tree }: Pick<ProsePage, 'path' | 'tree'>): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    const isBold =
      node.type === 'html'
        ? BOLD_TAG.test(node.value)
        : (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') &&
          (node.name === 'strong' || node.name === 'b');
    if (isBold) {
      problems.push({ file: path, ...placeOf(node), message: 'Write bold text as **…**.' });
    }
  });
  return problems;
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
