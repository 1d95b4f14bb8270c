import budgets from './budgets.json' with { type: 'json' };

export { budgets };

export type BuildBudget = { milliseconds: number; memory: number; output: number };

/**
 * The budget for building a number of pages: linear interpolation between the small and the large
 * budget, and at least the small one, which also covers the fixed cost of a build.
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
