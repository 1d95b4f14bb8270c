/**
 * Restores the style attributes that the build has replaced by rules, since a component may change them once it is hydrated.
 * A content security policy allows scripts to set them this way
 * (https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-csstext).
 *
 * @param selector which elements within the parent
 */
export function restoreStyles(parent: Element, selector = '[data-style]'): void {
  for (const element of parent.querySelectorAll<HTMLElement | SVGElement>(selector)) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
}
