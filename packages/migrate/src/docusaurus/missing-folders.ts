import type { Group, Note } from '../note.ts';
import type { Settings } from './convert-settings.ts';

/**
 * Corrects the notes about content folders that do not exist in the source, so that nothing of them moved.
 *
 * @param exists whether an absolute path exists
 */
export function reportMissingFolders(
  notes: Note[],
  { copies, docsPath, blogPath, pagesPath }: Settings,
  exists: (path: string) => boolean,
): Note[] {
  const isMissing = (path?: string) => copies.some(({ from, to }) => to === path && !exists(from));
  const sections: [Group, string | undefined][] = [
    ['docs', docsPath],
    ['blog', blogPath],
    ['pages', pagesPath],
  ];
  return sections.reduce((rest, [group, path]) => {
    if (path === undefined || !isMissing(path)) return rest;
    const key = `${group}.path`;
    const text = `The folder "${path}" does not exist, so nothing of it moved.`;
    return [
      { group, outcome: 'dropped', key, text, isUrgent: group === 'docs' },
      ...rest.filter((note) => note.key !== key),
    ];
  }, notes);
}
