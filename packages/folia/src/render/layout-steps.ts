import { findBlocks } from './blocks.ts';

/** Size of the HTML of the first step, in Latin characters: half the screen of a phone, which is where most fonts are first used. */
const FIRST_STEP = 2000;

/** Maximum size of a step. Up to it, each step is twice as long as the one before. */
const MAX_STEP = 8000;

/**
 * Minimum size of a step within a list, table or block of code, as a share of what precedes it there. Browsers go through
 * all of that again in each step, so the work would otherwise grow with the square of its length.
 */
const MIN_SHARE = 1 / 8;

/** Length of the HTML of pages with many headings. */
const LONG_PAGE = 16_000;

/** Chinese, Japanese and Korean characters take as long to lay out as three Latin ones (U+2E80 to U+FFEF). */
const WIDE = /[\u2e80-\uffef]/g;

/** Maximum number of groups, such as the sections of a home page, within which a step may be between blocks. */
const MAX_GROUPS = 2;

/**
 * Divides the layout of a page into steps, so that it is several short tasks instead of a long one. A browser lays out all
 * content that has arrived in the task that paints it. Between the steps are scripts that lay out what is before them. On
 * long pages, that begins with the table of contents. Long lists, tables and code are divided, too.
 * @param html the body of a page
 * @param script lays out the document and removes its own element
 * @returns the same HTML if the page is short or one undivided block
 */
export function withLayoutSteps(html: string, script: string): string {
  const parts: string[] = [];
  let written = 0;
  let measured = 0;
  let size = 0;
  let step = FIRST_STEP;
  let last = html.length > LONG_PAGE ? -FIRST_STEP : 0;
  /** The size of what is before the list, table or code. */
  let before = 0;
  /** Whether the last block is hidden, so that it takes no layout. */
  let wasHidden = false;
  for (const { start, groups, isEntry, isPanel, isHidden } of findBlocks(html)) {
    if (!wasHidden) size += sizeOf(html.slice(measured, start));
    wasHidden = isHidden;
    measured = start;
    if (!isEntry) before = size;
    if (size - last < Math.max(step, (size - before) * MIN_SHARE)) continue;
    // Rules of the style sheet look for neighbors in deep groups, and a panel must stay beside its label.
    if ((groups > MAX_GROUPS && !isEntry) || isPanel) continue;
    parts.push(html.slice(written, start), `<script data-step="">${script}</script>`);
    written = start;
    if (size >= FIRST_STEP) step = Math.min(2 * step, MAX_STEP);
    last = size;
  }
  return parts.join('') + html.slice(written);
}

/** Returns how many Latin characters take as long to lay out. */
function sizeOf(html: string): number {
  return html.length + 2 * (html.match(WIDE)?.length ?? 0);
}
