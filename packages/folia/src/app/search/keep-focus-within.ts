/**
 * Keeps the focus in a popover while it is open. `showModal` makes the whole page inert, and working that out for each of
 * its elements was a task of 20 to 30 ms. What the popover covers is left to the style sheet.
 * @param first gets the focus back where it would leave
 * @returns a function that ends this
 */
export function keepFocusWithin(popover: HTMLElement, first: HTMLElement): () => void {
  const keepFocus = ({ target }: FocusEvent) => {
    const isOutside = target instanceof Node && !popover.contains(target);
    if (isOutside && popover.matches(':popover-open')) first.focus();
  };
  document.addEventListener('focusin', keepFocus);
  return () => document.removeEventListener('focusin', keepFocus);
}
