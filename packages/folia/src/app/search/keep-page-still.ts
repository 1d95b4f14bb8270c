/**
 * Keeps the wheel over an open dialog from scrolling the page behind it; the style sheet does so
 * for touch. Hiding the page's scroll bar would shift its content.
 *
 * @param list selector of the element that scrolls within the dialog
 */
export function keepPageStill(dialog: HTMLElement, list: string): void {
  const onWheel = (event: WheelEvent) => {
    const scrolled = event.target instanceof Element && event.target.closest(list);
    const isLong = scrolled && scrolled.scrollHeight > scrolled.clientHeight;
    // With Ctrl, the wheel zooms.
    if (!isLong && !event.ctrlKey) event.preventDefault();
  };
  // Some browsers scroll the page with these keys in a single-line field.
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'PageUp' || event.key === 'PageDown') event.preventDefault();
  };
  const listen = (isOpen: boolean) => {
    // Only while it is open, since such a listener slows down scrolling.
    if (isOpen) addEventListener('wheel', onWheel, { passive: false });
    else removeEventListener('wheel', onWheel);
  };
  const onToggle = (event: Event) => {
    if (event instanceof ToggleEvent) listen(event.newState === 'open');
  };
  listen(dialog.matches(':popover-open'));
  dialog.addEventListener('beforetoggle', onToggle);
  dialog.addEventListener('keydown', onKey);
}
