/** Approximate length of the HTML on the first screen, in characters. */
const FIRST_SCREEN_LENGTH = 3000;

/**
 * Finds the id of the heading after a table that starts on the first screen. The columns of a table move while its rows
 * arrive, so the first paint waits for that heading.
 * @param html the body of a page
 */
export function findHeadingAfterTable(html: string): string | undefined {
  const start = html.lastIndexOf('<table', FIRST_SCREEN_LENGTH);
  if (start === -1) return undefined;
  const end = html.indexOf('</table>', start);
  return /<h[2-6] id="([^"]+)"/.exec(html.slice(end))?.[1];
}
