import type { Readability } from './readability.ts';

export type ReportRow = Readability & { path: string; figures: number };

const HEAD = ['Ease', 'Words', 'Sentences', 'Average', 'Longest', 'Passive', 'Figures', 'Page'];

/** Formats a table of pages, the hardest to read first, with sums in the last line. */
export function formatReport(rows: readonly ReportRow[]): string {
  const sorted = rows.toSorted((a, b) => a.ease - b.ease);
  const cells = [HEAD, ...sorted.map(rowCells), sumCells(rows)];
  const widths = HEAD.map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          column === HEAD.length - 1 ? cell : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

function rowCells(row: ReportRow): string[] {
  const { path, words, sentences, length, longest, ease, passive, figures } = row;
  return [
    ease.toFixed(0),
    String(words),
    String(sentences),
    length.toFixed(1),
    String(longest.words),
    percent(passive),
    String(figures),
    `${path}:${longest.line}`,
  ];
}

/** Sums of words, sentences and figures; averages weighted by sentences for the others. */
function sumCells(rows: readonly ReportRow[]): string[] {
  const sum = (value: (row: ReportRow) => number) => rows.reduce((a, row) => a + value(row), 0);
  const sentences = sum((row) => row.sentences);
  const average = (value: (row: ReportRow) => number) =>
    sum((row) => value(row) * row.sentences) / Math.max(sentences, 1);
  return [
    average(({ ease }) => ease).toFixed(0),
    String(sum(({ words }) => words)),
    String(sentences),
    average(({ length }) => length).toFixed(1),
    String(Math.max(0, ...rows.map(({ longest }) => longest.words))),
    percent(average(({ passive }) => passive)),
    String(sum(({ figures }) => figures)),
    `${rows.length} pages. Each path leads to the longest sentence.`,
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)}%`;
}
