/** Blocks whose margins are the same whether or not their content is laid out. */
const BLOCKS = ':is(p,h2,h3,h4,h5,h6,.code,.table-frame,.admonition,.tabs)';

/**
 * Leaves out what is far below the window until the reader comes near it
 * (https://drafts.csswg.org/css-contain/#content-visibility). A browser lays out all content before it paints any, which
 * takes a slow phone a third of a second on the longest pages.
 *
 * The heights of content that is left out are estimates, so nothing above what the reader sees may be left out: positions
 * are exact wherever the reader is. Call this only for a page that is shown from its start. In browsers that do not keep
 * what a reader sees in place when content above it changes its height, it does nothing.
 *
 * @param from the number of the first block to leave out, among the children of the article's body, from 1
 * @returns a function that lays out everything that is still left out
 */
export function layOutLater(from: number): () => void {
  if (!CSS.supports('overflow-anchor:auto')) return () => {};
  const later = `#page-body>:nth-child(n+${from})${BLOCKS}`;
  const rules = new CSSStyleSheet();
  rules.replaceSync(
    `@media screen{${later}{content-visibility:auto;contain-intrinsic-height:auto 6rem}${later}:is(.code,.table-frame,.tabs){contain-intrinsic-height:auto 20rem}}`,
  );
  document.adoptedStyleSheets.push(rules);

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
  return () => {
    removeEventListener('contentvisibilityautostatechange', include, true);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules);
  };
}
