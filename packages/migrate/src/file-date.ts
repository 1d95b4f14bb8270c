import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** The day (UTC) on which a file was added to its git repository, or else was last changed, as in 2024-05-06. */
export function fileDate(path: string): string {
  return addedInGit(path) ?? statSync(path).mtime.toISOString().slice(0, 10);
}

function addedInGit(path: string): string | undefined {
  // The first commit and signatures depend on settings of the user otherwise.
  const options = ['--follow', '--diff-filter=A', '--format=%aI', '--root', '--no-show-signature'];
  const log = ['log', ...options, '--', basename(path)];
  try {
    const added = execFileSync('git', log, {
      cwd: dirname(path),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [first = ''] = added.trim().split('\n').toReversed();
    return first ? new Date(first).toISOString().slice(0, 10) : undefined;
  } catch {
    // There is no git, or no repository.
    return undefined;
  }
}
