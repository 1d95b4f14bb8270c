import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import type { Plugin } from 'unified';
import { hasClass } from '../../markup/has-class.ts';
import { walk } from './walk.ts';

/** Elements that a label may not contain, and that are not part of the item's first line. */
const BLOCKS = new Set([
  'blockquote',
  'details',
  'div',
  'dl',
  'figure',
  'ol',
  'p',
  'pre',
  'table',
  'ul',
]);

/** Makes the text of each item of a task list the label of its checkbox, which has no name otherwise. */
export const rehypeTaskItems: Plugin<[], Root> = () => (tree: Root) => {
  walk(tree, (node) => {
    if (node.type !== 'element' || !hasClass(node, 'task-list-item')) return undefined;
    // With blank lines between the items, the checkbox is in a paragraph.
    const paragraph = node.children.find((child) => child.type === 'element');
    const line = paragraph?.tagName === 'p' ? paragraph : node;
    if (line.children.some(isCheckbox)) labelLine(line);
    return undefined;
  });
};

function labelLine(line: Element): void {
  const found = line.children.findIndex(isBlock);
  const end = found < 0 ? line.children.length : found;
  line.children = [h('label', line.children.slice(0, end)), ...line.children.slice(end)];
}

function isCheckbox(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'input';
}

function isBlock(node: ElementContent): boolean {
  return node.type === 'element' && BLOCKS.has(node.tagName);
}
