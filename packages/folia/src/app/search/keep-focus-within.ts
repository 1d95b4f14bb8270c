/**
 * Keeps the focus in an open popover. `showModal` would make the whole page inert, which took a
 * task of 20 to 30 ms for all of its elements. The style sheet covers the page behind the popover.
 *
 * @param first the element to focus when the focus would leave
 */
export function keepFocusWithin(popover: HTMLElement, first: HTMLElement): void {
  const keepFocus = ({ target }: FocusEvent) => {
    const isOutside = target instanceof Node && !popover.contains(target);
    if (isOutside && popover.matches(':popover-open')) first.focus();
  };
  document.addEventListener('focusin', keepFocus);
}
