import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram, type Output, PROGRAMS, runProgram } from '../programs.ts';
import { inScratchFolder } from '../scratch-folder.ts';

/** The user of Debian's package: Postgres refuses to run as root. */
const DEBIAN_USER = 'postgres';
const STARTS_IN = 20_000;

export type Cluster = {
  /** Runs a script in psql as a superuser. */
  psql: (database: string, script: string) => Promise<Output>;
};

/**
 * Starts an empty Postgres that listens on a socket only, and passes it to a function. It is
 * stopped and removed when the function has ended, when it throws, and when this process ends.
 *
 * @throws Error if Postgres does not start
 */
export function withTemporaryCluster<Value>(
  use: (cluster: Cluster) => Promise<Value>,
): Promise<Value> {
  return inScratchFolder(async (folder) => {
    const identity = await unprivilegedUser();
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    if (identity) {
      chmodSync(folder, 0o711);
      chownSync(data, identity.uid, identity.gid);
    }
    const options = { ...identity, cwd: data, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
    const init = ['--pgdata', data, '--username=postgres', '--auth=trust', '--no-sync'];
    const { code, stderr } = await runProgram(
      PROGRAMS.initdb,
      [...init, '--locale=C.UTF-8', '--data-checksums'],
      options,
    );
    if (code !== 0) throw new Error(`initdb: ${stderr}`);

    const psql: Cluster['psql'] = (database, script) =>
      runProgram(
        PROGRAMS.psql,
        ['-X', '-q', '-h', data, '-U', 'postgres', '-d', database, '-f', '-'],
        { ...options, input: script },
      );
    const server = startServer(data, options);
    const kill = () => server.kill('SIGQUIT');
    process.on('exit', kill);
    try {
      await untilReady(server, psql);
      return await use({ psql });
    } finally {
      process.off('exit', kill);
      await stop(server);
    }
  });
}

/** The server ends with this process, even if that is killed. */
function startServer(data: string, options: object): ChildProcess {
  const settings = ['fsync=off', 'listen_addresses=', `unix_socket_directories=${data}`];
  const serverArguments = settings.flatMap((setting) => ['-c', setting]);
  return spawn(
    findProgram(PROGRAMS.setpriv) ?? '',
    ['--pdeathsig=QUIT', findProgram(PROGRAMS.postgres) ?? '', '-D', data, ...serverArguments],
    { ...options, stdio: 'ignore' },
  );
}

async function untilReady(server: ChildProcess, psql: Cluster['psql']): Promise<void> {
  const end = performance.now() + STARTS_IN;
  while (performance.now() < end && server.exitCode === null) {
    if ((await psql('postgres', 'SELECT 1;')).code === 0) return;
    await wait(50);
  }
  throw new Error('The temporary Postgres did not start.');
}

/** Ends all sessions and the server: https://www.postgresql.org/docs/15/server-shutdown.html */
function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.on('close', () => resolve());
    server.kill('SIGQUIT');
  });
}

/** Undefined if this process already runs as a user without privileges. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag: string) =>
    Number(
      (await runProgram({ name: 'id', debianPackage: 'coreutils' }, [flag, DEBIAN_USER])).stdout,
    );
  return { uid: await id('-u'), gid: await id('-g') };
}
