import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';

/** Makes a figure of a picture with a caption. */
export function captionedPicture(picture: ElementContent, caption: string): Element {
  return h('figure.picture', [picture, h('figcaption', caption)]);
}

/** Makes a figure of a diagram, which scrolls if it is wider than the page. */
export function diagram(drawing: Element): Element {
  return h('figure.diagram', { tabIndex: 0 }, [drawing]);
}
