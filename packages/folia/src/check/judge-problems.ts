import { isWarning, type Problem, type Subject } from 'folia-problems';
import type { SiteConfig } from '../read/config/site-schema.ts';

type Policies = Pick<
  SiteConfig,
  | 'strict'
  | 'onBrokenLinks'
  | 'onBrokenAnchors'
  | 'onBrokenMarkdownLinks'
  | 'onBrokenMarkdownImages'
  | 'onDuplicateRoutes'
>;

const KEYS = {
  link: 'onBrokenLinks',
  anchor: 'onBrokenAnchors',
  markdownLink: 'onBrokenMarkdownLinks',
  picture: 'onBrokenMarkdownImages',
  route: 'onDuplicateRoutes',
} as const satisfies Record<Subject, keyof Policies>;

/**
 * The problems as the config wants them taken: what it ignores is left out, what it only tells is a warning, and where
 * it is strict every warning is an error.
 */
export function judgeProblems(problems: Problem[], config: Policies): Problem[] {
  return eachOnce(problems).flatMap((problem) => {
    const policy = problem.subject && config[KEYS[problem.subject]];
    if (policy === 'ignore') return [];
    const isTold = policy === 'log' || policy === 'warn' || isWarning(problem);
    const severity = isTold && !config.strict ? 'warning' : 'error';
    return [{ ...problem, severity }];
  });
}

/** A component that a page shows several times has its mistakes once. */
function eachOnce(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
