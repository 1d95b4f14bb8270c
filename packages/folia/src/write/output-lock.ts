import { randomUUID } from 'node:crypto';
import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { hasCode, SiteError } from 'folia-problems';
import { isBuildRunning, machineMark } from './build-process.ts';

/** In the output folder, since two containers may share nothing else. */
const LOCK_FILE = '.folia-lock';

/** How long a build waits for another one. A swap takes milliseconds, on slow disks seconds. */
const PATIENCE_MS = 30_000;

/** How often a build checks whether the other one is done. */
const INTERVAL_MS = 20;

/** After this time, the lock of a build on another machine counts as abandoned. */
const FOREIGN_AGE_MS = 5 * 60_000;

/**
 * Runs a function while no other build replaces the content of a folder, on any machine that shares it. A lock that a killed
 * build left is removed.
 * @param patience how long to wait for another build, in milliseconds
 * @throws SiteError if another build holds the lock for longer
 */
export function withOutputLock<T>(folder: string, run: () => T, patience = PATIENCE_MS): T {
  const file = join(folder, LOCK_FILE);
  const start = performance.now();
  while (!takeLock(file)) {
    if (removeAbandoned(file)) continue;
    if (performance.now() - start > patience) throw new SiteError([heldTooLong(folder, file)]);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, INTERVAL_MS);
  }
  try {
    return run();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Whether an entry of an output folder is the lock, or one that is being removed. */
export function isLock(name: string): boolean {
  return name.startsWith(LOCK_FILE);
}

function takeLock(file: string): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'wx');
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
  try {
    writeFileSync(descriptor, `${machineMark()} ${process.pid}`);
    return true;
  } catch (error) {
    // The disk may be full.
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** Who holds a lock, and since when; undefined if it is gone. */
function readLock(file: string) {
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) return undefined;
  try {
    const [machine, pid] = readFileSync(file, 'utf8').split(' ');
    return { changed, owner: { machine, pid: Number(pid) } };
  } catch {
    return undefined;
  }
}

/** Removes a lock whose build has ended. @returns whether the lock may be free now */
function removeAbandoned(file: string): boolean {
  const lock = readLock(file);
  if (!lock) return true;
  if (isBuildRunning(lock.owner, lock.changed, FOREIGN_AGE_MS)) return false;
  const aside = `${file}-${randomUUID().slice(0, 8)}`;
  try {
    renameSync(file, aside);
    // Another build may have removed it first, and taken it.
    if (readLock(aside)?.changed !== lock.changed) linkSync(aside, file);
  } catch {
    // Gone, or taken again.
  }
  rmSync(aside, { force: true });
  return true;
}

function heldTooLong(folder: string, file: string) {
  const pid = readLock(file)?.owner.pid;
  return {
    message: `Another build${pid ? ` (process ${pid})` : ''} is still replacing the output folder ${folder}.`,
    hint: `Try again when it has finished. If no build is running, remove the file ${file}.`,
  };
}
