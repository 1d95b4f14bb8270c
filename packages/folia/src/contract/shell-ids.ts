/**
 * Ids of the parts of a document around its text. A heading with the same name gets another id, because links to it would
 * otherwise go to that part. Therefore, none is a likely heading, such as "Body".
 */
export const SHELL_IDS: ReadonlySet<string> = new Set([
  'base-warning',
  'live-parts',
  'main-menu',
  'page-body',
  'page-data',
  'page-main',
  'page-shell',
  'search-dialog',
  'search-list',
  'search-parts',
  'search-recent',
  'search-root',
  'side-menu',
  'suggested-base-path',
]);
