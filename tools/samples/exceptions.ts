import type { Problem } from 'folia-problems';
import { z } from 'zod';
import { isEnvironment } from './data/environment.ts';
import type { Sample } from './sample.ts';

const text = z.string().min(1);

/** The schema of `site/style/sample-exceptions.yaml`. */
export const exceptionsSchema = z.strictObject({
  /** Samples that are not checked. */
  samples: z.array(
    z.strictObject({
      /** Path of the page. */
      file: text,
      /** The first line of the code. */
      starts: text,
      reason: text,
    }),
  ),
  /** Environment variables of Immich's containers that the reference does not list. */
  variables: z.array(z.strictObject({ name: text, reason: text })),
});

export type Exceptions = z.output<typeof exceptionsSchema>;

const LIST = 'site/style/sample-exceptions.yaml';

/**
 * Separates the samples to check from those that have a reason not to be checked. An exception
 * that matches no sample is a problem, and so is an empty reason.
 */
export function withoutExceptions(
  samples: readonly Sample[],
  exceptions: Exceptions['samples'],
): { samples: Sample[]; excepted: Sample[]; problems: Problem[] } {
  const isListed = (sample: Sample) => exceptions.some((exception) => matches(exception, sample));
  const isExcepted = (sample: Sample) => sample.unchecked.trim() !== '' || isListed(sample);
  return {
    samples: samples.filter((sample) => !isExcepted(sample)),
    excepted: samples.filter(isExcepted),
    problems: exceptions
      .filter((exception) => !samples.some((sample) => matches(exception, sample)))
      .map(({ file, starts }) => ({
        file: LIST,
        message: `No code block in ${file} starts with "${starts}".`,
        hint: 'Remove the exception, or correct its file and first line.',
      })),
  };
}

/** Exceptions for environment variables that no sample needs. */
export function unneededVariables(
  samples: readonly Sample[],
  exceptions: Exceptions['variables'],
  reference: ReadonlySet<string>,
): Problem[] {
  const isUsed = (name: string) =>
    samples.some((sample) => isEnvironment(sample) && sample.code.includes(`${name}=`));
  return exceptions
    .filter(({ name }) => reference.has(name) || !isUsed(name))
    .map(({ name }) => ({
      file: LIST,
      message: reference.has(name)
        ? `The environment reference has ${name}.`
        : `No sample sets ${name}.`,
      hint: 'Remove the exception.',
    }));
}

function matches({ file, starts }: Exceptions['samples'][number], sample: Sample): boolean {
  return sample.file === file && sample.code.split('\n', 1)[0]?.trim() === starts.trim();
}
