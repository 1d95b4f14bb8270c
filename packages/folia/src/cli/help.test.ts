import { expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { helpText } from './help.ts';

test.each([...COMMANDS, undefined])('the help for %s fits a terminal of 80 columns', (command) => {
  for (const line of helpText(command).split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test.each(COMMANDS)('the help for %s mentions no other command', (command) => {
  const text = helpText(command);
  expect(text).toContain(`Usage: folia ${command}`);
  expect(text).not.toMatch(/\bfor serve\b|\bBuild:|\bBuild or check:/);
});

test('the help for all commands lists each of them', () => {
  const text = helpText(undefined);
  for (const command of COMMANDS) expect(text).toMatch(new RegExp(`^  ${command} `, 'm'));
});
