/** The median and the quartiles of several values. All are NaN if there is none. */
export type Spread = { median: number; lower: number; upper: number };

/** Leaves out values that are not finite, such as of visits without the event. */
export function spreadOf(values: number[]): Spread {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    lower: quantile(sorted, 0.25),
    upper: quantile(sorted, 0.75),
  };
}

/**
 * The ratio of two series, round by round: both values of a round were measured at nearly the same
 * time, so what slows the whole machine cancels out. Rounds in which either value is missing or the
 * base is 0 are left out.
 */
export function ratioOf(values: number[], base: number[]): Spread {
  const ratios = values.map((value, round) => {
    const other = base[round] ?? Number.NaN;
    return other === 0 ? Number.NaN : value / other;
  });
  return spreadOf(ratios);
}

/**
 * A quantile of sorted values, with linear interpolation between neighbors
 * (https://en.wikipedia.org/wiki/Quantile, R-7).
 */
function quantile(sorted: number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}
