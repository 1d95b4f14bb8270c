import { execFile } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { hasCode, type Problem } from 'folia-problems';
import type { LastUpdate } from '../contract/page-data.ts';
import { quotePath } from '../quote-path.ts';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;

/** Overrides user settings that would change the log: https://git-scm.com/docs/git-log#_configuration */
const UNAFFECTED = ['--root', '--no-follow', '--no-show-signature', '--encoding=UTF-8'];

/** Git's output becomes part of an English message. A build uses no network, even in a clone that lacks old contents. */
const ENVIRONMENT = { LC_ALL: 'C', GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0' };

/** How long all commands of git may take (milliseconds). Histories of 100,000 commits take seconds. */
const TIME_LIMIT_MS = 60_000;
const COMMIT_MARK = '\u0001';

/** Time (ISO 8601) and author of the last commit of files, by path. */
type Updates = Map<string, LastUpdate>;

/**
 * Reads the last commit of each file below a folder, by path relative to it, in one pass over the history of the repository
 * and of each submodule. In a shallow clone, the oldest commit seems to add every file, so files without a later commit are
 * omitted.
 * @param limit for all commands together, in milliseconds
 * @param end when the limit is reached, on the clock of `performance.now()`
 * @returns also why commits are missing: there is no git, no repository, or only a part of its history, or
 * git takes too long
 */
export async function readGitHistory(
  folder: string,
  limit = TIME_LIMIT_MS,
  end = performance.now() + limit,
): Promise<{ updates: Updates; problems: Problem[] }> {
  const git = async (...args: string[]) => {
    const { stdout } = await run('git', args, {
      cwd: folder,
      maxBuffer: MAX_OUTPUT_BYTES,
      // 0 would mean no limit.
      timeout: Math.max(1, Math.ceil(end - performance.now())),
      killSignal: 'SIGKILL',
      env: { ...process.env, ...ENVIRONMENT },
    });
    return stdout;
  };
  try {
    const facts = await git('rev-parse', '--is-shallow-repository', '--show-toplevel');
    const [isShallow, root = ''] = facts.split('\n');
    const log = await git(
      'log',
      '-z',
      `--format=${COMMIT_MARK}%H%x09%P%x09%aI%x09%an`,
      '--name-only',
      '--relative',
      '--no-renames',
      ...UNAFFECTED,
      '--',
      '.',
    );
    const boundary = isShallow === 'true' ? await listBoundaryCommits(git) : new Set<string>();
    const updates = parseGitLog(log, boundary);
    const omitted = parseGitLog(log, new Set()).size - updates.size;
    const problems = omitted > 0 ? [shallowClone(omitted)] : [];
    for (const path of listSubmodules(root, folder)) {
      const history = await readGitHistory(join(folder, path), limit, end);
      for (const [file, update] of history.updates) updates.set(`${path}/${file}`, update);
      problems.push(...history.problems);
    }
    return { updates, problems };
  } catch (error) {
    return { updates: new Map(), problems: [noHistory(error, folder, limit)] };
  }
}

/** Lists the submodules below a folder of a repository, by path relative to it: https://git-scm.com/docs/gitmodules */
function listSubmodules(root: string, folder: string): string[] {
  const list = join(root, '.gitmodules');
  if (!existsSync(list)) return [];
  const paths = readFileSync(list, 'utf8').matchAll(/^\s*path\s*=\s*"?(.+?)"?\s*$/gm);
  return (
    [...paths]
      .map(([, path = '']) => relative(realpathSync(folder), join(root, path)).split(sep).join('/'))
      // One that is not cloned is an empty folder.
      .filter((path) => !path.startsWith('..') && existsSync(join(folder, path, '.git')))
  );
}

/** Notices apply to the machine and not to the site, which must build there, too. */
const NOTICE = { severity: 'warning', isNotice: true } as const;

function shallowClone(files: number): Problem {
  const hint =
    'Run "git fetch --unshallow". In a GitHub workflow, give actions/checkout the option "fetch-depth: 0".';
  const count = files === 1 ? '1 file' : `${files} files`;
  const message = `The last change of ${count} is unknown, because the git clone is shallow: dates and authors are left out.`;
  return { ...NOTICE, message, hint };
}

/** @param error why git has failed */
function noHistory(error: unknown, folder: string, limit: number): Problem {
  if (error instanceof Error && 'killed' in error && error.killed === true) {
    const message = `Dates and authors of the last change are left out, because git took longer than ${limit / 1000} seconds.`;
    return { ...NOTICE, message, hint: 'Run "git log" in the folder of the site to see why.' };
  }
  const isMissing = hasCode(error, 'ENOENT');
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const [reason = ''] = stderr.split('\n');
  const hint = adviceOn(stderr, folder);
  const message = isMissing
    ? 'Dates and authors of the last change are left out, because git is not installed.'
    : `Dates and authors of the last change are left out, because git has no history of the site (${reason.replace(/^fatal: /, '') || String(error)}).`;
  return { ...NOTICE, message, ...(hint === undefined ? {} : { hint }) };
}

/** What to do about a message of git. */
function adviceOn(stderr: string, folder: string): string | undefined {
  const [, owned] = /dubious ownership in repository at '(.+)'/.exec(stderr) ?? [];
  if (owned) return `Run "git config --global --add safe.directory ${quotePath(owned)}".`;
  if (!/promisor|lazy fetching|unable to access/.test(stderr)) return undefined;
  return `The clone lacks parts of its history, and a build uses no network. Run "git -C ${quotePath(folder)} fetch --refetch --filter=blob:none".`;
}

async function listBoundaryCommits(
  git: (...args: string[]) => Promise<string>,
): Promise<Set<string>> {
  const roots = await git('rev-list', '--max-parents=0', 'HEAD');
  return new Set(roots.split('\n').filter(Boolean));
}

/** Parses the log with names between NULs, newest commit first: the first mention of a file is its last update. */
export function parseGitLog(log: string, boundary: Set<string>): Updates {
  const updates: Updates = new Map();
  for (const commit of log.split(COMMIT_MARK).slice(1)) {
    const [head = '', ...files] = commit.split('\0');
    const [hash = '', , time, author] = head.split('\t');
    if (boundary.has(hash)) continue;
    for (const file of files.map((name) => name.replace(/^\n/, ''))) {
      if (file && !updates.has(file)) updates.set(file, { time, author });
    }
  }
  return updates;
}
