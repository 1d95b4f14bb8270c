import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';

/** A picture with its caption. */
export function captionedPicture(picture: ElementContent, caption: string): Element {
  return h('figure.picture', [picture, h('figcaption', caption)]);
}

/** A drawing, which scrolls where it is wider than the page. */
export function diagram(drawing: Element): Element {
  return h('figure.diagram', { tabIndex: 0 }, [drawing]);
}
