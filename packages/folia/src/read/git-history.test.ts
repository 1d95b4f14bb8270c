import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { parseGitLog, readGitHistory } from './git-history.ts';

// In a git hook, these variables point to the repository of the hook. They must not affect the ones created here.
for (const name of Object.keys(process.env)) {
  if (name.startsWith('GIT_')) vi.stubEnv(name, undefined);
}
vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');

const folder = mkdtempSync(join(tmpdir(), 'history-'));
afterAll(() => rmSync(folder, { recursive: true }));

function git(cwd: string, ...args: string[]): void {
  execFileSync('git', args, { cwd, stdio: 'pipe' });
}

/** Writes files and commits them with an author and a day in May 2024. */
function commit(repository: string, author: string, day: number, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(repository, path), text);
  git(repository, 'add', '--all');
  execFileSync('git', ['commit', '--quiet', '--message', 'Plant'], {
    cwd: repository,
    stdio: 'pipe',
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: author,
      GIT_AUTHOR_EMAIL: 'gardener@example.org',
      GIT_AUTHOR_DATE: `2024-05-0${day}T10:00:00+02:00`,
      GIT_COMMITTER_NAME: 'Somebody else',
      GIT_COMMITTER_EMAIL: 'gardener@example.org',
      GIT_COMMITTER_DATE: `2024-06-0${day}T10:00:00+02:00`,
    },
  });
}

/** Creates a repository with a site in a subfolder. */
function makeRepository(): string {
  const repository = join(folder, 'garden');
  mkdirSync(join(repository, 'site/docs'), { recursive: true });
  git(repository, 'init', '--quiet');
  commit(repository, 'Ada', 1, {
    'site/docs/beds.md': 'Beds',
    'site/docs/größe.md': 'Size',
    'site/docs/old.md': 'Old',
    'README.md': 'Read me',
  });
  commit(repository, 'Bö', 2, { 'site/docs/beds.md': 'More beds', 'site/docs/trees.md': 'Trees' });
  commit(repository, 'Cy', 3, { 'README.md': 'Read on' });
  return repository;
}

const repository = makeRepository();

