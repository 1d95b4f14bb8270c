import { asObject, asString, type Group, type Note, type Values } from '../note.ts';
import type { CopyPath } from '../source-path.ts';

/** The content folders of a site, and the config that names them. */
type ContentFolders = {
  config: Values;
  copies: CopyPath[];
  docsPaths: string[];
  pagesPath: string;
};

const GET_DOCS =
  'If a script or a submodule provides it, get it, and migrate again. Until then, sidebars have no entries for it.';

/**
 * Corrects the notes about content folders that do not exist in the source: nothing was migrated from them.
 *
 * @param exists whether an absolute path exists
 */
export function reportMissingFolders(
  notes: Note[],
  { config, copies, docsPaths, pagesPath }: ContentFolders,
  exists: (path: string) => boolean,
): Note[] {
  const isGone = (path: string) => copies.some(({ from, to }) => to === path && !exists(from));
  const [docs] = [config['docs']].flat();
  const hasNoDocs = docsPaths.length === 0 && typeof docs === 'object';
  const docsGone = hasNoDocs
    ? [asString(asObject(docs)['path']) ?? 'docs']
    : docsPaths.filter(isGone);
  const hasNoPages = 'path' in asObject(config['pages']) && isGone(pagesPath);
  const missing = [
    ...docsGone.map((path) => missingFolder('docs', path)),
    ...(hasNoPages ? [missingFolder('pages', pagesPath)] : []),
  ];
  const keys = missing.map(({ key }) => key);
  // Without pages, sidebars have no entries.
  if (docsGone.length > 0 && docsGone.length === docsPaths.length) keys.push('sidebars');
  return [...missing, ...notes.filter(({ key }) => !keys.includes(key))];
}

/** Says that a content folder does not exist. */
export function missingFolder(group: Group, path: string): Note {
  const text = `The folder "${path}" does not exist, so nothing was migrated from it.`;
  const note: Note = { group, outcome: 'dropped', key: `${group}.path`, text };
  return group === 'docs' ? { ...note, text: `${text} ${GET_DOCS}`, isUrgent: true } : note;
}
