import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from 'folia-problems';
import { z } from 'zod';
import type { Checker } from '../checker.ts';
import { PROGRAMS, runProgram } from '../programs.ts';
import { problemAt, type Sample } from '../sample.ts';
import { inScratchFolder } from '../scratch-folder.ts';
import { commandsOf, isScript, isShell, shellOf } from './commands.ts';
import { withWords } from './placeholders.ts';

/** Rules for scripts that do not apply to a few lines pasted into a terminal. */
const NOT_IN_A_TERMINAL = [
  'SC1091', // A file to source that is not there: an earlier command creates it.
  'SC2034', // A variable without use: the next block uses it.
  'SC2103', // "cd .." without a subshell: the reader sees where the terminal is.
  'SC2154', // A variable without a value: an earlier block sets it.
  'SC2164', // "cd" without "|| exit": that would close the terminal.
];

/** Rules that are a matter of taste. */
const TASTE = [
  'SC2002', // "cat FILE | …": each step of a pipe is a line, and the file is the first.
];

const REPORT = z.object({
  comments: z.array(
    z.object({
      file: z.string(),
      line: z.number(),
      code: z.number(),
      message: z.string(),
    }),
  ),
});

/** Lints commands with shellcheck: unquoted variables, and commands that do not do what they seem to. */
export const shellcheck: Checker = {
  does: 'shellcheck',
  programs: [PROGRAMS.shellcheck],
  handles: isShell,
  check: (samples) =>
    inScratchFolder(async (folder) => {
      const groups = Map.groupBy(samples, (sample) => argumentsFor(sample).join(' '));
      const reports = [...groups.values()].map((group, index) => {
        const inside = join(folder, String(index));
        mkdirSync(inside);
        return lint(group, inside);
      });
      return { problems: (await Promise.all(reports)).flat() };
    }),
};

function argumentsFor(sample: Sample): string[] {
  const excluded = isScript(sample) ? TASTE : [...TASTE, ...NOT_IN_A_TERMINAL];
  return [`--shell=${shellOf(sample)}`, `--exclude=${excluded.join(',')}`];
}

/** @param samples that are linted with the same arguments */
async function lint(samples: readonly Sample[], folder: string): Promise<Problem[]> {
  const [first] = samples;
  if (!first) return [];
  const files = samples.map((sample, index) => {
    const file = join(folder, String(index));
    writeFileSync(file, `${withWords(commandsOf(sample))}\n`);
    return { file, sample };
  });
  const { stdout, stderr } = await runProgram(PROGRAMS.shellcheck, [
    '--norc',
    '--format=json1',
    '--severity=style',
    ...argumentsFor(first),
    ...files.map(({ file }) => file),
  ]);
  if (stderr !== '') throw new Error(`shellcheck: ${stderr}`);
  const { comments } = REPORT.parse(JSON.parse(stdout));
  return comments.flatMap(({ file: path, line, code, message }) => {
    const sample = files.find(({ file }) => file === path)?.sample;
    if (!sample) return [];
    return [
      problemAt(
        sample,
        line,
        `shellcheck: ${message}`,
        `https://www.shellcheck.net/wiki/SC${code}`,
      ),
    ];
  });
}
