import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from 'folia-problems';
import { PROGRAMS, runProgram } from '../programs.ts';
import { problemAt, type Sample } from '../sample.ts';
import { commandsOf } from '../shell/commands.ts';
import { archivePlaces, withoutShells } from './guide.ts';
import { ANSWERS, insideMachine, type Machine, PROGRAM_FOLDER, pathOutside } from './machine.ts';

const FAILED = /^@@failed (\d+) (\d+) (.*)$/;
const PLACEHOLDER = /<[a-z][\w -]*>/i;
/** A search that finds nothing fails, which is often the good news. */
const MAY_FAIL = '*grep*';

/** What one block leaves behind for the next one in the same terminal. */
export type Terminal = { environment: string; folder: string };

/** A terminal in the folder of the installation, whose user answers Borg's questions. */
export function openTerminal({ root }: Machine, passphrase: string): Terminal {
  const terminal = { environment: join(root, 'environment'), folder: join(root, 'folder') };
  const variables = Object.entries({
    ...ANSWERS,
    BORG_PASSCOMMAND: `echo ${passphrase}`,
    HOME: join(root, 'root'),
    PATH: `${join(root, PROGRAM_FOLDER)}:${process.env.PATH}`,
  });
  writeFileSync(
    terminal.environment,
    variables.map(([name, value]) => `export ${name}='${value}'\n`).join(''),
  );
  writeFileSync(terminal.folder, join(root, 'work'));
  return terminal;
}

/** Runs the commands of a block, and reports those that fail. */
export async function runBlock(
  sample: Sample,
  machine: Machine,
  terminal: Terminal,
): Promise<Problem[]> {
  const commands = insideMachine(withoutShells(commandsOf(sample)), machine.root);
  const code = await withArchives(commands, terminal);
  const placeholder = PLACEHOLDER.exec(code.replaceAll(/^\s*#.*$/gm, ''))?.[0];
  if (placeholder !== undefined) {
    const message = `The check can't fill in ${placeholder}.`;
    return [problemAt(sample, 1, message, 'Name archives "<archive>", after a folder or "::".')];
  }
  const outside = pathOutside(code, machine.root);
  if (outside !== undefined) {
    const message = `The check can't run this: it has no ${outside}.`;
    return [problemAt(sample, 1, message, 'Add the folder to tools/samples/borg/machine.ts.')];
  }
  const { stderr } = await runInTerminal(code, terminal);
  const lines = stderr.trim().split('\n');
  return lines.flatMap((line, index) => {
    const [, lineOfFile, status, command] = FAILED.exec(line) ?? [];
    if (lineOfFile === undefined) return [];
    const said = lines.slice(0, index).findLast((text) => !FAILED.test(text)) ?? 'no message';
    const message = `"${command}" failed with ${status}: ${said}`.replaceAll(machine.root, '');
    return [problemAt(sample, Number(lineOfFile) - 1, message)];
  });
}

function runInTerminal(code: string, { environment, folder }: Terminal) {
  const before = [
    `cd "$(cat ${folder})"`,
    `. ${environment}`,
    `trap 'status=$?; [[ $BASH_COMMAND == ${MAY_FAIL} ]] || echo "@@failed $LINENO $status $BASH_COMMAND" >&2' ERR`,
    `trap 'pwd > ${folder}; export -p > ${environment}' EXIT`,
  ].join('; ');
  const file = `${environment}.block`;
  writeFileSync(file, `${before}\n${code}\n`);
  return runProgram(PROGRAMS.bash, [file], { env: {} });
}

/** Replaces the placeholders for archives by the newest archive of that place. */
async function withArchives(code: string, terminal: Terminal): Promise<string> {
  let filled = code;
  for (const { text, place, isMount } of archivePlaces(code)) {
    const name = isMount ? newestIn(place) : await newestOf(place, terminal);
    if (name !== undefined) filled = filled.replace(text, `${place}${isMount ? '/' : '::'}${name}`);
  }
  return filled;
}

/** Each archive is a folder of the mount. */
function newestIn(mount: string): string | undefined {
  return existsSync(mount) ? readdirSync(mount).toSorted().at(-1) : undefined;
}

async function newestOf(repository: string, terminal: Terminal): Promise<string | undefined> {
  const { stdout } = await runInTerminal(`borg list --short --last 1 "${repository}"`, terminal);
  return stdout.trim() || undefined;
}
