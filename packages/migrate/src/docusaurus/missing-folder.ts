import type { Group, Note } from '../note.ts';

/** Says that a content folder does not exist. */
export function missingFolder(group: Group, path: string): Note {
  const text = `The folder "${path}" does not exist, so nothing of it moved.`;
  return { group, outcome: 'dropped', key: `${group}.path`, text, isUrgent: group === 'docs' };
}
