import { expect, test } from 'vitest';
import { faults, lacksPrograms, sample } from '../test-sample.ts';
import { commandsOf, isShell, shellOf } from './commands.ts';
import { placeholders, withWords } from './placeholders.ts';
import { shellcheck } from './shellcheck.ts';
import { syntax } from './syntax.ts';

test('commands after prompts are taken without their output, in their lines', () => {
  const session = '$ boil \\\n> --hot\nIt boils.\n$ pour\nDone (for now).';
  expect(commandsOf(sample('bash', session))).toBe('boil \\\n--hot\n\npour\n');
  expect(commandsOf(sample('console', '# boil\nIt boils.'))).toBe('boil\n');
});

test('a console without a prompt is only output', () => {
  expect(commandsOf(sample('console', 'It (boils.'))).toBe('');
});

test('commands without prompts are taken as they are', () => {
  expect(commandsOf(sample('bash', '# Hot\nboil'))).toBe('# Hot\nboil');
});

test('the shell is the one that the first line of a script names', () => {
  expect(shellOf(sample('bash', '#!/bin/sh\nboil'))).toBe('sh');
  expect(shellOf(sample('sh', '#!/usr/bin/env bash\nboil'))).toBe('bash');
  expect(isShell(sample('powershell', 'boil'))).toBe(false);
});

test('syntax errors are reported at their lines', async () => {
  const good = sample('bash', 'if true; then\n  boil "a b"\nfi');
  const bad = sample('bash', 'boil\npour (cup)\ndrink');
  expect(await faults(syntax, good, bad, good)).toEqual([
    "12 bash: syntax error near unexpected token `cup'.",
  ]);
});

test('an unfinished command is reported in the last line', async () => {
  const [fault] = await faults(syntax, sample('bash', 'boil\nif pour; then'));
  expect(fault).toMatch(/^12 bash: syntax error: unexpected end of file/);
});

test('a bare placeholder is reported once, with a word to write instead', async () => {
  const bare = sample('bash', 'boil\npour <big cup>');
  const { problems } = await placeholders.check([bare], []);
  expect(problems).toMatchObject([
    { line: 12, message: 'The shell takes "<big cup>" for a redirection.' },
  ]);
  expect(problems[0]?.hint).toContain('BIG_CUP');
  expect(await faults(syntax, bare)).toEqual([]);
  expect(withWords('pour <big cup>')).toBe('pour BIG_CUP');
});

test('placeholders in quotes, comments and here documents are text', async () => {
  const lines = [
    `pour "a <cup>" '<cup>' \\<cup> # <cup>`,
    `pour --as='{"cup":"<cup>"}'`,
    "cat <<'EOF' > tea",
    '<cup>',
    'EOF',
    'wc < tea > cups',
    'pour < <(boil)',
  ];
  expect(await faults(placeholders, sample('bash', lines.join('\n')))).toEqual([]);
});

test.skipIf(lacksPrograms(shellcheck))('shellcheck finds unquoted variables', async () => {
  expect(await faults(shellcheck, sample('bash', 'cup=1\npour "$cup"'))).toEqual([]);
  expect(await faults(shellcheck, sample('bash', 'boil\npour $cup'))).toEqual([
    '12 shellcheck: Double quote to prevent globbing and word splitting.',
  ]);
});

test.skipIf(lacksPrograms(shellcheck))('scripts must not go on in the wrong folder', async () => {
  expect(await faults(shellcheck, sample('bash', 'cd kitchen\nboil'))).toEqual([]);
  const [fault] = await faults(shellcheck, sample('bash', '#!/bin/sh\ncd kitchen\nboil'));
  expect(fault).toMatch(/^12 shellcheck: Use 'cd \.\.\. \|\| exit'/);
});
