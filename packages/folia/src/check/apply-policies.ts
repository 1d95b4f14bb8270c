import { isWarning, type Problem, type Subject, uniqueProblems } from 'folia-problems';
import type { SiteConfig } from '../read/config/site-schema.ts';

/** What the config says about problems. */
export type Policies = Pick<
  SiteConfig,
  | 'strict'
  | 'onBrokenLinks'
  | 'onBrokenAnchors'
  | 'onBrokenMarkdownLinks'
  | 'onBrokenMarkdownImages'
  | 'onDuplicateRoutes'
  | 'onBrokenRedirects'
  | 'onBrokenPages'
>;

/** The key of the config that decides about a kind of problem. */
export const POLICY_KEYS = {
  link: 'onBrokenLinks',
  anchor: 'onBrokenAnchors',
  markdownLink: 'onBrokenMarkdownLinks',
  picture: 'onBrokenMarkdownImages',
  route: 'onDuplicateRoutes',
  redirect: 'onBrokenRedirects',
  page: 'onBrokenPages',
} as const satisfies Record<Subject, keyof Policies>;

/**
 * Applies the policies in the config to problems: drops ignored ones, and turns others into
 * warnings or, if the config is strict, into errors. Notices about the machine stay warnings.
 */
export function applyPolicies(problems: Problem[], config: Policies): Problem[] {
  return uniqueProblems(problems).flatMap((problem) => {
    const policy = problem.subject && config[POLICY_KEYS[problem.subject]];
    if (policy === 'ignore') return [];
    const isWarned = policy === 'log' || policy === 'warn' || isWarning(problem);
    const isKept = problem.isNotice || !config.strict;
    const severity = isWarned && isKept ? 'warning' : 'error';
    return [{ ...problem, severity }];
  });
}
