import type { Note } from './note.ts';

export type PageReports = {
  /** @param text why the item is dropped, without a full stop */
  add: (file: string, key: string, text: string, line?: number) => void;
  notes: () => Note[];
};

/** Collects what happened to pages; the same on several pages is one note with the first place. */
export function makePageReports(): PageReports {
  const found = new Map<string, Note & { files: Set<string> }>();
  return {
    add(file, key, text, line) {
      const name = `${key} ${text}`;
      const known = found.get(name);
      if (known) known.files.add(file);
      else {
        const files = new Set([file]);
        found.set(name, { group: 'docs', outcome: 'dropped', key, text, file, line, files });
      }
    },
    notes: () =>
      [...found.values()].map(({ files, text, ...note }) => {
        const place = files.size === 1 ? '' : `, ${countFiles(files.size)}`;
        return { ...note, text: `${text}${place}.` };
      }),
  };
}

/** For a note that names only the first of several files. */
export function countFiles(count: number): string {
  return `in ${count} files; this is the first`;
}
