/** Smaller movements are jitter, not scrolling (in pixels). */
const JITTER = 6;

/**
 * Hides the bar while the reader scrolls down or jumps to an anchor, and shows it again on
 * scrolling up. It is always visible near the top of the page. The style sheet animates it, and
 * keeps it visible while it has the focus or an open list.
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
  // A jump lasts until its scrolling ends or the reader scrolls.
  for (const type of ['scrollend', 'wheel', 'touchmove', 'keydown']) {
    addEventListener(type, endJump, { passive: true });
  }

  function onScroll(): void {
    const y = scrollY;
    if (y <= bar.offsetHeight) show(true);
    else if (isJump) show(false);
    else if (Math.abs(y - last) < JITTER) return;
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
