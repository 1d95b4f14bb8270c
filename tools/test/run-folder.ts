import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const RUNS = '.cache/test-runs';

/** A folder for what a test run writes, named after its process, so that runs at the same time do not meet. */
export function openRun(): { folder: string } {
  mkdirSync(RUNS, { recursive: true });
  for (const name of readdirSync(RUNS)) {
    if (!isRunning(Number(name))) rmSync(join(RUNS, name), { recursive: true, force: true });
  }
  const folder = resolve(RUNS, String(process.pid));
  mkdirSync(folder, { recursive: true });
  return { folder };
}

/** @see https://man7.org/linux/man-pages/man2/kill.2.html: signal 0 only asks whether there is such a process */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
