import { findBlocks } from './blocks.ts';

/** Length of the HTML on the first screen of a phone and half of a larger one, in characters. */
const FIRST_SCREEN = 4000;

/** Length of the HTML of each later step, in characters. */
const STEP = 16_000;

/** Groups within which a step may be, such as the sections of a home page. */
const DEEPEST = 2;

/**
 * Divides the layout of a page into steps, so that it is several short tasks instead of a long one. A browser lays out all
 * content that has arrived in the task that paints it. Between the steps are scripts that lay out what is before them. On
 * long pages, that begins with the table of contents.
 * @param html the body of a page
 * @param script lays out the document and removes its own element
 * @returns the same HTML if the page is short or one undivided block
 */
export function withLayoutSteps(html: string, script: string): string {
  if (html.length <= FIRST_SCREEN) return html;
  const parts: string[] = [];
  let written = 0;
  let next = html.length > STEP ? 0 : FIRST_SCREEN;
  for (const { start, depth } of findBlocks(html)) {
    if (start < next || depth > DEEPEST) continue;
    parts.push(html.slice(written, start), `<script data-step>${script}</script>`);
    written = start;
    next = start < FIRST_SCREEN ? FIRST_SCREEN : start + STEP;
  }
  return parts.join('') + html.slice(written);
}
