import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { hasCode } from 'folia-problems';
import { isBuildRunning, machineMark } from './build-process.ts';
import { isMountPoint } from './mount-point.ts';
import { isLock, withOutputLock } from './output-lock.ts';

/** A folder in which a build is made before it replaces the output folder. */
export type Staging = {
  folder: string;
  /** Replaces the output folder with this one. @throws Error of the file system, with the output folder as it was */
  publish: () => void;
  /** Removes what is left. It can be called at any time, any number of times. */
  remove: () => void;
};

/**
 * The mark in the names of folders that exist only while a build runs: the machine, the process, and something random.
 * Builds of one output folder at the same time therefore do not disturb each other, and a later build finds what a killed
 * one left.
 */
const MARK = /\.folia-(?<role>new|old)-(?<host>[0-9a-f]{8})-(?<pid>\d+)-[0-9a-f]{8}$/;

/** A file that marks the folder with the former output of a mount point as complete. */
const MOVED_OUT = '.folia-moved-out';

/** How long the folder of a process on another machine, which may use the same disk, is left alone. */
const FOREIGN_AGE_MS = 24 * 60 * 60 * 1000;

/** Number of times that a swap is tried again if another build replaced the output folder between its two steps. */
const MAX_ATTEMPTS = 100;

/** Paths beside a file or folder, for its replacement and for its former content. No other process uses them. */
export function stagingPaths(path: string): { next: string; former: string } {
  const suffix = `${machineMark()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  return { next: `${path}.folia-new-${suffix}`, former: `${path}.folia-old-${suffix}` };
}

/** Creates an empty folder for a build, next to the output folder, or in it if that is a mount point. */
export function openStaging(outDir: string): Staging {
  const isInside = isMountPoint(outDir);
  const { next: folder, former } = stagingPaths(isInside ? `${outDir}${sep}` : outDir);
  const remove = () => {
    removeFolder(folder);
    removeFolder(former);
  };
  mkdirSync(folder, { recursive: true });
  // The folder is removed when the process ends, however that happens, unless it is killed.
  process.once('exit', remove);
  return {
    folder,
    publish() {
      if (!isInside) return replaceFolder(outDir, folder, former);
      return withOutputLock(outDir, () => {
        // Since this build began, another one may have been killed.
        recoverOutput(outDir);
        replaceContent(outDir, folder, former);
      });
    },
    remove() {
      process.off('exit', remove);
      remove();
    },
  };
}

/**
 * Puts the output folder in order after builds that were killed: removes what they staged, and restores the output if one
 * was killed between the two steps of its swap.
 */
export function recoverOutput(outDir: string): void {
  const beside = listAbandoned(dirname(outDir), basename(outDir));
  const former = beside.findLast(({ role }) => role === 'old');
  if (former && !existsSync(outDir)) renameIfThere(former.path, outDir);
  const inside = existsSync(outDir) ? listAbandoned(outDir, '') : [];
  for (const { path, role } of inside) if (role === 'old') restoreContent(outDir, path);
  for (const { path } of [...beside, ...inside]) removeFolder(path);
}

/** Removes what killed builds left of a file beside it. */
export function removeAbandoned(file: string): void {
  for (const { path } of listAbandoned(dirname(file), basename(file))) removeFolder(path);
}

/** Moves the entries of the former output back, unless all of the new one was in place. */
function restoreContent(outDir: string, former: string): void {
  const staging = former.replace('.folia-old-', '.folia-new-');
  if (!existsSync(staging) || readdirSync(staging).length === 0) return;
  const marker = join(former, MOVED_OUT);
  // What is in the output folder by now is part of the new one.
  const isMovedOut = existsSync(marker);
  const added = isMovedOut ? readdirSync(outDir).filter((name) => !isKept(name)) : [];
  for (const name of added) removeFolder(join(outDir, name));
  rmSync(marker, { force: true });
  for (const name of readdirSync(former)) renameSync(join(former, name), join(outDir, name));
}

/** Whether an entry of a folder exists only while a build runs, by its name. */
export function isStaging(name: string): boolean {
  return MARK.test(name) || isLock(name);
}

/** Whether builds leave an entry of their output folder alone: it belongs to another one, or to the file system of a volume. */
export function isKept(name: string): boolean {
  return isStaging(name) || name === 'lost+found';
}

/** Lists the folders that ended builds left in a folder, the oldest first. */
function listAbandoned(folder: string, name: string): { path: string; role: string }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((entry) => entry.startsWith(`${name}.folia-`))
    .flatMap((entry) => {
      const { role = '', host, pid } = MARK.exec(entry)?.groups ?? {};
      const path = join(folder, entry);
      const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
      if (!role || changed === undefined) return [];
      const owner = { machine: host, pid: Number(pid) };
      const isOwned = isBuildRunning(owner, changed, FOREIGN_AGE_MS);
      return isOwned ? [] : [{ path, role, changed }];
    })
    .toSorted((one, other) => one.changed - other.changed);
}

/** Two renames: at any time, one of the two folders is whole. */
function replaceFolder(outDir: string, staging: string, former: string): void {
  for (let attempt = 1; ; attempt += 1) {
    removeFolder(former);
    const hasFormer = renameIfThere(outDir, former);
    try {
      renameSync(staging, outDir);
      return;
    } catch (error) {
      const isTaken = hasCode(error, 'ENOTEMPTY', 'EEXIST');
      if (isTaken && attempt < MAX_ATTEMPTS) continue;
      if (hasFormer && !existsSync(outDir)) renameSync(former, outDir);
      throw error;
    }
  }
}

/** Renames entry by entry, since a mount point itself cannot be renamed. */
function replaceContent(outDir: string, staging: string, former: string): void {
  mkdirSync(former);
  const moved: string[] = [];
  try {
    for (const name of readdirSync(outDir)) {
      if (!isKept(name)) renameIfThere(join(outDir, name), join(former, name));
    }
    writeFileSync(join(former, MOVED_OUT), '');
    for (const name of readdirSync(staging)) {
      renameSync(join(staging, name), join(outDir, name));
      moved.push(name);
    }
  } catch (error) {
    for (const name of moved) renameSync(join(outDir, name), join(staging, name));
    rmSync(join(former, MOVED_OUT), { force: true });
    for (const name of readdirSync(former)) renameSync(join(former, name), join(outDir, name));
    throw error;
  }
}

function renameIfThere(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Removes a folder, even while files are still being written to it or folders in it are read-only. */
function removeFolder(folder: string): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch (error) {
      // What cannot be removed is left for the next build.
      if (attempt === MAX_ATTEMPTS || !hasCode(error, 'ENOTEMPTY', 'EACCES')) return;
      if (hasCode(error, 'EACCES') && !makeWritable(folder)) return;
    }
  }
}

/** @returns whether any folder was read-only before */
function makeWritable(folder: string): boolean {
  const { mode } = statSync(folder);
  const isReadOnly = (mode & 0o700) !== 0o700;
  try {
    if (isReadOnly) chmodSync(folder, 0o700);
  } catch {
    return false;
  }
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const changed = below.map(({ name }) => makeWritable(join(folder, name)));
  return isReadOnly || changed.some(Boolean);
}
