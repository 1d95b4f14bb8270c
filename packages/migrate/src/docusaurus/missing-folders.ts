import { asObject, asString, type Note } from '../note.ts';
import type { Settings } from './convert-settings.ts';
import { missingFolder } from './missing-folder.ts';

/**
 * Corrects the notes about content folders that do not exist in the source, so that nothing of them moved.
 *
 * @param exists whether an absolute path exists
 */
export function reportMissingFolders(
  notes: Note[],
  { config, copies, docsPaths, pagesPath }: Settings,
  exists: (path: string) => boolean,
): Note[] {
  const [docs] = [config['docs']].flat();
  const hasNoDocs = docsPaths.length === 0 && typeof docs === 'object';
  const hasNoPages = copies.some(({ from, to }) => to === pagesPath && !exists(from));
  const missing = [
    ...(hasNoDocs ? [missingFolder('docs', asString(asObject(docs)['path']) ?? 'docs')] : []),
    ...(hasNoPages ? [missingFolder('pages', pagesPath)] : []),
  ];
  const keys = missing.map(({ key }) => key);
  return [...missing, ...notes.filter(({ key }) => !keys.includes(key))];
}
