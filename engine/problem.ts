/** What is wrong with a site: where it is, what was found, and what to do next. */
export type Problem = {
  message: string;
  /** Path from the site's folder, or absolute for files outside it. */
  file?: string;
  /** 1-based. */
  line?: number;
  /** 1-based. */
  column?: number;
  /** What is allowed, or what to do. */
  hint?: string;
};

/** Ends a command because of mistakes in the site; never for a mistake in the engine. */
export class SiteError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[], options?: ErrorOptions) {
    super(formatProblems(problems), options);
    this.name = 'SiteError';
    this.problems = problems;
  }
}

/**
 * All problems as text, grouped by file in the order of lines.
 * @example
 * docs/a.md
 *   12:5  The link "b.md" leads to no page.
 *         Did you mean "c.md"?
 */
export function formatProblems(problems: Problem[]): string {
  const groups = Map.groupBy(problems, (problem) => problem.file ?? '');
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([file, group]) => (file ? `${file}\n${formatGroup(group)}` : formatGroup(group)))
    .join('\n\n');
}

function formatGroup(problems: Problem[]): string {
  return problems
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0))
    .map(formatProblem)
    .join('\n');
}

function formatProblem({ message, line, column, hint }: Problem): string {
  const place = line === undefined ? '' : `${line}:${column ?? 1}  `;
  const indent = ' '.repeat(place ? 2 + place.length : 4);
  const lines = [message, ...(hint ? hint.split('\n') : [])];
  return `  ${place}${lines.join('\n').replaceAll('\n', `\n${indent}`)}`;
}
