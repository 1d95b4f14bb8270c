import type { Element, Nodes, Root } from 'hast';
import type { Plugin } from 'unified';
import { captionedPicture } from '../../markup/figure.ts';
import { attributeValue, elementName, hasAttribute, setAttribute } from './attribute.ts';
import { walk } from './walk.ts';

/**
 * Lets all pictures but a page's first load when they come into view, and makes a picture with a title that stands
 * alone a figure, with the title as its caption.
 */
export const rehypePictures: Plugin<[], Root> = () => (tree: Root) => {
  let isFirst = true;
  walk(tree, (node, index, parent) => {
    if (node.type === 'element' && node.tagName === 'p') {
      const figure = asFigure(node);
      if (figure) {
        parent.children[index] = figure;
        const picture = pictureIn(figure);
        if (picture) loadLate(picture, isFirst);
        isFirst = false;
        return false;
      }
    }
    if (elementName(node) !== 'img') return undefined;
    loadLate(node, isFirst);
    isFirst = false;
    return undefined;
  });
};

function loadLate(picture: Nodes, isFirst: boolean): void {
  if (!isFirst && !hasAttribute(picture, 'loading')) setAttribute(picture, 'loading', 'lazy');
  if (!hasAttribute(picture, 'decoding')) setAttribute(picture, 'decoding', 'async');
}

/** A paragraph that holds nothing but a picture with a title. */
function asFigure(paragraph: Element): Element | undefined {
  const [only, ...others] = paragraph.children;
  if (only?.type !== 'element' || others.length > 0) return undefined;
  const picture = pictureIn(paragraph);
  const title = picture && attributeValue(picture, 'title');
  if (!title) return undefined;
  picture.properties.title = undefined;
  return { ...captionedPicture(only, title), position: paragraph.position };
}

/** The `img` that stands in an element, in other formats (`picture`) or by itself. */
function pictureIn(element: Element): Element | undefined {
  const [first] = element.children;
  const holder = first?.type === 'element' && first.tagName === 'picture' ? first : element;
  const picture = holder.children.find((child) => elementName(child) === 'img');
  return picture?.type === 'element' ? picture : undefined;
}
