import { isWarning, type Problem } from 'folia-problems';
import { POLICY_KEYS } from './apply-policies.ts';

/**
 * Removes problems that may only follow from other mistakes. For example, if the list of authors
 * cannot be read, posts by unknown authors are not reported. Warnings do not hide other problems,
 * since a build with warnings only is published.
 */
export function dropConsequences(problems: Problem[]): Problem[] {
  const unknown = new Set<string>(
    problems
      .filter((problem) => !isWarning(problem))
      .flatMap(({ leavesUnknown = [] }) => leavesUnknown),
  );
  if (unknown.size === 0) return problems;
  const isUnknown = (fact: string) => withAncestors(fact).some((part) => unknown.has(part));
  // Without its policy, it is unknown whether the site wants a problem reported.
  const hasUnknownPolicy = ({ subject }: Problem) =>
    subject !== undefined && isUnknown(`config/${POLICY_KEYS[subject]}`);
  return problems.filter(
    (problem) => !(problem.dependsOn ?? []).some(isUnknown) && !hasUnknownPolicy(problem),
  );
}

/** @example withAncestors('pages/docs/roses') // ['pages', 'pages/docs', 'pages/docs/roses'] */
function withAncestors(fact: string): string[] {
  const parts = fact.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
