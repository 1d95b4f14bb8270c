import type { Problem } from 'folia-problems';
import type { Program } from './programs.ts';
import type { Sample } from './sample.ts';

/** One way to check samples. */
export type Checker = {
  /** What it does with a sample, for the summary: "parsed", "run in Postgres". */
  does: string;
  /** The programs it starts. Checkers that start none but bash are quick. */
  programs: readonly Program[];
  handles: (sample: Sample) => boolean;
  /**
   * @param samples those it handles
   * @param all the samples of all pages
   */
  check: (samples: readonly Sample[], all: readonly Sample[]) => Result | Promise<Result>;
};

export type Result = {
  problems: Problem[];
  /** What could not be checked on this machine, with the reason. */
  skipped?: string[];
};

/** A checker that looks at each sample alone and starts no program. */
export function eachSample(
  does: string,
  handles: Checker['handles'],
  check: (sample: Sample) => Problem[],
): Checker {
  return {
    does,
    programs: [],
    handles,
    check: (samples) => ({ problems: samples.flatMap(check) }),
  };
}
