import { isWarning, type Problem } from 'folia-problems';

/**
 * Leaves out what may only follow from another mistake: with an unreadable list of authors, posts by unknown authors are
 * not reported. Warnings leave nothing unknown, since a build with warnings alone is published.
 */
export function withoutConsequences(problems: Problem[]): Problem[] {
  const unknown = new Set<string>(
    problems
      .filter((problem) => !isWarning(problem))
      .flatMap(({ leavesUnknown = [] }) => leavesUnknown),
  );
  if (unknown.size === 0) return problems;
  const isUnknown = (fact: string) => withAncestors(fact).some((part) => unknown.has(part));
  return problems.filter(({ dependsOn = [] }) => !dependsOn.some(isUnknown));
}

/** @example withAncestors('pages/docs/roses') // ['pages', 'pages/docs', 'pages/docs/roses'] */
function withAncestors(fact: string): string[] {
  const parts = fact.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
