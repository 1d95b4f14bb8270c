/**
 * Inlined in the head of long documents. A browser lays out all content before it paints any, which takes a slow phone a
 * third of a second on the longest pages. This leaves out what is far below the window
 * (https://drafts.csswg.org/css-contain/#content-visibility), until the reader comes near it.
 *
 * The heights of content that is left out are estimates, so nothing above what the reader sees may be left out: positions
 * are exact wherever the reader is. This is only for pages that open at their start, in browsers that keep what a reader
 * sees in place when content above it changes its height. Other pages are laid out as a whole.
 */

/** Blocks whose margins are the same whether or not their content is laid out. */
const BLOCKS = ':is(p,h2,h3,h4,h5,h6,.code,.table-frame,.admonition,.tabs)';

const later = `#body>:nth-child(n+${document.currentScript?.dataset.from})${BLOCKS}`;
const [entry] = performance.getEntriesByType('navigation');
const opensAtStart =
  entry instanceof PerformanceNavigationTiming && entry.type === 'navigate' && !location.hash;

if (opensAtStart && CSS.supports('overflow-anchor:auto')) {
  // Not an element, which a content security policy would forbid.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `@media screen{${later}{content-visibility:auto;contain-intrinsic-height:auto 6rem}${later}:is(.code,.table-frame,.tabs){contain-intrinsic-height:auto 20rem}}`,
  );
  document.adoptedStyleSheets.push(sheet);

  const include = (event: Event): void => {
    if (!(event instanceof ContentVisibilityAutoStateChangeEvent) || event.skipped) return;
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    // With everything before it, up to what was included earlier.
    const blocks: HTMLElement[] = [];
    let block: Element | null = target;
    while (block instanceof HTMLElement && block.style.contentVisibility !== 'visible') {
      if (block.matches(later)) blocks.push(block);
      block = block.previousElementSibling;
    }
    const { top } = target.getBoundingClientRect();
    for (const { style } of blocks) style.contentVisibility = 'visible';
    // After a jump, browsers do not always keep the target in place. Otherwise, nothing above it changes, so it need not be
    // laid out here.
    const moved = blocks.length > 1 ? target.getBoundingClientRect().top - top : 0;
    if (moved) scrollBy({ top: moved, behavior: 'instant' });
  };

  addEventListener('contentvisibilityautostatechange', include, true);
  addEventListener(
    'pagechange',
    () => {
      sheet.disabled = true;
      removeEventListener('contentvisibilityautostatechange', include, true);
    },
    { once: true },
  );
}
