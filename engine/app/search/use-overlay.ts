import { type RefObject, useEffect } from 'react';

/**
 * Shows a dialog over the page as a popover, which keeps the focus: `showModal` makes the whole page inert, and working
 * that out for each of its elements was a task of 20 to 30 ms. What it covers is left to the style sheet.
 * @param first what has the focus at first, and again where it would leave the dialog
 */
export function useOverlay(
  overlay: RefObject<HTMLElement | null>,
  first: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const element = overlay.current;
    if (!element) return;
    const keepFocus = ({ target }: FocusEvent) => {
      const isOutside = target instanceof Node && !element.contains(target);
      if (isOutside && element.matches(':popover-open')) first.current?.focus();
    };
    if (!element.matches(':popover-open')) element.showPopover();
    first.current?.focus();
    document.addEventListener('focusin', keepFocus);
    return () => document.removeEventListener('focusin', keepFocus);
  }, [overlay, first]);
}
