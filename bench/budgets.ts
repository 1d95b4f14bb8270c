import budgets from './budgets.json' with { type: 'json' };

export { budgets };

export type BuildBudget = { milliseconds: number; memory: number; output: number };

/**
 * What a build of so many pages may take: on the line through the small and the large budget, and never less than the
 * small one, which also covers what a build costs before its first page.
 */
export function buildBudget(pages: number): BuildBudget {
  const { small, large } = budgets.builds;
  const share = Math.max(0, (pages - small.pages) / (large.pages - small.pages));
  const between = (from: number, to: number) => from + share * (to - from);
  return {
    milliseconds: between(small.milliseconds, large.milliseconds),
    memory: between(small.memory, large.memory),
    output: between(small.output, large.output),
  };
}
