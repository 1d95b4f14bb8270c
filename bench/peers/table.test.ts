import { expect, test } from 'vitest';
import { replaceBetweenMarkers } from './readme.ts';
import { addValues, type PeerResults } from './results.ts';
import { formatSizeTable } from './table.ts';

function resultsOf(title: string, rounds: Record<string, number>[]): PeerResults {
  const results: PeerResults = {
    name: title.toLowerCase(),
    title,
    series: new Map(),
    failures: new Map(),
  };
  for (const [round, values] of rounds.entries()) addValues(results, round, values);
  return results;
}

function rowsOf(...results: PeerResults[]): string[] {
  return formatSizeTable({ pages: 300, bytes: 1, results }, ['build']).split('\n');
}

const ours = resultsOf('Ours', [{ 'wall time': 4000 }, { 'wall time': 5000 }]);

test('a cell has the median, its quartiles, and the ratio to the first generator', () => {
  const other = resultsOf('Other', [{ 'wall time': 8000 }, { 'wall time': 10_000 }]);
  expect(rowsOf(ours, other)[2]).toBe(
    '| Cold build, wall time | **4.5 s** (4.3 s to 4.8 s) | 9.0 s (8.5 s to 9.5 s)<br>2× |',
  );
});

test('the best value is bold even if it is not ours', () => {
  const other = resultsOf('Other', [{ 'wall time': 3000 }, { 'wall time': 3000 }]);
  expect(rowsOf(ours, other)[2]).toContain(
    '| 4.5 s (4.3 s to 4.8 s) | **3.0 s**<br>0.68× (0.64 to 0.71) |',
  );
});

test('a failed build is in the table with its message', () => {
  const failed = resultsOf('Other', []);
  failed.failures.set('build', '\u001b[31mout of\nmemory\u001b[39m');
  const rows = rowsOf(ours, failed);
  expect(rows[2]).toBe('| Cold build, wall time | **4.5 s** (4.3 s to 4.8 s) | failed |');
  expect(rows.at(-1)).toBe('- Other, build: `out of memory`');
});

test('a round that did not measure a figure does not count as 0', () => {
  const { series } = resultsOf('Ours', [{ files: 7 }, {}, { files: 9 }]);
  expect(series.get('files')).toEqual([7, Number.NaN, 9]);
});

test('the report replaces what is between the markers, and nothing else', () => {
  const text = 'Before\n<!-- peers:start -->\nold\n<!-- peers:end -->\nAfter\n';
  const written = replaceBetweenMarkers(text, '| new |\n');
  expect(written).toBe('Before\n<!-- peers:start -->\n\n| new |\n\n<!-- peers:end -->\nAfter\n');
  expect(replaceBetweenMarkers(written, '| new |')).toBe(written);
  expect(() => replaceBetweenMarkers('no markers', 'x')).toThrow('peers:start');
});
