import { asObject, asString, type Group, type Note } from '../note.ts';
import type { Settings } from './convert-settings.ts';

/**
 * Corrects the notes about content folders that do not exist in the source, so that nothing of them moved.
 *
 * @param exists whether an absolute path exists
 */
export function reportMissingFolders(
  notes: Note[],
  { config, copies, docsPaths, blogPath, pagesPath }: Settings,
  exists: (path: string) => boolean,
): Note[] {
  const isMissing = (path?: string) => copies.some(({ from, to }) => to === path && !exists(from));
  const sections: [Group, string | undefined][] = [
    ['blog', blogPath],
    ['pages', pagesPath],
  ];
  const missing = sections.filter(([, path]) => path !== undefined && isMissing(path));
  const hasNoDocs = docsPaths.length === 0 && typeof config['docs'] === 'object';
  const [docs] = [config['docs']].flat();
  const docsPath = asString(asObject(docs)['path']) ?? 'docs';
  return [...(hasNoDocs ? [['docs', docsPath] as const] : []), ...missing].reduce(
    (rest, [group, path]) => {
      const key = `${group}.path`;
      const text = `The folder "${path}" does not exist, so nothing of it moved.`;
      return [
        { group, outcome: 'dropped', key, text, isUrgent: group === 'docs' },
        ...rest.filter((note) => note.key !== key),
      ];
    },
    notes,
  );
}
