/**
 * Inlined in the head of long documents. A browser lays out all content before it paints any, which takes a slow phone a
 * third of a second on the longest pages. This leaves out what is far below the window
 * (https://drafts.csswg.org/css-contain/#content-visibility), and adds it step by step when the browser is idle, so the page is soon
 * like any other.
 *
 * The heights of content that is left out are estimates, so this is only for pages that open at their start, in browsers
 * that keep what a reader sees in place when content above it changes its height. Other pages are laid out as a whole.
 */

/** Length of the text to add in one step, in characters. */
const STEP_LENGTH = 3000;

/** Blocks whose margins are the same whether or not their content is laid out. */
const BLOCKS = ':is(p,h2,h3,h4,h5,h6,.code,.table-frame,.admonition,.tabs)';

const later = `#body>:nth-child(n+${document.currentScript?.dataset.from})${BLOCKS}`;
const [entry] = performance.getEntriesByType('navigation');
const opensAtStart =
  entry instanceof PerformanceNavigationTiming && entry.type === 'navigate' && !location.hash;

if (opensAtStart && CSS.supports('overflow-anchor:auto')) {
  const style = document.createElement('style');
  style.textContent = `@media screen{${later}{content-visibility:auto;contain-intrinsic-height:auto 6rem}}`;
  document.head.append(style);

  const wait = window.requestIdleCallback ?? setTimeout;
  const added: HTMLElement[] = [];

  const step = (blocks: readonly HTMLElement[]): void => {
    let length = 0;
    const end = blocks.findIndex((element) => {
      length += element.textContent.length;
      return length > STEP_LENGTH;
    });
    // A block that is longer than a step is one.
    const next = end < 0 ? blocks : blocks.slice(0, Math.max(end, 1));
    for (const { style } of next) style.contentVisibility = 'visible';
    added.push(...next);
    wait(() => (end < 0 ? finish() : step(blocks.slice(next.length))));
  };

  const finish = (): void => {
    style.remove();
    for (const element of added.splice(0)) {
      element.style.contentVisibility = '';
      if (!element.getAttribute('style')) element.removeAttribute('style');
    }
  };

  addEventListener('load', () => {
    wait(() => step([...document.querySelectorAll<HTMLElement>(later)]));
  });
  addEventListener('pagechange', finish, { once: true });
}
