/**
 * Patterns that the server configurations share. Their syntax is common to JavaScript, PCRE (nginx) and RE2 (Caddy).
 */

/**
 * The end of an address that leads to a page without being its address.
 *
 * @param trailingSlash whether addresses of pages end with a slash
 */
export function otherEnding(trailingSlash: boolean): string {
  return trailingSlash ? '(?:/index\\.html|\\.html)?' : '(?:/index\\.html|\\.html|/)';
}

/** Matches paths with a name that begins with a dot: files and folders that were not meant to be published. */
export const HIDDEN_PATH = '/\\.';

/** The exception: https://www.rfc-editor.org/rfc/rfc8615 */
export const WELL_KNOWN_PATH = '^/\\.well-known(?:/[^./][^/]*)*/?$';
