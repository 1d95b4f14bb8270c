/**
 * Inlined at the end of documents whose bar hides while the reader scrolls down or jumps to an anchor. The bar reappears on
 * scrolling up, and is always visible near the top of the page. The style sheet animates it, and keeps it visible while it
 * has the focus or an open list.
 */

export {};

/** Smaller movements are jitter, not scrolling (in pixels). */
const JITTER = 6;

const { dataset: root } = document.documentElement;
let last = scrollY;
let isJump = false;

// Once per document, even if another page replaces the first.
if (root.hiding === undefined) {
  root.hiding = '';
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('hashchange', onJump);
  // A jump lasts until its scrolling ends or the reader scrolls.
  for (const type of ['scrollend', 'wheel', 'touchmove', 'keydown']) {
    addEventListener(type, endJump, { passive: true });
  }
}

/** Another page may have brought another bar. */
function findBar(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.navbar-hiding');
}

function onScroll(): void {
  const bar = findBar();
  const y = scrollY;
  if (!bar) return;
  if (y <= bar.offsetHeight) show(bar, true);
  else if (isJump) show(bar, false);
  else if (Math.abs(y - last) < JITTER) return;
  else show(bar, y < last);
  last = y;
}

function onJump(): void {
  const bar = findBar();
  isJump = true;
  last = scrollY;
  if (bar) show(bar, scrollY <= bar.offsetHeight);
}

function endJump(): void {
  isJump = false;
}

function show(bar: HTMLElement, isShown: boolean): void {
  bar.toggleAttribute('data-away', !isShown);
}
