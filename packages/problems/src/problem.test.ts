import { describe, expect, test } from 'vitest';
import { countProblems, formatProblems, isWarning, type Problem, SiteError } from './problem.ts';

describe('formatProblems: everything that is wrong, as one text', () => {
  test('problems stand under their file, in the order of lines', () => {
    const text = formatProblems([
      { file: 'docs/rye.md', line: 12, column: 5, message: 'The link "oven.md" leads to no page.' },
      { file: 'docs/buns.md', line: 3, column: 1, message: 'The file "bun.png" does not exist.' },
      { file: 'docs/rye.md', line: 2, column: 9, message: 'The link "mill.md" leads to no page.' },
    ]);
    expect(text).toMatchInlineSnapshot(`
      "docs/buns.md
        3:1  The file "bun.png" does not exist.

      docs/rye.md
        2:9  The link "mill.md" leads to no page.
        12:5  The link "oven.md" leads to no page."
    `);
  });

  test('problems of one line stand in the order of columns', () => {
    const text = formatProblems([
      { file: 'docs/rye.md', line: 2, column: 30, message: 'second' },
      { file: 'docs/rye.md', line: 2, column: 4, message: 'first' },
    ]);
    expect(text.indexOf('first')).toBeLessThan(text.indexOf('second'));
  });

  test('a hint stands below its message, in the same column, each of its lines', () => {
    const text = formatProblems([
      {
        file: 'docs/rye.md',
        line: 120,
        column: 5,
        message: 'The link "oven.md" leads to no page.',
        hint: 'Did you mean "ovens.md"?\nPaths are relative to this file.',
      },
    ]);
    expect(text).toMatchInlineSnapshot(`
      "docs/rye.md
        120:5  The link "oven.md" leads to no page.
               Did you mean "ovens.md"?
               Paths are relative to this file."
    `);
  });

  test('a message of several lines keeps its column', () => {
    const text = formatProblems([{ file: 'docs/rye.md', line: 7, message: 'one\ntwo' }]);
    expect(text).toMatchInlineSnapshot(`
      "docs/rye.md
        7:1  one
             two"
    `);
  });

  test('a problem without a line stands under its file, before those with one', () => {
    const text = formatProblems([
      { file: 'docs/rye.md', line: 1, message: 'with a line' },
      { file: 'docs/rye.md', message: 'without a line', hint: 'Do this.' },
    ]);
    expect(text).toMatchInlineSnapshot(`
      "docs/rye.md
        without a line
          Do this.
        1:1  with a line"
    `);
  });

  test('a problem without a file stands alone', () => {
    const text = formatProblems([{ message: 'No oven is hot.', hint: 'Heat one.' }]);
    expect(text).toMatchInlineSnapshot(`
      "  No oven is hot.
          Heat one."
    `);
  });
});

describe('severity: errors stop a build, warnings are told', () => {
  const warning: Problem = { severity: 'warning', line: 2, message: 'It is pale.', hint: 'Wait.' };
  const burnt: Problem = { line: 1, message: 'It is burnt.' };

  test('warnings are marked, and stand among the errors in the order of lines', () => {
    expect(formatProblems([warning, burnt])).toMatchInlineSnapshot(`
      "  1:1  It is burnt.
        2:1  Warning: It is pale.
             Wait."
    `);
  });

  test('both kinds are counted', () => {
    expect(countProblems([burnt])).toBe('1 error');
    expect(countProblems([warning, warning])).toBe('2 warnings');
    expect(countProblems([burnt, warning, burnt])).toBe('2 errors, 1 warning');
    expect(countProblems([])).toBe('');
  });

  test('what has no severity is an error', () => {
    expect([warning, burnt].map(isWarning)).toEqual([true, false]);
  });
});

describe('SiteError', () => {
  test('its message is the formatted text, and it keeps the problems and the cause', () => {
    const problems = [{ file: 'docs/rye.md', line: 1, message: 'burnt' }];
    const cause = new Error('too hot');
    const error = new SiteError(problems, { cause });
    expect(error.message).toBe(formatProblems(problems));
    expect(error.problems).toBe(problems);
    expect(error.cause).toBe(cause);
  });
});
