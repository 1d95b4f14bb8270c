import { TIME_LIMIT } from './time-limit.ts';

/**
 * Fetches a URL, and aborts if the server accepts the request but does not complete its response.
 *
 * @throws TimeoutError after the time limit, even while the body is being read
 */
export function fetchInTime(url: string, init?: RequestInit): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(TIME_LIMIT) });
}

/** Fetches a JSON file of the site's build. @throws if it is not there, or after the time limit */
export async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetchInTime(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.json();
}
