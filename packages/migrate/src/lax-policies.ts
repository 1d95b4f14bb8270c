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

/** Policies for sites whose generator checks no links or files, or only some of them, so that dead ones stop no build. */
export const LAX_POLICIES = {
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onBrokenMarkdownImages: 'warn',
  ...PAGE_POLICIES,
};

/** Says that missing files do not stop the build, whether or not they stopped builds of the other generator. */
export function missingFilesNote(): Note {
  const text = `Added: links, pictures and videos that lead nowhere are warnings of "folia build", which names their files and lines. ${RESTORE}`;
  return {
    group: 'config',
    outcome: 'changed',
    key: 'onBrokenLinks, onBrokenMarkdownImages',
    text,
  };
}

/**
 * Says that a page with a mistake is built as well as possible, since it would otherwise keep the whole site from being
 * built.
 */
export function brokenPagesNote(): Note {
  const text = `Added: code that cannot be parsed becomes text, a page whose code cannot run is built without its components, and a broken home page becomes a list of links. ${RESTORE}`;
  return { group: 'config', outcome: 'changed', key: PAGES, text };
}
