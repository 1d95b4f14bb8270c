/** Characters of HTML that a first screen may hold. */
const FIRST_SCREEN = 3000;

/**
 * The id of the heading behind a table that begins on the first screen, if there is one. A table moves its columns while
 * its rows arrive, so the first paint waits for that heading.
 * @param html the body of a page
 */
export function headingBehindEarlyTable(html: string): string | undefined {
  const start = html.lastIndexOf('<table', FIRST_SCREEN);
  if (start === -1) return undefined;
  const end = html.indexOf('</table>', start);
  return /<h[2-6] id="([^"]+)"/.exec(html.slice(end))?.[1];
}
