import { findBlocks } from './blocks.ts';

/** Length of the HTML of the first step, in characters: half the screen of a phone, which is where most fonts are first used. */
const FIRST_STEP = 2000;

/** Length of the longest steps. Each is twice as long as the one before until then. */
const LONGEST_STEP = 8000;

/** Length of the HTML of pages with many headings. */
const LONG_PAGE = 16_000;

/** The panel of a tab is shown by its label, which must stay beside it where scripts are off. */
const PANEL = /^<div class="tab-panel\b/;

/** Groups within which a step may be, such as the sections of a home page. */
const DEEPEST = 2;

/**
 * Divides the layout of a page into steps, so that it is several short tasks instead of a long one. A browser lays out all
 * content that has arrived in the task that paints it. Between the steps are scripts that lay out what is before them. On
 * long pages, that begins with the table of contents. Long lists and tables are divided, too.
 * @param html the body of a page
 * @param script lays out the document and removes its own element
 * @returns the same HTML if the page is short or one undivided block
 */
export function withLayoutSteps(html: string, script: string): string {
  const parts: string[] = [];
  let written = 0;
  let length = FIRST_STEP;
  let next = html.length > LONG_PAGE ? 0 : FIRST_STEP;
  for (const { start, groups } of findBlocks(html)) {
    if (start < next || groups > DEEPEST || PANEL.test(html.slice(start, start + 30))) continue;
    parts.push(html.slice(written, start), `<script data-step="">${script}</script>`);
    written = start;
    if (start >= FIRST_STEP) length = Math.min(2 * length, LONGEST_STEP);
    next = start + length;
  }
  return parts.join('') + html.slice(written);
}
