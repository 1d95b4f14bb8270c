import type { Element, ElementContent, Nodes, Parents } from 'hast';
import type { PictureSource } from '../../model/page-content.ts';
import { attributeValue, elementName, hasAttribute, setAttribute } from './attribute.ts';

/** The width of the column of text (`--measure` at the largest size of type), in CSS pixels. */
const COLUMN = 748;

export type Picture = { width?: number; height?: number; sources?: PictureSource[] };

/** Gives an `img` its dimensions, so that nothing moves as it arrives, and offers smaller formats of it. */
export function describePicture(node: Nodes, parent: Parents, picture: Picture): void {
  const { width, height, sources } = picture;
  if (width && height && !hasAttribute(node, 'width') && !hasAttribute(node, 'height')) {
    setAttribute(node, 'width', String(width));
    setAttribute(node, 'height', String(height));
  }
  if (sources && sources.length > 0) offerSources(node, parent, sources);
}

/** Wraps an `img` in a `picture` (https://html.spec.whatwg.org/multipage/embedded-content.html#the-picture-element). */
function offerSources(node: Nodes, parent: Parents, sources: PictureSource[]): void {
  // An author who writes either has chosen already.
  if (hasAttribute(node, 'srcSet') || hasAttribute(node, 'srcset')) return;
  if (elementName(parent) === 'picture' || !isContent(node)) return;
  const shownWidth = Math.min(Number(attributeValue(node, 'width')) || COLUMN, COLUMN);
  const sizes = `min(100vw, ${shownWidth}px)`;
  const children: ElementContent[] = sources.map(({ type, candidates }) => {
    const srcSet = candidates.map(({ href, width }) => `${href} ${width}w`).join(', ');
    return {
      type: 'element',
      tagName: 'source',
      properties: { type, srcSet, sizes },
      children: [],
    };
  });
  const picture: Element = {
    type: 'element',
    tagName: 'picture',
    properties: {},
    children: [...children, node],
  };
  parent.children.splice(parent.children.indexOf(node), 1, picture);
}

function isContent(node: Nodes): node is ElementContent {
  return (
    node.type === 'element' ||
    node.type === 'mdxJsxFlowElement' ||
    node.type === 'mdxJsxTextElement'
  );
}
