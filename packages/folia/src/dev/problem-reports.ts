import { formatProblems, isWarning, type Problem, sortProblems } from 'folia-problems';
import type { HotPayload } from 'vite';
import type { ListedWarning } from './warning-list.ts';

/** Problems as pages show them: errors as text over the page, warnings as a list in a corner. */
type ShownProblems = { errors: string; warnings: ListedWarning[] };

/** One open page, or all of them. */
type Receiver = { send: (payload: HotPayload) => void };

export type ProblemReports = {
  /** Shows what is wrong on a page, or on all of them. */
  show: (page?: Receiver) => void;
  /** Checks the site once more, and writes what has changed to the terminal. @returns whether the last errors are gone */
  checkAgain: () => boolean;
  /** Shows and writes an error that keeps the site from being read. */
  fail: (error: unknown) => void;
  hasErrors: () => boolean;
};

/**
 * Keeps the problems of a site in development.
 * @param check lists them, if they are all known
 * @param pages all open pages
 */
export function makeProblemReports(
  check: () => Problem[] | undefined,
  pages: Receiver,
): ProblemReports {
  const print = makePrinter();
  let found: ShownProblems = { errors: '', warnings: [] };
  const hasErrors = () => found.errors !== '';
  const show = (page = pages) => {
    if (found.errors) page.send({ type: 'error', err: { message: found.errors, stack: '' } });
    page.send({ type: 'custom', event: 'docs:warnings', data: found.warnings });
  };
  return {
    show,
    hasErrors,
    checkAgain() {
      const hadErrors = hasErrors();
      const problems = check();
      if (!problems) return false;
      found = describe(problems);
      print(problems.length > 0 ? formatProblems(problems) : '');
      return hadErrors && !hasErrors();
    },
    fail(error) {
      found = { errors: error instanceof Error ? error.message : String(error), warnings: [] };
      print(found.errors);
      show();
    },
  };
}

/** Returns a function that writes a list of problems to the terminal if it differs from the one before. */
function makePrinter(): (list: string) => void {
  let printed = '';
  return (list) => {
    if (list === printed) return;
    printed = list;
    console.error(list ? `\n${list}\n` : '\nAll mistakes are fixed.\n');
  };
}

function describe(problems: Problem[]): ShownProblems {
  return {
    errors: problems.every(isWarning) ? '' : formatProblems(problems),
    warnings: sortProblems(problems)
      .filter(isWarning)
      .map(({ file = '', line, column = 1, message, hint }) => ({
        place: line === undefined ? file : `${file}:${line}:${column}`,
        message,
        hint,
      })),
  };
}
