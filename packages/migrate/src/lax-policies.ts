import type { Note } from './note.ts';

/** What to do about a policy that was relaxed. */
export const RESTORE = 'Write "throw" once nothing is reported.';

const PAGES = 'onBrokenPages';

/** Other generators build what they understand of a page, and one of two pages with the same address. */
export const PAGE_POLICIES = {
  onDuplicateRoutes: 'warn',
  onBrokenRedirects: 'warn',
  [PAGES]: 'warn',
};

/** Policies for sites whose generator does not check links, so that dead ones stop no build. */
export const LAX_POLICIES = {
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onBrokenMarkdownImages: 'warn',
  ...PAGE_POLICIES,
};

/** Says that missing files do not stop the build, whether or not they stopped that of the other generator. */
export function missingFilesNote(): Note {
  const text = `Added: a picture, video or download whose file is missing is a warning of "folia build", which names its file and line. ${RESTORE}`;
  return { group: 'config', outcome: 'changed', key: 'onBrokenMarkdownImages', text };
}

/**
 * Says that a page with a mistake is built as well as possible, since it would otherwise keep the whole site from being
 * built.
 */
export function brokenPagesNote(): Note {
  const text = `Added: code that cannot be parsed becomes text, a page whose code cannot run is built without its components, and a broken home page becomes a list of links. ${RESTORE}`;
  return { group: 'config', outcome: 'changed', key: PAGES, text };
}
