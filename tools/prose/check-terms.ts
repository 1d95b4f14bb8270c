import type { Problem } from 'folia-problems';
import type { ProseBlock } from './prose-blocks.ts';
import type { StyleSheet } from './style-sheet.ts';

/** Finds words that the style sheet spells differently. */
export function checkTerms(
  file: string,
  blocks: readonly Pick<ProseBlock, 'text' | 'placeAt'>[],
  { terms }: StyleSheet,
): Problem[] {
  const rules = terms.flatMap(({ write, not }) =>
    not.map((other) => ({ write, other, pattern: wholeWord(other) })),
  );
  return blocks.flatMap(({ text, placeAt }) =>
    rules.flatMap(({ write, other, pattern }) =>
      [...text.matchAll(pattern)].map(({ index }) => ({
        file,
        ...placeAt(index),
        message: write ? `"${other}" should be "${write}".` : `"${other}" adds nothing: remove it.`,
      })),
    ),
  );
}

/** `e-mail` does not match in `re-mail-it`; URLs, paths and ids are not prose. */
function wholeWord(word: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}_./:@#-])${RegExp.escape(word)}(?![\\p{L}\\p{N}_/-]|\\.\\p{L})`,
    'gu',
  );
}
