import { expect, test } from 'vitest';
import { findProgram, howToInstall, PROGRAMS, runProgram } from './programs.ts';

const kettle = { name: 'kettle-that-nobody-has', debianPackage: 'kettle' };
const stove = { name: 'stove-that-nobody-has', debianPackage: 'kettle' };

test('missing programs are named with their packages', () => {
  expect(howToInstall([PROGRAMS.bash, kettle, stove])).toBe(
    'Missing: kettle-that-nobody-has, stove-that-nobody-has. On Debian:\n  apt-get install kettle',
  );
});

test('nothing is to be installed if no program is missing', () => {
  expect(findProgram(PROGRAMS.bash)).toMatch(/\/bash$/);
  expect(howToInstall([PROGRAMS.bash])).toBeUndefined();
});

test('a program gets its input, and its output and exit code are returned', async () => {
  const output = await runProgram(PROGRAMS.bash, ['-c', 'cat; echo oops >&2; exit 3'], {
    input: 'tea',
  });
  expect(output).toEqual({ code: 3, stdout: 'tea', stderr: 'oops\n' });
});

test('a program that never reads its input does not fail', async () => {
  const output = await runProgram(PROGRAMS.bash, ['-c', 'exit 0'], { input: 'x'.repeat(1e6) });
  expect(output.code).toBe(0);
});
