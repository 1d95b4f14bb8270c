import type { Problem } from 'folia-problems';
import type { Checker } from './checker.ts';
import { problemAt, type Sample } from './sample.ts';
import { isKnownUnchecked } from './summary.ts';

/** Finds fences without a language, and those whose language no checker knows. */
export function checkLanguages(
  samples: readonly Sample[],
  checkers: readonly Checker[],
): Problem[] {
  return samples
    .filter((sample) => !isKnownUnchecked(sample))
    .filter((sample) => !checkers.some(({ handles }) => handles(sample)))
    .map((sample) =>
      sample.language === ''
        ? problemAt(
            sample,
            1,
            'This code block names no language.',
            'Write "text" if nothing else fits.',
          )
        : problemAt(
            sample,
            1,
            `Nothing checks the language "${sample.language}".`,
            'Use a known one, or add it to tools/samples/checkers.ts or tools/samples/summary.ts.',
          ),
    );
}
