import type { Problem } from 'folia-problems';
import type { Checker } from '../checker.ts';
import { PROGRAMS, runProgram } from '../programs.ts';
import { problemAt, type Sample } from '../sample.ts';
import { commandsOf, isShell } from './commands.ts';
import { withWords } from './placeholders.ts';

/** Parses each text of the standard input, separated by NUL, and prints the errors after its index. */
const PARSE_EACH = `
index=0
while IFS= read -r -d '' commands; do
  errors=$(bash -n <<<"$commands" 2>&1) || printf '%s\\n' "\${errors//bash: line/$index line}"
  index=$((index + 1))
done`;
const ERROR = /^(\d+) line (\d+): (.*)$/;

/** Parses commands with bash, without running them. */
export const syntax: Checker = {
  does: 'bash -n',
  programs: [PROGRAMS.bash],
  handles: isShell,
  check: async (samples) => {
    const input = samples.map((sample) => `${withWords(commandsOf(sample))}\0`).join('');
    const { stdout } = await runProgram(PROGRAMS.bash, ['-c', PARSE_EACH], { input });
    return { problems: stdout.split('\n').flatMap((line) => problemOf(line, samples)) };
  },
};

function problemOf(line: string, samples: readonly Sample[]): Problem[] {
  const [, index, lineOfCode, message = ''] = ERROR.exec(line) ?? [];
  const sample = samples[Number(index)];
  // The second line of an error repeats the code.
  if (!sample || message.startsWith('`')) return [];
  return [problemAt(sample, Number(lineOfCode), `bash: ${message}.`, HINT)];
}

const HINT =
  'Run it through "bash -n". Output belongs in a block of its own, or after lines with "$ ".';
