import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const RUNS = '.cache/test-runs';
const TEMPORARY = /^test-run-(\d+)$/;

/**
 * The two folders of a test run, named by process id, so that concurrent runs do not conflict. Folders
 * of killed runs are deleted.
 */
export type Run = {
  /** For the output of the run. */
  folder: string;
  /**
   * For the sites that tests write: outside the repository, whose Git history and packages they
   * would find otherwise.
   */
  temporary: string;
};

export function openRun(): Run {
  mkdirSync(RUNS, { recursive: true });
  deleteEnded(RUNS, /^(\d+)$/);
  deleteEnded(tmpdir(), TEMPORARY);
  const folder = resolve(RUNS, String(process.pid));
  const temporary = join(tmpdir(), `test-run-${process.pid}`);
  for (const path of [folder, temporary]) mkdirSync(path, { recursive: true });
  // Servers and databases of tests run as other users.
  chmodSync(temporary, 0o755);
  return { folder, temporary };
}

export function deleteRun({ folder, temporary }: Run): void {
  deleteFolder(folder);
  deleteFolder(temporary);
}

/** Deletes the folders whose name has the id of a process that has ended. */
function deleteEnded(parent: string, name: RegExp): void {
  for (const entry of readdirSync(parent)) {
    const pid = name.exec(entry)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) deleteFolder(join(parent, entry));
  }
}

function deleteFolder(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch (error) {
    // The folder may belong to another user, or an interrupted test may have made it unreadable.
    console.warn(`Could not delete ${path}: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * @see https://man7.org/linux/man-pages/man2/kill.2.html: signal 0 only checks whether the process
 * exists
 */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
