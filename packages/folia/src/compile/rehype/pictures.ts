import type { Element, Nodes, Root } from 'hast';
import type { Plugin } from 'unified';
import { captionedPicture } from '../../markup/figure.ts';
import { attributeValue, elementName, hasAttribute, setAttribute } from './attribute.ts';
import { walk } from './walk.ts';

/**
 * Loads all pictures except the first lazily, and turns a paragraph that only contains a picture with a title into a
 * figure with the title as its caption.
 */
export const rehypePictures: Plugin<[], Root> = () => (tree: Root) => {
  let isFirst = true;
  walk(tree, (node, index, parent) => {
    if (node.type === 'element' && node.tagName === 'p') {
      const figure = asFigure(node);
      if (figure) {
        parent.children[index] = figure;
        const picture = pictureIn(figure);
        if (picture) loadLazily(picture, isFirst);
        isFirst = false;
        return false;
      }
    }
    if (elementName(node) !== 'img') return undefined;
    loadLazily(node, isFirst);
    isFirst = false;
    return undefined;
  });
};

function loadLazily(picture: Nodes, isFirst: boolean): void {
  if (!isFirst && !hasAttribute(picture, 'loading')) setAttribute(picture, 'loading', 'lazy');
  if (!hasAttribute(picture, 'decoding')) setAttribute(picture, 'decoding', 'async');
}

/** Makes a figure from a paragraph; undefined if it contains anything other than one picture with a title. */
function asFigure(paragraph: Element): Element | undefined {
  const [only, ...others] = paragraph.children;
  if (only?.type !== 'element' || others.length > 0) return undefined;
  const picture = pictureIn(paragraph);
  const title = picture && attributeValue(picture, 'title');
  if (!title) return undefined;
  picture.properties.title = undefined;
  return { ...captionedPicture(only, title), position: paragraph.position };
}

/** Returns the `img` that an element contains, directly or in a `picture`. */
function pictureIn(element: Element): Element | undefined {
  const [first] = element.children;
  const container = first?.type === 'element' && first.tagName === 'picture' ? first : element;
  const picture = container.children.find((child) => elementName(child) === 'img');
  return picture?.type === 'element' ? picture : undefined;
}
