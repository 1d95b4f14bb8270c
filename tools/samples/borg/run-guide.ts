import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Problem } from 'folia-problems';
import type { Checker } from '../checker.ts';
import { PROGRAMS } from '../programs.ts';
import { problemAt, type Sample } from '../sample.ts';
import { inScratchFolder } from '../scratch-folder.ts';
import { type Contents, contentsOf, differences, writeUploads } from './folder-contents.ts';
import { excludedFolders, foldersOf, isBackupScript, isGuide, valueIn } from './guide.ts';
import { createMachine, DUMP, insideMachine, type Machine, PROGRAM_FOLDER } from './machine.ts';
import { openTerminal, runBlock } from './run-block.ts';

const UPLOADS = '/srv/immich';
const PASSPHRASE = 'change-me';
const RESTORES = /\bborg (?:mount|extract)\b/;
/** Where the dump is, below the uploads. */
const DUMP_FOLDER = 'database-backup';

/**
 * Runs the commands of the backup guide with the real Borg, in the order of the page: it creates
 * the repositories, backs up, lists, mounts and restores. Before the first command that restores,
 * files are lost; after the last one, all files must be back, byte by byte.
 */
export const borgGuide: Checker = {
  does: 'run with Borg',
  programs: [PROGRAMS.bash, PROGRAMS.borg, PROGRAMS.rsync],
  handles: isGuide,
  check: (samples) =>
    inScratchFolder(async (root) => {
      const script = samples.find(isBackupScript);
      const [first] = samples;
      if (!first) return { problems: [] };
      if (!script)
        return { problems: [problemAt(first, 1, 'The guide has no script with "borg create".')] };
      const machine = await createMachine(root);
      return {
        problems: await runGuide(machine, samples, script),
        skipped:
          machine.whyNotMounted === undefined
            ? []
            : [
                `"borg mount" of the backup guide, archives were unpacked instead (${machine.whyNotMounted})`,
              ],
      };
    }, unmountAll),
};

/** Runs the blocks of the guide and compares the files. */
async function runGuide(
  machine: Machine,
  samples: readonly Sample[],
  script: Sample,
): Promise<Problem[]> {
  const { root } = machine;
  const location = valueIn(samples, 'UPLOAD_LOCATION') ?? UPLOADS;
  const uploads = join(root, location);
  for (const folder of foldersOf(samples)) mkdirSync(join(root, folder), { recursive: true });
  writeUploads(uploads);
  const before = contentsOf(uploads);
  const left = new Set([...excludedFolders(script), DUMP_FOLDER]);
  const terminal = openTerminal(machine, valueIn(samples, 'BORG_PASSPHRASE') ?? PASSPHRASE);

  const problems: Problem[] = [];
  let hasLost = false;
  for (const sample of samples) {
    if (sample === script) {
      saveScript(script, machine);
      continue;
    }
    if (RESTORES.test(sample.code) && !hasLost) {
      hasLost = true;
      problems.push(...checkDump(script, uploads));
      loseFiles(uploads);
    }
    problems.push(...(await runBlock(sample, machine, terminal)));
    const extracted = join(readFileSync(terminal.folder, 'utf8').trim(), root, location);
    if (/\bborg extract\b/.test(sample.code)) {
      problems.push(...checkFiles(sample, before, extracted, left, 'The extracted files'));
    }
  }
  return [
    ...problems,
    ...checkFiles(samples.at(-1) ?? script, before, uploads, left, 'The restored files'),
    ...checkMarkers(samples.at(-1) ?? script, uploads, excludedFolders(script)),
    ...checkLoaded(samples, machine),
  ];
}

function saveScript(script: Sample, { root }: Machine): void {
  const file = join(root, PROGRAM_FOLDER, basename(script.title || 'immich-backup.sh'));
  writeFileSync(file, `${insideMachine(script.code, root)}\n`);
}

/** Deletes one file and overwrites another. The backup must restore both. */
function loseFiles(uploads: string): void {
  const [first, second] = [...contentsOf(uploads).keys()].filter((path) =>
    path.includes('library/anna'),
  );
  if (first !== undefined) rmSync(join(uploads, first));
  if (second !== undefined) writeFileSync(join(uploads, second), 'overwritten by mistake');
}

function checkFiles(
  sample: Sample,
  before: Contents,
  folder: string,
  leftOut: ReadonlySet<string>,
  what: string,
): Problem[] {
  const isKept = (path: string) => !leftOut.has(path.split('/', 1)[0] ?? '');
  const after = existsSync(folder) ? contentsOf(folder) : new Map<string, string>();
  const wrong = differences(before, after).filter(isKept);
  if (wrong.length === 0) return [];
  return [problemAt(sample, 1, `${what} differ from those backed up: ${wrong.join(', ')}.`)];
}

function checkDump(script: Sample, uploads: string): Problem[] {
  const folder = join(uploads, DUMP_FOLDER);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const isWhole = files.some((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return text.replaceAll('\r', '') === DUMP;
  });
  return isWhole ? [] : [problemAt(script, 1, 'The script left no complete dump of the database.')];
}

/** The server does not start without this file in each of its folders. */
function checkMarkers(sample: Sample, uploads: string, folders: readonly string[]): Problem[] {
  const missing = folders.map((folder) => `${folder}/.immich`);
  return missing
    .filter((path) => !existsSync(join(uploads, path)))
    .map((path) => problemAt(sample, 1, `After the restore, ${path} is missing.`));
}

/** Only where the guide loads the dump itself. */
function checkLoaded(samples: readonly Sample[], { loaded }: Machine): Problem[] {
  const loads = samples.find(({ code }) => /\|\s*docker exec -i \S+ psql\b/.test(code));
  if (!loads) return [];
  const text = existsSync(loaded) ? readFileSync(loaded, 'utf8').replaceAll('\r', '') : '';
  const [, , row = '', end = ''] = DUMP.split('\n');
  return text.includes(row) && text.includes(end)
    ? []
    : [problemAt(loads, 1, 'These commands do not load the whole dump.')];
}

/** Mounts of Borg outlive the commands that created them. */
function unmountAll(folder: string): void {
  const mounts = existsSync('/proc/self/mounts') ? readFileSync('/proc/self/mounts', 'utf8') : '';
  for (const line of mounts.split('\n')) {
    const [, target = ''] = line.split(' ');
    if (target.startsWith(`${folder}/`)) spawnSync('fusermount', ['-u', '-z', target]);
  }
}
