import type { Note } from './note.ts';

/** Folders of the new site, which pages cannot be in. */
const TAKEN = new Set(['pages', 'static', 'i18n', 'blog', 'src', 'node_modules']);

/** A folder of a branch: `…/edit/main/docs/`. */
const FOLDER = /^(.*\/(?:edit|blob|tree)\/[^/]+\/(?:.+\/)?)([\w-]+)\/$/;

/**
 * Converts the pattern of edit links, such as `https://host/edit/main/docs/:path`. The engine appends the path of a file
 * from the new folder, so the folder of the pages gets the name that precedes the path.
 */
export function makeEditUrl(
  pattern: string | undefined,
  placeholder: string,
): { url?: string; docsPath?: string; notes: Note[] } {
  if (pattern === undefined) return { notes: [] };
  const cut = pattern.indexOf(placeholder);
  const before = pattern.slice(0, cut);
  if (cut === -1 || !URL.canParse(before)) {
    const text = `It is not a URL that ends in "${placeholder}".`;
    return { notes: [{ group: 'docs', outcome: 'dropped', key: 'editLink', text }] };
  }
  const [, parent = '', name = ''] = FOLDER.exec(before) ?? [];
  if (name !== '' && !TAKEN.has(name)) {
    return {
      url: parent,
      docsPath: name,
      notes: [{ group: 'docs', outcome: 'migrated', key: 'editLink' }],
    };
  }
  const text =
    'The path of a page in the new folder, such as "docs/start.md", is appended. Check that it is the path in the repository.';
  return { url: before, notes: [{ group: 'docs', outcome: 'changed', key: 'editLink', text }] };
}
