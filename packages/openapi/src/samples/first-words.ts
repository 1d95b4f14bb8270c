import { firstParagraph } from '../plain-text.ts';

/** Limit on a text, since a page contains the texts of all values. */
const MAX_TEXT = 200;

/** The first paragraph of Markdown as plain text, shortened at a space; undefined if there is none. */
export function firstWords(text: string | undefined): string | undefined {
  const line = firstParagraph(text);
  if (line === undefined || line.length <= MAX_TEXT) return line;
  return `${line.slice(0, line.lastIndexOf(' ', MAX_TEXT) + 1 || MAX_TEXT).trimEnd()}…`;
}
