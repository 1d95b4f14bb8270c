import { cpus, loadavg, totalmem } from 'node:os';
import {
  type Measurement,
  type Section,
  type Unit,
  type Verdict,
  verdictOf,
} from './measurement.ts';

const VERDICT_WORDS: Record<Verdict, string> = {
  shown: '',
  within: 'within',
  over: 'OVER',
  slow: 'over (warning)',
};

const HEADINGS = ['what', 'measured', 'budget', 'verdict'];
const MINIMUM_WIDTHS = [56, 10, 10, 14];

/**
 * The average number of processes that needed the processor over the last minute (0 on Windows).
 */
export function currentLoad(): number {
  return loadavg()[0] ?? 0;
}

/** A warning if other programs keep the processor busy, which increases all times. */
export function loadWarning(load: number): string | undefined {
  const cores = cpus().length;
  if (load <= cores / 2) return undefined;
  return `The machine is busy (load ${load.toFixed(1)} on ${cores} cores): the times of this run are not reliable.\n`;
}

/** Formats all sections as a table in plain text. */
export function formatTable(sections: Section[]): string {
  return sections
    .map(({ title, measurements }) =>
      [title, ...[HEADINGS, ...measurements.map(cells)].map(formatRow), ''].join('\n'),
    )
    .join('\n');
}

/** A one-line summary of the budgets. */
export function formatSummary(sections: Section[]): string {
  const verdicts = sections.flatMap(({ measurements }) => measurements.map(verdictOf));
  const count = (verdict: Verdict) => verdicts.filter((other) => other === verdict).length;
  return `${count('within')} within budget, ${count('over')} over, ${count('slow')} over as a warning (times and memory).`;
}

/** Whether a size or a count exceeds its budget. */
export function hasFailed(sections: Section[]): boolean {
  return sections.some(({ measurements }) =>
    measurements.some((measurement) => verdictOf(measurement) === 'over'),
  );
}

/** The run as JSON, with information about the machine. */
export function formatJson(sections: Section[], loadAtStart: number): string {
  const machine = {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    processor: cpus()[0]?.model,
    cores: cpus().length,
    memory: totalmem(),
    load: loadAtStart,
  };
  const judged = sections.map(({ title, measurements }) => ({
    title,
    measurements: measurements.map((measurement) => ({
      ...measurement,
      verdict: verdictOf(measurement),
    })),
  }));
  return `${JSON.stringify({ machine, sections: judged }, null, 2)}\n`;
}

/**
 * Formats a number in a readable unit; kB, MB and GB are powers of 1,000.
 *
 * @example formatValue(14600, 'bytes') // '14.6 kB'
 */
export function formatValue(value: number, unit: Unit): string {
  switch (unit) {
    case 'count':
      return String(value);
    case 'score':
      return String(Number(value.toFixed(4)));
    case 'milliseconds':
      return value < 2000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
    case 'bytes':
    case 'memory':
      if (value < 1_000_000) return `${(value / 1000).toFixed(1)} kB`;
      if (value < 1_000_000_000) return `${(value / 1_000_000).toFixed(1)} MB`;
      return `${(value / 1_000_000_000).toFixed(2)} GB`;
  }
}

function cells(measurement: Measurement): string[] {
  const { what, value, unit, budget, note } = measurement;
  return [
    what,
    formatValue(value, unit),
    budget === undefined ? '' : formatValue(budget, unit),
    VERDICT_WORDS[verdictOf(measurement)],
    ...(note === undefined ? [] : [note]),
  ];
}

function formatRow(row: string[]): string {
  const [what = '', measured = '', budget = '', ...rest] = row;
  const [whatWidth = 0, measuredWidth = 0, budgetWidth = 0, verdictWidth = 0] = MINIMUM_WIDTHS;
  const [verdict = '', note = ''] = rest;
  return [
    `  ${what.padEnd(whatWidth)}`,
    measured.padStart(measuredWidth),
    budget.padStart(budgetWidth),
    ` ${verdict.padEnd(verdictWidth)}`,
    note,
  ]
    .join(' ')
    .trimEnd();
}
