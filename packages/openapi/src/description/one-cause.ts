import type { Problem } from 'folia-problems';

/** Adds a problem to a list. Those with the same cause are one problem, which says how many there are. */
export type Collect = (problem: Problem, cause?: string) => void;

/** Creates a `Collect`. @param problems receives the problems */
export function makeCollect(problems: Problem[]): Collect {
  const firsts = new Map<string, { index: number; problem: Problem; others: number }>();
  return (problem, cause) => {
    const first = cause === undefined ? undefined : firsts.get(cause);
    if (first === undefined) {
      if (cause !== undefined) firsts.set(cause, { index: problems.length, problem, others: 0 });
      problems.push(problem);
      return;
    }
    first.others += 1;
    const more =
      first.others === 1
        ? 'Another place has the same problem.'
        : `${first.others} other places have the same problem.`;
    const hint = [first.problem.hint, more].filter(Boolean).join('\n');
    problems[first.index] = { ...first.problem, hint };
  };
}
