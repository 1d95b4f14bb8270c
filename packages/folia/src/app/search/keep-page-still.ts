/**
 * Keeps the wheel over an open dialog from scrolling the page behind it; for touch the style sheet does. Taking the
 * scroll bar away from the page would move what is in it.
 * @param list scrolls within the dialog where it is long enough
 * @returns a function that ends this
 */
export function keepPageStill(dialog: HTMLElement, list: string): () => void {
  const onWheel = (event: WheelEvent) => {
    const scrolled = event.target instanceof Element && event.target.closest(list);
    const isLong = scrolled && scrolled.scrollHeight > scrolled.clientHeight;
    // With Ctrl the wheel zooms.
    if (!isLong && !event.ctrlKey) event.preventDefault();
  };
  // Some browsers scroll the page by these in a field of one line.
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'PageUp' || event.key === 'PageDown') event.preventDefault();
  };
  const listen = (isOpen: boolean) => {
    // Only while it is open, since such a listener slows scrolling down.
    if (isOpen) addEventListener('wheel', onWheel, { passive: false });
    else removeEventListener('wheel', onWheel);
  };
  const onToggle = (event: Event) => {
    if (event instanceof ToggleEvent) listen(event.newState === 'open');
  };
  listen(dialog.matches(':popover-open'));
  dialog.addEventListener('beforetoggle', onToggle);
  dialog.addEventListener('keydown', onKey);
  return () => {
    listen(false);
    dialog.removeEventListener('beforetoggle', onToggle);
    dialog.removeEventListener('keydown', onKey);
  };
}
