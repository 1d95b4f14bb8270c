import { TIME_LIMIT } from './time-limit.ts';

/**
 * Fetches a URL, and aborts if the server accepts the request but does not complete its response.
 *
 * @throws TimeoutError after the time limit, even while the body is being read
 */
export function fetchInTime(url: string, init?: RequestInit): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(TIME_LIMIT) });
}
