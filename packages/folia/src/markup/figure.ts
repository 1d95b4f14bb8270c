import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';

/** Makes a figure of a picture with a caption. */
export function captionedPicture(picture: ElementContent, caption: string): Element {
  return h('figure.picture', [picture, h('figcaption', caption)]);
}

/** Makes a figure of a diagram, which scrolls if it is wider than the page, with its title above it. */
export function diagram(drawing: Element, title?: string): Element {
  const caption = title === undefined ? [] : [h('figcaption', title)];
  return h('figure.diagram', { tabIndex: 0 }, [...caption, drawing]);
}
