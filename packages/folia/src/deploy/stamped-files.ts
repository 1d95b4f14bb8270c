/**
 * Matches the path of a file, from the root of the output, whose name or folder contains a hash of its content: files in
 * `assets/`, and the shards of a search. The syntax is common to JavaScript, PCRE (nginx) and RE2 (Caddy).
 */
export const STAMPED_FILE =
  '^/assets/(?:[^/]+/)*[^/]+-[A-Za-z0-9_-]{8}\\.[a-z0-9]+$|/search-(?:[A-Za-z0-9_.-]+-)?[A-Za-z0-9_]{8}/[A-Za-z0-9_-]+\\.json$';

const stamped = new RegExp(STAMPED_FILE);

/** @param path from the root of the output, with a leading slash */
export function isStamped(path: string): boolean {
  return stamped.test(path);
}

/** Stamped files never change (https://www.rfc-editor.org/rfc/rfc8246). Everything else is revalidated by its ETag. */
export const CACHE_CONTROL = {
  stamped: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;
