/** The unit of a value. `score` is a plain number such as a layout shift; `memory` is in bytes. */
export type Unit = 'bytes' | 'count' | 'score' | 'milliseconds' | 'memory';

/** A value measured in a run, with its budget. */
export type Measurement = {
  what: string;
  value: number;
  unit: Unit;
  /** Absent if the value has no limit. */
  budget?: number;
  note?: string;
};

/** Related measurements under a heading. */
export type Section = { title: string; measurements: Measurement[] };

export type Verdict = 'shown' | 'within' | 'over' | 'slow';

/** These vary between machines and runs, so exceeding their budget is only a warning. */
const NOISY_UNITS: readonly Unit[] = ['milliseconds', 'memory'];

/** Compares a measurement to its budget; `over` fails a run, `slow` is a warning. */
export function verdictOf({ value, unit, budget }: Measurement): Verdict {
  if (budget === undefined) return 'shown';
  if (value <= budget) return 'within';
  return NOISY_UNITS.includes(unit) ? 'slow' : 'over';
}

/** The median; for an even count, the lower of the two middle values. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** The median of several times, with the best of them: on a busy machine, the two differ widely. */
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
