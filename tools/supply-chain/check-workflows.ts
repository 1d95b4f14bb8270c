import type { Problem } from 'folia-problems';
import { parse } from 'yaml';
import { z } from 'zod';

/** An action of another repository, with the commit and, in a comment, its version. */
const PINNED = /@[\da-f]{40} # v\d+\.\d+\.\d+$/;

const workflowSchema = z.object({ permissions: z.record(z.string(), z.string()).optional() });

/** @returns line (1-based), column and text of each mistake in a workflow */
export type LintWorkflow = (
  text: string,
  path: string,
) => { line: number; column: number; message: string }[];

/**
 * Checks that the syntax and expressions of a workflow are valid, that it pins actions to commits, since tags can be moved,
 * that each job has only the permissions that it names, and that its npm scripts exist.
 *
 * @param path of the file, from the root of the repository
 * @param scripts names of the npm scripts
 */
export function checkWorkflow(
  path: string,
  text: string,
  { lint, scripts }: { lint: LintWorkflow; scripts: readonly string[] },
): Problem[] {
  const mistakes = lint(text, path).map(({ line, column, message }) => ({
    file: path,
    line,
    column,
    message,
  }));
  const { data } = workflowSchema.safeParse(parse(text));
  const isOpen = data?.permissions === undefined || Object.keys(data.permissions).length > 0;
  const open = {
    file: path,
    message: 'All jobs get permissions that only some of them need.',
    hint: 'Write "permissions: {}" at the top, and what a job needs in the job.',
  };
  const ofLines = text
    .split('\n')
    .flatMap((content, index) =>
      checkLine(content, scripts).map((problem) => ({ file: path, line: index + 1, ...problem })),
    );
  return [...mistakes, ...(isOpen ? [open] : []), ...ofLines];
}

function checkLine(content: string, scripts: readonly string[]): Omit<Problem, 'file' | 'line'>[] {
  const [, action] = /\buses: (.+)/.exec(content) ?? [];
  const [, script] = /\bnpm (?:run (\S+)|test\b)/.exec(content) ?? [];
  const problems = [];
  if (action !== undefined && !action.startsWith('./') && !PINNED.test(action)) {
    const hint = 'Expected: name@COMMIT # vMAJOR.MINOR.PATCH, with all 40 digits of the commit.';
    problems.push({ message: `"${action}" names no commit, or no version of it.`, hint });
  }
  if (script !== undefined && !scripts.includes(script)) {
    const hint = `Scripts of package.json: ${scripts.join(', ')}.`;
    problems.push({ message: `There is no npm script "${script}".`, hint });
  }
  return problems;
}
