/** How long to wait for a response before reporting an error, in milliseconds. */
export const TIME_LIMIT = 10_000;

/**
 * Fetches a URL, and aborts if the server accepts the request but does not complete its response.
 *
 * @throws TimeoutError after the time limit, even while the body is being read
 */
export function fetchInTime(url: string, init?: RequestInit): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(TIME_LIMIT) });
}
