import { stored } from '../stored.ts';

const KEY = 'search:recent';
const MAX_RECENT = 5;

/** The queries that led to a page, most recent first. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(stored(KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((entry) => typeof entry === 'string').slice(0, MAX_RECENT)
      : [];
  } catch {
    // The stored value is not a list.
    return [];
  }
}

/** Puts a query first in the list in local storage, which keeps the latest five. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  const others = readRecentSearches().filter((entry) => entry !== text);
  stored(KEY, JSON.stringify([text, ...others].slice(0, MAX_RECENT)));
}

/** Empties the list in local storage. */
export function clearRecentSearches(): void {
  stored(KEY, '[]');
}
