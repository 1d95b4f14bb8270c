/**
 * The ids that the engine gives to parts of a document around its text. A heading of the same name gets another id, or
 * links to it would lead to that part.
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
