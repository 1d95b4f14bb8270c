import { countOf } from '../count-of.ts';
import type { Note } from '../note.ts';
import type { CodeSummary } from './convert-code.ts';
import { listChapters } from './parse-summary.ts';
import type { Book } from './read-book.ts';

const UNLISTED =
  'SUMMARY.md does not list it, so it is not a page of the book. Where chapters include it, its text is in them.';

const NOT_FOUND =
  'The engine writes the page for missing addresses itself. Another one is written as theme/not-found.tsx.';

/** Markdown files that the summary does not list are not part of the book. */
export function unlistedNotes({ files, chapters, src }: Book): Note[] {
  const listed = new Set(chapters.map(({ path }) => path));
  return files
    .filter(({ to }) => /\.md$/i.test(to) && to !== 'SUMMARY.md' && !listed.has(to))
    .map(({ to }) => ({
      group: 'docs',
      outcome: 'dropped',
      key: `${src}/${to}`,
      text: to === '404.md' ? NOT_FOUND : UNLISTED,
    }));
}

/** Chapters whose file cannot be read, which the sidebar names without a link. */
export function missingChapterNotes({ summary, files, src }: Book): Note[] {
  const paths = new Set(files.map(({ to }) => to));
  return listChapters(summary).flatMap(({ path, line }): Note[] => {
    if (path === undefined || paths.has(path)) return [];
    const text = /^(?:\.\.)?\//.test(path)
      ? `The file is outside "${src}", so the chapter has no page. Move it there and migrate again.`
      : 'The file does not exist, so the chapter has no page. Write it and migrate again.';
    return [
      {
        group: 'docs',
        outcome: 'dropped',
        key: path,
        text,
        isUrgent: true,
        file: `${src}/SUMMARY.md`,
        line,
      },
    ];
  });
}

/** The files beside the chapters, by what became of them. */
export function fileNotes(referenced: number, others: number): Note[] {
  return [
    ...(referenced > 0
      ? [
          {
            group: 'docs',
            outcome: 'migrated',
            key: 'files',
            text: `${countOf(referenced, 'files')} that chapters refer to, in their folder.`,
          } as const,
        ]
      : []),
    ...(others > 0
      ? [
          {
            group: 'config',
            outcome: 'migrated',
            key: 'other files',
            text: `${countOf(others, 'files')}, in the folder "static".`,
          } as const,
        ]
      : []),
  ];
}

/** What was removed from code in all chapters. */
export function summarizeCode(chapters: CodeSummary[]): Note[] {
  const hidden = chapters.reduce((sum, chapter) => sum + chapter.hidden, 0);
  const attributes = new Set(chapters.flatMap((chapter) => [...chapter.attributes]))
    .values()
    .toArray();
  const unknown = new Set(chapters.flatMap((chapter) => [...chapter.unknown])).values().toArray();
  return [
    ...(hidden > 0
      ? [
          {
            group: 'docs',
            outcome: 'dropped',
            key: 'hidden lines',
            text: `${countOf(hidden, 'lines')} of code removed that readers saw only on demand.`,
          } as const,
        ]
      : []),
    ...(attributes.length > 0
      ? [
          {
            group: 'docs',
            outcome: 'dropped',
            key: 'attributes of code',
            text: `Code is shown, but not tested or run: ${attributes.sort().join(', ')}.`,
          } as const,
        ]
      : []),
    ...(unknown.length > 0
      ? [
          {
            group: 'docs',
            outcome: 'changed',
            key: 'languages of code',
            text: `Unknown languages have no colors: ${unknown.sort().join(', ')}.`,
          } as const,
        ]
      : []),
  ];
}
