import { readSections } from 'folia-search';

/** What most studies of silent reading come near to. */
const WORDS_A_MINUTE = 200;

/** How many minutes a text takes to read, code included; at least one. @param html the body of a page */
export function readingMinutes(html: string, language: string): number {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  const count = readSections(html)
    .flatMap(({ headings, text, code }) => [headings.at(-1) ?? '', text, ...code])
    .map((text) => [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length)
    .reduce((sum, length) => sum + length, 0);
  return Math.max(1, Math.round(count / WORDS_A_MINUTE));
}
