import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { runNode } from './processes.ts';

const PROCESSES = pathToFileURL(resolve('tools/test/processes.ts')).href;

/** Writes its process id to a file and waits forever. */
const SERVER = `
  require('node:fs').writeFileSync(process.argv[2], String(process.pid));
  setInterval(() => {}, 1000);
`;

/** A run that has started a server, which in turn has started another one. */
async function startRun(): Promise<{ kill: (signal: NodeJS.Signals) => boolean; pids: number[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  const file = (name: string) => join(folder, name);
  writeFileSync(file('inner.cjs'), SERVER);
  const startInner = `require('node:child_process').spawn(process.execPath, [${JSON.stringify(file('inner.cjs'))}, ${JSON.stringify(file('inner'))}]);`;
  writeFileSync(file('outer.cjs'), `${startInner}${SERVER}`);
  writeFileSync(
    file('run.mjs'),
    `import { endOnSignals, startNode } from ${JSON.stringify(PROCESSES)};
    endOnSignals();
    startNode([${JSON.stringify(file('outer.cjs'))}, ${JSON.stringify(file('outer'))}]);`,
  );
  const run = spawn(process.execPath, [file('run.mjs')], { stdio: 'ignore' });
  const pids = await vi.waitFor(
    () =>
      ['outer', 'inner'].map((name) => {
        const pid = Number(readFileSync(file(name), 'utf8'));
        if (pid === 0) throw new Error('Not written yet');
        return pid;
      }),
    { timeout: 10_000 },
  );
  return { kill: (signal) => run.kill(signal), pids: [...pids, run.pid ?? 0] };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a test run that ends with %s leaves no process behind',
  async (signal) => {
    const { kill, pids } = await startRun();
    expect(pids.every(isRunning)).toBe(true);
    kill(signal);
    await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), { timeout: 10_000 });
  },
);

test('a process that exits returns its output and whether it succeeded', async () => {
  const run = (script: string) => runNode(['-e', script], { quiet: true });
  expect(await run("console.log('Sown.')")).toMatchObject({ ok: true, output: 'Sown.\n' });
  expect(await run('process.exitCode = 3')).toMatchObject({ ok: false, output: '' });
});
