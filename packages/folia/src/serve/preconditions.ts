import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a precondition of a request fails, because it names another state of the file than the current one
 * (https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2, steps 1 and 2). The later steps, which save transfers, are not
 * evaluated here.
 *
 * @param modified when the file was last changed
 */
export function failsPrecondition(headers: IncomingHttpHeaders, modified: Date): boolean {
  // A weak ETag never matches `If-Match`: https://www.rfc-editor.org/rfc/rfc9110#section-13.1.1
  if (headers['if-match'] !== undefined) return headers['if-match'].trim() !== '*';
  const limit = Date.parse(headers['if-unmodified-since'] ?? '');
  // Dates in headers are in seconds. An invalid one is ignored.
  return Math.floor(modified.getTime() / 1000) * 1000 > limit;
}
