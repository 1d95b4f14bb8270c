import { lineOfOffset, type Sample } from '../sample.ts';
import { commandsOf, isShell } from '../shell/commands.ts';

export function isSql({ language }: Sample): boolean {
  return language === 'sql' || language === 'postgresql';
}

/** A shell command that runs psql, up to the statement in quotes. */
const PSQL = /\bpsql\b[^\n|]*?\s(?:--command[= ]|-c ?)(?:"((?:[^"\\]|\\.)*)"|'([^']*)')/g;

/** Whether a sample is SQL, or a shell command with SQL in it. */
export function hasSql(sample: Sample): boolean {
  return isSql(sample) || sqlSamples(sample).length > 0;
}

/** The SQL of a sample: all of it, or what its shell commands pass to psql. */
export function sqlSamples(sample: Sample): Sample[] {
  if (isSql(sample)) return [sample];
  if (!isShell(sample)) return [];
  const commands = commandsOf(sample);
  return Array.from(commands.matchAll(PSQL), ({ 1: double, 2: single = '', index }) => ({
    ...sample,
    line: sample.line + lineOfOffset(commands, index) - 1,
    code: double?.replaceAll(/\\(["$`\\])/g, '$1') ?? single,
  }));
}
