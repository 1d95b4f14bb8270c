import { readSections } from 'folia-search';

/** A common estimate of silent reading speed. */
const WORDS_PER_MINUTE = 200;

/** Estimates the reading time of a page in minutes (at least 1), including code. @param html the body of the page */
export function readingMinutes(html: string, language: string): number {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  const count = readSections(html)
    .flatMap(({ headings, text, code }) => [headings.at(-1) ?? '', text, ...code])
    .map((text) => [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length)
    .reduce((sum, length) => sum + length, 0);
  return Math.max(1, Math.round(count / WORDS_PER_MINUTE));
}
