import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const RUNS = '.cache/test-runs';

/**
 * A folder for the output of a test run, named by process id, so that concurrent runs do not
 * conflict.
 */
export function openRun(): { folder: string } {
  mkdirSync(RUNS, { recursive: true });
  for (const name of readdirSync(RUNS)) {
    if (!isRunning(Number(name))) rmSync(join(RUNS, name), { recursive: true, force: true });
  }
  const folder = resolve(RUNS, String(process.pid));
  mkdirSync(folder, { recursive: true });
  return { folder };
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
