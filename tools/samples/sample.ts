import type { Problem } from 'folia-problems';

/** A code block of a page. */
export type Sample = {
  /** Path of the page. */
  file: string;
  /** Line of the page with the first line of the code. 1-based. */
  line: number;
  /** As the fence names it, in lowercase. Empty if it names none. */
  language: string;
  /** Usually the name of the file that readers put the code in. */
  title: string;
  code: string;
  /** The reason not to check it, which the fence gives as `unchecked="…"`. */
  unchecked: string;
};

/**
 * A problem of a sample at its line of the page.
 *
 * @param line of the code. 1-based; a line after the end counts as the last one
 */
export function problemAt(sample: Sample, line: number, message: string, hint?: string): Problem {
  const last = sample.code.split('\n').length;
  return {
    file: sample.file,
    line: sample.line + Math.min(Math.max(line, 1), last) - 1,
    message,
    ...(hint === undefined ? {} : { hint }),
  };
}

/** The line of a character of the text. 1-based. */
export function lineOfOffset(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
