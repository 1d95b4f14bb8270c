import type { Problem } from 'folia-problems';
import type { Phrase } from './phrase-list.ts';
import type { ProseBlock } from './prose-blocks.ts';

/** Finds constructions that a native writer would not use. */
export function checkPhrases(
  file: string,
  blocks: readonly Pick<ProseBlock, 'text' | 'placeAt'>[],
  phrases: readonly Phrase[],
): Problem[] {
  return blocks.flatMap(({ text, placeAt }) =>
    phrases.flatMap(({ pattern, why, write }) =>
      [...text.matchAll(pattern)].map((match) => ({
        file,
        ...placeAt(match.index),
        message: `"${match[0].replace(/\s+/g, ' ')}": ${why}`,
        hint: `Write: ${write}`,
      })),
    ),
  );
}
