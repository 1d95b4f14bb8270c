/**
 * Ids of the parts of a document around its text. A heading with the same name gets another id,
 * because links to it would otherwise go to that part.
 */
export const SHELL_IDS: ReadonlySet<string> = new Set([
  'base-path',
  'base-warning',
  'body',
  'live-parts',
  'main',
  'main-menu',
  'page-data',
  'search-dialog',
  'search-list',
  'search-parts',
  'search-recent',
  'search-root',
  'shell',
  'side-menu',
]);
