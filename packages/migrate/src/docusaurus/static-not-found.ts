import { posix } from 'node:path';
import type { Note } from '../note.ts';
import type { NewFile } from '../write-migration.ts';

/** Leaves out static files at the address of the not-found page. Builds of Docusaurus overwrite them, too. */
export function leaveOutNotFound(
  files: readonly NewFile[],
  staticFolders: readonly { to: string }[],
): { files: NewFile[]; notes: Note[] } {
  const paths = new Set(staticFolders.map(({ to }) => posix.join(to, '404.html')));
  return {
    files: files.filter(({ to }) => !paths.has(to)),
    notes: files
      .filter(({ to }) => paths.has(to))
      .map(({ to }) => ({
        group: 'pages',
        outcome: 'dropped',
        key: to,
        text: 'Builds write the not-found page to this address, as those of Docusaurus do.',
      })),
  };
}
