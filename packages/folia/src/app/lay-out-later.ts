/** Blocks whose margins are the same whether or not their content is laid out. The large ones take longer. */
const TEXTS = ':is(p,h2,h3,h4,h5,h6,.admonition)';
const LARGE = ':is(.code,.table-frame,.tabs)';

/** Length of the text that an idle browser lays out at once, in characters. */
const STEP = 1500;

/** A block number that no page reaches, so that nothing is left out. */
export const NO_BLOCK = 1e6;

/** Numbers of the first text that is left out, and of the first large block that the reader has not come near. */
let from = NO_BLOCK;
let far = NO_BLOCK;
const rules = new CSSStyleSheet();
if (CSS.supports('overflow-anchor:auto')) {
  document.adoptedStyleSheets.push(rules);
  addEventListener('contentvisibilityautostatechange', include, true);
}

/**
 * Leaves out what is far below the window (https://drafts.csswg.org/css-contain/#content-visibility) until the reader comes
 * near it. Headings and other text are laid out as soon as the browser is idle, from block to block: Chromium hides from
 * screen readers what is left out. Tables and code stay out: with all of them laid out, each later task takes longer.
 * A browser lays out all content before it paints any, which takes a slow phone a third of a second on the longest pages.
 *
 * The heights of content that is left out are estimates, so nothing above what the reader sees may be left out: positions
 * are exact wherever the reader is. Call this only for a page that is shown from its start. In browsers that do not keep
 * what a reader sees in place when content above it changes its height, it does nothing.
 *
 * @param block the number of the first block to leave out, among the children of the article's body, from 1
 */
export function layOutLater(block: number): void {
  leaveOut(block, block);
  goOn();
}

/**
 * The number of the first block after more than `length` characters of text, counted from the start of the block `first`.
 */
export function findBlockBehind(length: number, first = 1): number {
  let rest = length;
  let block = first;
  for (const { textContent } of listBlocks().slice(first - 1)) {
    if (rest < 0) return block;
    rest -= textContent.length;
    block += 1;
  }
  return NO_BLOCK;
}

function listBlocks(): Element[] {
  return [...document.querySelectorAll('#page-body > *')];
}

function leaveOut(text: number, block: number): void {
  // Even the same rules would make the browser match them with all elements.
  if (text === from && block === far) return;
  from = text;
  far = block;
  rules.replaceSync(
    `@media screen{#page-body>:is(:nth-child(n+${from})${TEXTS},:nth-child(n+${far})${LARGE}){content-visibility:auto;contain-intrinsic-height:20rem}}`,
  );
}

/** Lays out a block that comes near the window, with everything before it. */
function include(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element) || !('skipped' in event) || event.skipped) return;
  const block = listBlocks().indexOf(target) + 1;
  if (block < far) return;
  const isJump = block > far;
  const { top } = target.getBoundingClientRect();
  leaveOut(Math.max(from, block + 1), block + 1);
  // After a jump, browsers do not always keep the target in place. Otherwise, nothing above it changes, so it need not be
  // laid out here.
  const moved = isJump ? target.getBoundingClientRect().top - top : 0;
  if (moved) scrollBy({ top: moved, behavior: 'instant' });
}

/** Browsers without this function leave nothing out. */
function goOn(): void {
  if (from < NO_BLOCK) window.requestIdleCallback?.(step);
}

/** Lays out the next blocks, as soon as all of them have arrived. */
function step(): void {
  if (document.readyState === 'complete') leaveOut(findBlockBehind(STEP, from), far);
  goOn();
}
