import { expect, test } from 'vitest';
import { faults, lacksPrograms, sample } from '../test-sample.ts';
import { commandsOf, isShell, shellOf } from './commands.ts';
import { containers } from './containers.ts';
import { crontab } from './crontab.ts';
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

test('containers and services have the names of the release, or of a sample of the page', async () => {
  const lines = [
    'docker exec -it -e A="-b c" -u 0 \\\n  immich_server ls',
    "docker inspect --format '{{json .Mounts}}' immich_postgress",
    'docker compose -f a.yml logs -f --tail=20 immich-server',
    'docker compose up -d && docker compose restart immich_server',
    'docker compose pull',
    'docker logs tea',
    'docker compose rm --stop pot',
  ];
  const commands = sample('bash', lines.join('\n'));
  expect(await faults(containers, commands)).toEqual([
    '13 Neither the release nor a Compose sample of this page has the container "immich_postgress".',
    '17 Neither the release nor a Compose sample of this page has the container "tea".',
    '15 Neither the release nor a Compose sample of this page has the service "immich_server".',
    '18 Neither the release nor a Compose sample of this page has the service "pot".',
  ]);
  const page = sample('yaml', 'services:\n  pot:\n    container_name: tea\nvolumes:\n  leaves:');
  expect(await faults(containers, commands, page)).toHaveLength(2);
});

test('a line of a crontab is a comment, a variable, or a time and a command', async () => {
  const lines = [
    '# Tea',
    'TEA=green',
    '0 3 * * * boil',
    '@daily boil',
    '*/5 1-3 1,2 * mon boil',
    '0 3 * * boil',
  ];
  const table = sample('text', lines.join('\n'), { title: 'crontab' });
  expect(await faults(crontab, table)).toEqual(['16 "0 3 * * boil" is not a line of a crontab.']);
});
