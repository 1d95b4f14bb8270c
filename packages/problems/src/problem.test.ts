import { describe, expect, test } from 'vitest';
import { countProblems, formatProblems, isWarning, type Problem, SiteError } from './problem.ts';

describe('formatProblems', () => {
  test('problems are listed below their file, sorted by line', () => {
    const text = formatProblems([
      {
        file: 'docs/rye.md',
        line: 12,
        column: 5,
        message: 'The link "oven.md" does not lead to a page.',
      },
      { file: 'docs/buns.md', line: 3, column: 1, message: 'The file "bun.png" does not exist.' },
      {
        file: 'docs/rye.md',
        line: 2,
        column: 9,
        message: 'The link "mill.md" does not lead to a page.',
      },
    ]);
    expect(text).toMatchInlineSnapshot(`
      "docs/buns.md
        3:1  The file "bun.png" does not exist.

      docs/rye.md
        2:9  The link "mill.md" does not lead to a page.
        12:5  The link "oven.md" does not lead to a page."
    `);
  });

  test('problems in one line are sorted by column', () => {
    const text = formatProblems([
      { file: 'docs/rye.md', line: 2, column: 30, message: 'second' },
      { file: 'docs/rye.md', line: 2, column: 4, message: 'first' },
    ]);
    expect(text.indexOf('first')).toBeLessThan(text.indexOf('second'));
  });

  test('a hint is below its message and aligned with it, line by line', () => {
    const text = formatProblems([
      {
        file: 'docs/rye.md',
        line: 120,
        column: 5,
        message: 'The link "oven.md" does not lead to a page.',
        hint: 'Did you mean "ovens.md"?\nPaths are relative to this file.',
      },
    ]);
    expect(text).toMatchInlineSnapshot(`
      "docs/rye.md
        120:5  The link "oven.md" does not lead to a page.
               Did you mean "ovens.md"?
               Paths are relative to this file."
    `);
  });

  test('all lines of a multi-line message are aligned', () => {
    const text = formatProblems([{ file: 'docs/rye.md', line: 7, message: 'one\ntwo' }]);
    expect(text).toMatchInlineSnapshot(`
      "docs/rye.md
        7:1  one
             two"
    `);
  });

  test('a problem without a line comes before those with one', () => {
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

  test('a problem without a file has no heading', () => {
    const text = formatProblems([{ message: 'No oven is hot.', hint: 'Heat one.' }]);
    expect(text).toMatchInlineSnapshot(`
      "  No oven is hot.
          Heat one."
    `);
  });
});

describe('severity: errors stop a build, warnings are reported', () => {
  const warning: Problem = { severity: 'warning', line: 2, message: 'It is pale.', hint: 'Wait.' };
  const burnt: Problem = { line: 1, message: 'It is burnt.' };

  test('warnings are marked, and sorted among the errors by line', () => {
    expect(formatProblems([warning, burnt])).toMatchInlineSnapshot(`
      "  1:1  It is burnt.
        2:1  Warning: It is pale.
             Wait."
    `);
  });

  test('errors and warnings are counted separately', () => {
    expect(countProblems([burnt])).toBe('1 error');
    expect(countProblems([warning, warning])).toBe('2 warnings');
    expect(countProblems([burnt, warning, burnt])).toBe('2 errors, 1 warning');
    expect(countProblems([])).toBe('');
  });

  test('a problem without a severity is an error', () => {
    expect([warning, burnt].map(isWarning)).toEqual([true, false]);
  });
});

describe('SiteError', () => {
  test('the message is the formatted text; the problems and the cause are available', () => {
    const problems = [{ file: 'docs/rye.md', line: 1, message: 'burnt' }];
    const cause = new Error('too hot');
    const error = new SiteError(problems, { cause });
    expect(error.message).toBe(formatProblems(problems));
    expect(error.problems).toBe(problems);
    expect(error.cause).toBe(cause);
  });
});

describe('problems of one kind', () => {
  const pale = (count: number, severity: Problem['severity'] = 'warning') =>
    Array.from({ length: count }, (_, index): Problem => {
      const message = `Bun ${index + 1} is pale.`;
      return { file: 'docs/buns.md', line: index + 1, message, severity, kind: 'pale buns' };
    });

  test('are printed up to a limit, and the rest is counted', () => {
    const text = formatProblems(pale(224));
    expect(text).toContain('10:1  Warning: Bun 10 is pale.');
    expect(text).toContain('… and 214 more of this kind (pale buns); `folia check` lists all.');
    expect(text).not.toContain('Bun 11');
    expect(countProblems(pale(224))).toBe('224 warnings');
  });

  test('are all printed on request', () => {
    const text = formatProblems(pale(224), { listsAll: true });
    expect(text).toContain('Bun 224 is pale.');
    expect(text).not.toContain('more of this kind');
  });

  test('are all printed if counting the rest would take as many lines', () => {
    expect(formatProblems(pale(11))).toContain('Bun 11');
    expect(formatProblems(pale(11))).not.toContain('more of this kind');
  });

  test('do not hide problems of other kinds, errors among warnings, or those without a kind', () => {
    const others: Problem[] = [
      ...pale(1, 'error'),
      { file: 'docs/buns.md', line: 99, message: 'It is burnt.' },
    ];
    const text = formatProblems([...pale(50), ...others]);
    expect(text).toContain('1:1  Bun 1 is pale.');
    expect(text).toContain('It is burnt.');
  });
});

test('characters that control the terminal are not printed', () => {
  const text = formatProblems([
    { file: 'a\u001b[2J.md', message: 'The "\u202eoven\u0007" is hot.\nVery.' },
  ]);
  expect(text).toBe('a\uFFFD[2J.md\n  The "\uFFFDoven\uFFFD" is hot.\n    Very.');
});
