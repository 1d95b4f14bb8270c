import type { Note } from './note.ts';

/** Reports a file that the config imports but that does not exist. */
export function missingFileNote(path: string): Note {
  return {
    group: 'config',
    outcome: 'dropped',
    key: path,
    text: 'The config imports the file, which does not exist. If a script generates it, run the script and migrate again.',
    // Whatever it has is lost, such as all entries of a sidebar.
    isUrgent: true,
  };
}
