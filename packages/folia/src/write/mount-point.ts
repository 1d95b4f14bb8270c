import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The file in which Linux lists what is mounted where (https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html). */
const MOUNTS = '/proc/self/mountinfo';
/** The position of the path in a line of that file. */
const PATH_FIELD = 4;

/** Whether something is mounted at a path, such as the volume of a container. Such a folder cannot be renamed. */
export function isMountPoint(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return false;
  return stats.dev !== statSync(dirname(path)).dev || listMounts().includes(path);
}

function listMounts(): string[] {
  try {
    return readFileSync(MOUNTS, 'utf8')
      .split('\n')
      .map((line) => unescapeOctal(line.split(' ')[PATH_FIELD] ?? ''));
  } catch {
    // Other systems have no such file.
    return [];
  }
}

/** Spaces and other special characters are written as `\040`. */
function unescapeOctal(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 8)),
  );
}
