/** How long a reader waits for an answer before being told that there is none, in milliseconds. */
export const TIME_LIMIT = 10_000;

/**
 * Fetches an address, and gives up on a server that accepts the request but does not finish its answer.
 * @throws TimeoutError after the time limit, also while the body is being read
 */
export function fetchInTime(url: string, init?: RequestInit): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(TIME_LIMIT) });
}
