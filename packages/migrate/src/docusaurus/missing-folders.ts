import { asObject, asString, type Group, type Note, type Values } from '../note.ts';
import type { CopyPath } from '../source-path.ts';

/** The content folders of a site, and the config that names them. */
type ContentFolders = {
  config: Values;
  copies: CopyPath[];
  docsPaths: string[];
  pagesPath: string;
};

/**
 * Corrects the notes about content folders that do not exist in the source, so that nothing of them moved.
 *
 * @param exists whether an absolute path exists
 */
export function reportMissingFolders(
  notes: Note[],
  { config, copies, docsPaths, pagesPath }: ContentFolders,
  exists: (path: string) => boolean,
): Note[] {
  const [docs] = [config['docs']].flat();
  const hasNoDocs = docsPaths.length === 0 && typeof docs === 'object';
  const hasNoPages =
    'path' in asObject(config['pages']) &&
    copies.some(({ from, to }) => to === pagesPath && !exists(from));
  const missing = [
    ...(hasNoDocs ? [missingFolder('docs', asString(asObject(docs)['path']) ?? 'docs')] : []),
    ...(hasNoPages ? [missingFolder('pages', pagesPath)] : []),
  ];
  const keys = missing.map(({ key }) => key);
  return [...missing, ...notes.filter(({ key }) => !keys.includes(key))];
}

/** Says that a content folder does not exist. */
export function missingFolder(group: Group, path: string): Note {
  const text = `The folder "${path}" does not exist, so nothing was migrated from it.`;
  return { group, outcome: 'dropped', key: `${group}.path`, text, isUrgent: group === 'docs' };
}
