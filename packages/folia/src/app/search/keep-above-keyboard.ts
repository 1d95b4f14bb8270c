/**
 * Ends a dialog above the on-screen keyboard, which browsers lay over the page, so that its last entries can be
 * scrolled into view.
 */
export function keepAboveKeyboard(dialog: HTMLElement): void {
  const { visualViewport } = window;
  if (!visualViewport) return;
  const fit = () => {
    const { height, scale } = visualViewport;
    // Zooming in also shrinks the visual viewport.
    const isCovered = scale < 1.01 && height < document.documentElement.clientHeight - 1;
    dialog.style.maxBlockSize = isCovered ? `${height - dialog.offsetTop}px` : '';
  };
  fit();
  visualViewport.addEventListener('resize', fit);
}
