import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that checks samples, and the Debian package that contains it. */
export type Program = { name: string; debianPackage: string };

/** Where Debian has programs that are not in the path of every user. */
const MORE_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];
const POSTGRES_FOLDERS = '/usr/lib/postgresql/*/bin';

export const PROGRAMS = {
  apache: { name: 'apache2', debianPackage: 'apache2' },
  bash: { name: 'bash', debianPackage: 'bash' },
  borg: { name: 'borg', debianPackage: 'borgbackup' },
  caddy: { name: 'caddy', debianPackage: 'caddy' },
  initdb: { name: 'initdb', debianPackage: 'postgresql' },
  nginx: { name: 'nginx', debianPackage: 'nginx' },
  openssl: { name: 'openssl', debianPackage: 'openssl' },
  postgres: { name: 'postgres', debianPackage: 'postgresql' },
  psql: { name: 'psql', debianPackage: 'postgresql' },
  setpriv: { name: 'setpriv', debianPackage: 'util-linux' },
  python: { name: 'python3', debianPackage: 'python3' },
  rsync: { name: 'rsync', debianPackage: 'rsync' },
  shellcheck: { name: 'shellcheck', debianPackage: 'shellcheck' },
} as const satisfies Record<string, Program>;

/** The path of a program, or undefined if it is not installed. */
export function findProgram({ name }: Program): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    ...MORE_FOLDERS,
    ...globSync(POSTGRES_FOLDERS).toSorted().toReversed(),
  ];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** How to install the missing ones of these programs, or undefined if none is missing. */
export function howToInstall(programs: readonly Program[]): string | undefined {
  const missing = programs.filter((program) => findProgram(program) === undefined);
  if (missing.length === 0) return undefined;
  const names = [...new Set(missing.map(({ name }) => name))];
  const packages = [...new Set(missing.map(({ debianPackage }) => debianPackage))];
  return [
    `Missing: ${names.join(', ')}. On Debian:`,
    `  apt-get install ${packages.toSorted().join(' ')}`,
  ].join('\n');
}

const running = new Set<ChildProcess>();
// At import, so that it runs before the folders that these programs write to are removed.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export type RunOptions = Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> & {
  /** Written to the program's standard input. */
  input?: string;
  /** In milliseconds. */
  timeout?: number;
};

export type Output = { code: number; stdout: string; stderr: string };

/**
 * Runs a program until it exits.
 *
 * @throws Error if it is not installed
 */
export function runProgram(
  program: Program,
  args: readonly string[],
  { input = '', timeout = 120_000, ...options }: RunOptions = {},
): Promise<Output> {
  const path = findProgram(program);
  if (path === undefined) throw new Error(howToInstall([program]));
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, { ...options, timeout, stdio: ['pipe', 'pipe', 'pipe'] });
    running.add(child);
    const output = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output.stderr += text;
    });
    // A program that exits before it has read its input closes the pipe.
    child.stdin.on('error', () => {}).end(input);
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, ...output });
    });
  });
}
