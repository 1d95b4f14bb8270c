import type { Link, Nodes } from 'mdast';
import { behind, sourceOf } from './node-source.ts';

/** An address that both parsers end at the same character, and the characters beside which both recognize it. */
const PLAIN_ADDRESS = /^https?:\/\/[\w./:?=%#&+-]+$/;
const BEFORE_ADDRESS = /^[\s(]?$/;
const BEHIND_ADDRESS = /^[\s).,]?$/;

/** The text of a link that begins or ends with a line break. */
const BROKEN_LABEL = /^\[\s*\n|\n[ \t>]*\]/;

/** The text around a link. */
export type LinkSurroundings = {
  /** Whether lines of the text begin with the marks of a quotation, a list item or a footnote. */
  isMarked: boolean;
  /** Whether the text has a bracket that is not part of a link. */
  isBracketed: boolean;
};

/** Whether both parsers give the same link, position included. */
export function isLinkAlike(
  node: Link,
  text: string,
  { isMarked, isBracketed }: LinkSurroundings,
): boolean {
  const source = sourceOf(node, text);
  if (/^[[<]/.test(source)) return !(isMarked && BROKEN_LABEL.test(source));
  const start = node.position?.start.offset ?? 0;
  return (
    // After a bracket, remark finds addresses in the tree, and gives them no position.
    !isBracketed &&
    PLAIN_ADDRESS.test(source) &&
    BEFORE_ADDRESS.test(text.slice(Math.max(0, start - 1), start)) &&
    BEHIND_ADDRESS.test(behind(node, text).slice(0, 1))
  );
}

/** Whether the text of a node has a bracket that is not part of a link. */
export function hasBracket(node: Nodes): boolean {
  if ('children' in node) return node.children.some(hasBracket);
  return node.type === 'text' && node.value.includes('[');
}
