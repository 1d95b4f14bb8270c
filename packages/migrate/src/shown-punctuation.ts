import type { Note } from './note.ts';

/** What a generator showed in place of the characters in its pages. */
export type ShownPunctuation = { quotes: boolean; dashes: boolean; ellipses: boolean };

/** A note on typographic characters that a generator made while it showed a page, by the option that asks for them. */
export function shownPunctuationNotes(
  key: string,
  { quotes, dashes, ellipses }: ShownPunctuation,
): Note[] {
  const shown = [
    ...(quotes ? ['curly quotation marks'] : []),
    ...(dashes ? ['dashes'] : []),
    ...(ellipses ? ['ellipses'] : []),
  ];
  if (shown.length === 0) return [];
  const list = new Intl.ListFormat('en-GB').format(shown);
  const text = `Readers saw ${list} that are not in the pages, which now show what is written in them. Write the characters themselves where you want them.`;
  return [{ group: 'docs', outcome: 'changed', key, text }];
}
