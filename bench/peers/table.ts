import { stripVTControlCharacters } from 'node:util';
import type { Unit } from '../measurement.ts';
import { formatValue } from '../report.ts';
import { type Figure, figuresOf, type Part } from './figures.ts';
import type { PeerResults, SizeResults } from './results.ts';
import { ratioOf, type Spread, spreadOf } from './statistics.ts';

const ABSENT = '–';
/** Medians this near to the best one count as equal. */
const TOLERANCE = 1.02;

/**
 * The Markdown table of one size: a row for each figure, a column for each generator. A cell has the
 * median, its quartiles, and the ratio to the first generator with its quartiles. The best is bold.
 */
export function formatSizeTable({ results }: SizeResults, parts: readonly Part[]): string {
  const header = ['Figure', ...results.map(({ title }) => title)];
  const rows = figuresOf(parts).map((figure) => [figure.label, ...formatRow(figure, results)]);
  const rule = header.map((_, index) => (index === 0 ? '---' : '---:'));
  const lines = [header, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [...lines, ...failureLines(results)].join('\n');
}

function formatRow({ name, part, unit }: Figure, results: PeerResults[]): string[] {
  const base = results[0]?.series.get(name) ?? [];
  const medians = results.map(({ series }) => spreadOf(series.get(name) ?? []).median);
  const best = Math.min(...medians.filter(Number.isFinite));
  return results.map(({ series, failures }, index) => {
    const values = series.get(name) ?? [];
    const spread = spreadOf(values);
    if (Number.isNaN(spread.median)) return failures.has(part) ? 'failed' : ABSENT;
    const ratio = index === 0 ? '' : formatRatio(ratioOf(values, base));
    const isBest = spread.median <= best * TOLERANCE;
    return [formatMedian(spread, unit, isBest), ratio].filter(Boolean).join('<br>');
  });
}

function formatMedian({ median, lower, upper }: Spread, unit: Unit, isBest: boolean): string {
  const [middle, from, to] = [median, lower, upper].map((value) => formatValue(value, unit));
  const text = isBest ? `**${middle}**` : `${middle}`;
  return from === to ? text : `${text} (${from} to ${to})`;
}

function formatRatio({ median, lower, upper }: Spread): string {
  if (Number.isNaN(median)) return '';
  const [middle, from, to] = [median, lower, upper].map((value) => value.toPrecision(2));
  return from === to ? `${plain(middle)}×` : `${plain(middle)}× (${plain(from)} to ${plain(to)})`;
}

/** Removes the exponent that `toPrecision` writes from 100 on. */
function plain(text = ''): string {
  return String(Number(text));
}

function failureLines(results: PeerResults[]): string[] {
  const lines = results.flatMap(({ title, failures }) =>
    [...failures].map(([part, message]) => `- ${title}, ${part}: ${oneLine(message)}`),
  );
  return lines.length > 0 ? ['', 'Failed:', '', ...lines] : [];
}

function oneLine(message: string): string {
  const plainText = stripVTControlCharacters(message).replace(/\s+/g, ' ');
  return `\`${plainText.replaceAll('`', "'").slice(0, 300)}\``;
}
