import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LastUpdate } from '../contract/page-data.ts';

const run = promisify(execFile);
const OUTPUT_LIMIT = 512 * 1024 * 1024;
const COMMIT_MARK = '\u0001';

/**
 * Reads time (ISO 8601) and author of the last commit of each file below a folder, by path relative to it, in one pass over
 * the history. Empty without git or outside a repository. In a shallow clone, the oldest commit seems to add every file, so
 * files without a later commit are omitted.
 */
export async function readGitHistory(folder: string): Promise<Map<string, LastUpdate>> {
  const git = async (...args: string[]) => {
    const { stdout } = await run('git', args, { cwd: folder, maxBuffer: OUTPUT_LIMIT });
    return stdout;
  };
  try {
    const shallow = (await git('rev-parse', '--is-shallow-repository')).trim() === 'true';
    const log = await git(
      '-c',
      'core.quotepath=off',
      'log',
      `--format=${COMMIT_MARK}%H%x09%P%x09%aI%x09%an`,
      '--name-only',
      '--relative',
      '--no-renames',
      '--',
      '.',
    );
    const boundary = shallow ? await listBoundaryCommits(git) : new Set<string>();
    return parseGitLog(log, boundary);
  } catch {
    return new Map();
  }
}

async function listBoundaryCommits(
  git: (...args: string[]) => Promise<string>,
): Promise<Set<string>> {
  const roots = await git('rev-list', '--max-parents=0', 'HEAD');
  return new Set(roots.split('\n').filter(Boolean));
}

/** Parses the log, newest commit first: the first mention of a file is its last update. */
export function parseGitLog(log: string, boundary: Set<string>): Map<string, LastUpdate> {
  const updates = new Map<string, LastUpdate>();
  for (const commit of log.split(COMMIT_MARK).slice(1)) {
    const [head = '', ...files] = commit.split('\n');
    const [hash = '', , time, author] = head.split('\t');
    if (boundary.has(hash)) continue;
    for (const file of files) {
      if (file && !updates.has(file)) updates.set(file, { time, author });
    }
  }
  return updates;
}
