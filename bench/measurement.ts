/** What a number counts. `score` is a plain number such as a layout shift; `memory` is in bytes. */
export type Unit = 'bytes' | 'count' | 'score' | 'milliseconds' | 'memory';

/** One number of a run, with what it may be at most. */
export type Measurement = {
  what: string;
  value: number;
  unit: Unit;
  /** Absent where the number is only shown. */
  budget?: number;
  note?: string;
};

/** Measurements that belong together, under a heading. */
export type Section = { title: string; measurements: Measurement[] };

export type Verdict = 'shown' | 'within' | 'over' | 'slow';

/** Differ from machine to machine and from run to run: over budget they warn and do not fail. */
const NOISY_UNITS: readonly Unit[] = ['milliseconds', 'memory'];

/** How a measurement stands to its budget; `over` fails a run, `slow` only warns. */
export function verdictOf({ value, unit, budget }: Measurement): Verdict {
  if (budget === undefined) return 'shown';
  if (value <= budget) return 'within';
  return NOISY_UNITS.includes(unit) ? 'slow' : 'over';
}

/** The middle one of some numbers; of an even count the lower of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** The median of some times, with the best of them: on a busy machine the two lie far apart. */
export function timed(
  times: number[],
  { what, budget, note }: Omit<Measurement, 'value' | 'unit'>,
): Measurement {
  const best = `best ${Math.round(Math.min(...times))} ms`;
  return {
    what,
    value: median(times),
    unit: 'milliseconds',
    budget,
    note: note === undefined ? best : `${best}, ${note}`,
  };
}