describe('readGitHistory: the last update of each file', () => {
  test('returns author and time of the last commit, by path relative to the folder', async () => {
    const history = await readGitHistory(join(repository, 'site'));
    expect(Object.fromEntries(history.updates)).toEqual({
      'docs/beds.md': { time: '2024-05-02T10:00:00+02:00', author: 'Bö' },
      'docs/trees.md': { time: '2024-05-02T10:00:00+02:00', author: 'Bö' },
      'docs/größe.md': { time: '2024-05-01T10:00:00+02:00', author: 'Ada' },
      'docs/old.md': { time: '2024-05-01T10:00:00+02:00', author: 'Ada' },
    });
  });

  test('has no problems if the history is complete', async () => {
    const { problems } = await readGitHistory(join(repository, 'site'));
    expect(problems).toEqual([]);
  });

  test('is the same with settings of the user that change the log', async () => {
    const plain = await readGitHistory(join(repository, 'site'));
    const settings = {
      'log.showRoot': 'false',
      'log.follow': 'true',
      'log.showSignature': 'true',
      'log.decorate': 'full',
      'i18n.logOutputEncoding': 'ISO-8859-1',
      'color.ui': 'always',
      'core.quotePath': 'true',
      'diff.relative': 'true',
    };
    for (const [name, value] of Object.entries(settings)) git(repository, 'config', name, value);
    try {
      expect(await readGitHistory(join(repository, 'site'))).toEqual(plain);
    } finally {
      for (const name of Object.keys(settings)) git(repository, 'config', '--unset', name);
    }
  });

  test('has files whose names git quotes, and those of submodules', async () => {
    const outer = join(folder, 'orchard');
    mkdirSync(join(outer, 'site'), { recursive: true });
    git(outer, 'init', '--quiet');
    commit(outer, 'Ada', 1, { 'site/say "hi".md': 'Hi' });
    git(
      outer,
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'add',
      repository,
      'site/garden',
    );
    commit(outer, 'Cy', 3, {});
    const { updates, problems } = await readGitHistory(join(outer, 'site'));
    expect(problems).toEqual([]);
    expect(updates.get('say "hi".md')?.author).toBe('Ada');
    expect(updates.get('garden/site/docs/trees.md')?.author).toBe('Bö');
  });

  test('in a shallow clone, files without a commit after the oldest one are omitted and counted', async () => {
    const clone = join(folder, 'shallow');
    git(folder, 'clone', '--quiet', '--depth=2', pathToFileURL(repository).href, clone);
    const { updates, problems } = await readGitHistory(join(clone, 'site'));
    expect([...updates.keys()]).toEqual([]);
    expect(problems).toMatchObject([
      {
        isNotice: true,
        message:
          'The last change of 4 files is unknown, because the git clone is shallow: dates and authors are left out.',
        hint: expect.stringMatching(/"git fetch --unshallow".*"fetch-depth: 0"/),
      },
    ]);
    const deeper = join(folder, 'deeper');
    commit(repository, 'Di', 4, { 'site/docs/old.md': 'Newer' });
    git(folder, 'clone', '--quiet', '--depth=2', pathToFileURL(repository).href, deeper);
    const later = await readGitHistory(join(deeper, 'site'));
    expect([...later.updates.keys()]).toEqual(['docs/old.md']);
    git(deeper, 'fetch', '--quiet', '--unshallow');
    const whole = await readGitHistory(join(deeper, 'site'));
    expect([whole.updates.size, whole.problems]).toEqual([4, []]);
  });

  test('is empty outside a repository, and says so', async () => {
    const plain = mkdtempSync(join(tmpdir(), 'no-repository-'));
    try {
      const { updates, problems } = await readGitHistory(plain);
      expect(updates.size).toBe(0);
      expect(problems).toMatchObject([
        {
          message: expect.stringMatching(
            /because git has no history of the site \(not a git repository/,
          ),
        },
      ]);
    } finally {
      rmSync(plain, { recursive: true });
    }
  });

  test('is empty if git does not answer, and says so', async () => {
    const path = process.env.PATH;
    const programs = join(folder, 'slow');
    mkdirSync(programs);
    writeFileSync(join(programs, 'git'), '#!/bin/sh\nsleep 60\n', { mode: 0o755 });
    vi.stubEnv('PATH', `${programs}:${path}`);
    try {
      const { updates, problems } = await readGitHistory(join(repository, 'site'), 300);
      expect(updates.size).toBe(0);
      expect(problems).toMatchObject([
        {
          isNotice: true,
          message:
            'Dates and authors of the last change are left out, because git took longer than 0.3 seconds.',
        },
      ]);
    } finally {
      vi.stubEnv('PATH', path);
    }
  });

  test('is empty if git is not installed, and says so', async () => {
    const path = process.env.PATH;
    vi.stubEnv('PATH', '/no/such/folder');
    try {
      const { updates, problems } = await readGitHistory(join(repository, 'site'));
      expect(updates.size).toBe(0);
      expect(problems).toMatchObject([
        {
          message:
            'Dates and authors of the last change are left out, because git is not installed.',
        },
      ]);
    } finally {
      vi.stubEnv('PATH', path);
    }
  });
});

describe('parseGitLog', () => {
  const log = [
    '\u0001c3\tc2\t2024-05-03T10:00:00Z\tCy the \tTall',
    '\ndocs/beds.md',
    '',
    '\u0001c2\tc1\t2024-05-02T10:00:00Z\tBö',
    '\ndocs/beds.md',
    'docs/trees.md',
    '',
    '\u0001c1\t\t2024-05-01T10:00:00Z\tAda',
    '\ndocs/old.md',
    '',
  ].join('\0');

  test('the first mention of a file counts', () => {
    expect(parseGitLog(log, new Set()).get('docs/beds.md')?.time).toBe('2024-05-03T10:00:00Z');
    expect(parseGitLog(log, new Set()).size).toBe(3);
  });

  test('boundary commits are ignored', () => {
    expect([...parseGitLog(log, new Set(['c1', 'c3']))]).toEqual([
      ['docs/beds.md', { time: '2024-05-02T10:00:00Z', author: 'Bö' }],
      ['docs/trees.md', { time: '2024-05-02T10:00:00Z', author: 'Bö' }],
    ]);
  });

  test('an empty log has no updates', () => {
    expect(parseGitLog('', new Set())).toEqual(new Map());
  });
});
