/** Less than this is a trembling finger, not a direction (px). */
const TREMBLE = 6;

/**
 * Lets the bar leave while the reader scrolls down or jumps to an anchor, and come back on scrolling up. Near the top of
 * the page it always stands. The style sheet moves it, and keeps it while it holds the focus or an open list.
 */
export function hideOnScroll(bar: HTMLElement): void {
  let last = scrollY;
  let isJump = false;

  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('hashchange', () => {
    isJump = true;
    last = scrollY;
    show(scrollY <= bar.offsetHeight);
  });
  // A jump ends with its scrolling, or with the reader's own.
  for (const type of ['scrollend', 'wheel', 'touchmove', 'keydown']) {
    addEventListener(type, endJump, { passive: true });
  }

  function onScroll(): void {
    const y = scrollY;
    if (y <= bar.offsetHeight) show(true);
    else if (isJump) show(false);
    else if (Math.abs(y - last) < TREMBLE) return;
    else show(y < last);
    last = y;
  }

  function endJump(): void {
    isJump = false;
  }

  function show(isShown: boolean): void {
    bar.toggleAttribute('data-away', !isShown);
  }
}
