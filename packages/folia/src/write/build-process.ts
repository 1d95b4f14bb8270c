import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { hasCode } from 'folia-problems';

/** This machine, as names and contents of files mark it: eight hexadecimal digits. */
export function machineMark(): string {
  return createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
}

/**
 * Whether the build that wrote a file or a folder still runs.
 * @param owner the machine by its mark, and the number of the process
 * @param changed when it was written (milliseconds since 1970)
 * @param foreignAge how long a build on another machine, which may use the same disk, is assumed to run (milliseconds)
 */
export function isBuildRunning(
  { machine, pid }: { machine: string | undefined; pid: number },
  changed: number,
  foreignAge: number,
): boolean {
  if (machine !== machineMark()) return Date.now() - changed < foreignAge;
  // In containers, a later process often has the same number.
  if (pid === process.pid) return changed >= performance.timeOrigin;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // If sending a signal is not permitted, the process runs as another user.
    return hasCode(error, 'EPERM');
  }
}
