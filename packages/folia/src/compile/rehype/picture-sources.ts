import type { Element, ElementContent, Nodes, Parents } from 'hast';
import type { PictureSource } from '../../model/page-content.ts';
import { attributeValue, elementName, hasAttribute, setAttribute } from './attribute.ts';

/** Width of the text column in CSS pixels: `--measure` at the largest font size. */
const COLUMN = 748;

export type Picture = { width?: number; height?: number; sources?: PictureSource[] };

/** Sets the dimensions of an `img`, to avoid layout shift while it loads, and adds its smaller formats. */
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
  // The author has already chosen the sources.
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
