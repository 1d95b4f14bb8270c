import type { ReactNode } from 'react';

/**
 * The widths in rem from which `tabs-more.css` shows more tabs on one line. The first is for the
 * narrowest windows.
 */
const WIDTHS = [17, 20, 24, 31, 38];

/** Widths in rem at the text size of `.tabs-room`: of a letter, and of the space around a label. */
const LETTER = 0.44;
const PADDING = 1.05;

/** The width of the button that reveals the rest, and of what surrounds the line. */
const MORE = 3.6;
const FRAME = 1.1;

/**
 * Decides which tabs fit on a line. Because no script measures them, their widths are estimated
 * from their texts.
 *
 * @returns for each tab, the class of the smallest width in which it fits beside the button and the
 * selected tab; undefined if it always fits
 */
export function listRooms(labels: ReactNode[]): (string | undefined)[] {
  const widths = labels.map((label) => String(label).length * LETTER + PADDING);
  const fitting = WIDTHS.map((width) => countFitting(widths, width - FRAME));
  return widths.map((_, index) => {
    const at = fitting.findIndex((count) => index < count);
    if (at === 0) return undefined;
    return `tab-from-${at === -1 ? 'none' : WIDTHS[at]}`;
  });
}

/** The number of tabs at the start that fit; the first always does. */
function countFitting(widths: number[], room: number): number {
  const sum = (some: number[]) => some.reduce((total, width) => total + width, 0);
  if (sum(widths) <= room) return widths.length;
  for (let count = widths.length - 1; count > 1; count -= 1) {
    const widest = Math.max(...widths.slice(count));
    if (sum(widths.slice(0, count)) + widest + MORE <= room) return count;
  }
  return 1;
}
