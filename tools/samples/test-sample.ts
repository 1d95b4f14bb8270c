import type { Checker } from './checker.ts';
import { findProgram } from './programs.ts';
import type { Sample } from './sample.ts';

/** A sample whose first line is line 11 of a page, for tests. */
export function sample(language: string, code: string, parts: Partial<Sample> = {}): Sample {
  return { file: 'docs/tea.md', line: 11, language, title: '', code, unchecked: '', ...parts };
}

/** What a checker says about samples, as `line message`. Samples that it does not handle are left out. */
export async function faults(checker: Checker, ...samples: Sample[]): Promise<string[]> {
  const { problems } = await checker.check(samples.filter(checker.handles), samples);
  return problems.map(({ line, message }) => `${line} ${message}`);
}

/** Whether a program of a checker is missing on this machine, so that its test cannot run. */
export function lacksPrograms({ programs }: Checker): boolean {
  return programs.some((program) => findProgram(program) === undefined);
}
