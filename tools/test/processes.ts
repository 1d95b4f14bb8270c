import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';

/** Preloaded by URL, since the path of the repository may contain a space. */
const PRELOAD = `--import=${pathToFileURL('tools/exit-with-parent.mjs').href}`;

const running = new Set<ChildProcess>();

export type RunOptions = {
  env?: Record<string, string | undefined>;
  /** Collect the output of the process instead of passing it on. */
  quiet?: boolean;
};

export type Result = { ok: boolean; output: string; seconds: number };

/**
 * Starts Node with a script in a separate process group. It ends when this process ends, even if this
 * process is killed.
 */
export function startNode(args: string[], { env, quiet }: RunOptions = {}): ChildProcess {
  const nodeOptions = [process.env.NODE_OPTIONS, PRELOAD].filter(Boolean).join(' ');
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env, NODE_OPTIONS: nodeOptions },
    detached: process.platform !== 'win32',
  });
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

/** Runs Node with a script until it exits. */
export function runNode(args: string[], options: RunOptions = {}): Promise<Result> {
  const started = performance.now();
  const child = startNode(args, options);
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ ok: code === 0, output, seconds: (performance.now() - started) / 1000 });
    });
  });
}

/** Ends all running processes, along with those they have started. */
export function endProcesses(): void {
  for (const { pid } of running) {
    if (pid === undefined) continue;
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    } catch {
      // It has already exited.
    }
  }
}

/** Ends this process and all that it has started when it is interrupted. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      endProcesses();
      process.exit(128 + constants.signals[signal]);
    });
  }
  process.on('exit', endProcesses);
}
