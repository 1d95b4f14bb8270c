import { expect, test } from 'vitest';
import { failureLines } from './start-command.ts';

test('a failed command is quoted from its first error on', () => {
  const printed = 'Reading 3 pages\nError: no flour\n  at mill.md\n';
  expect(failureLines(printed)).toBe('Error: no flour\n  at mill.md');
});

test('without an error, its last lines are quoted', () => {
  const printed = Array.from({ length: 9 }, (_, line) => `line ${line + 1}`).join('\n');
  expect(failureLines(printed)).toBe('line 4\nline 5\nline 6\nline 7\nline 8\nline 9');
  expect(failureLines('\n')).toBe('It printed nothing.');
});
