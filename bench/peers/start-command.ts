import { type ChildProcess, spawn } from 'node:child_process';
import { isAbsolute, join } from 'node:path';
import { collectOutput } from '../engine-command.ts';
import type { Peer } from './peer.ts';

export type RunningCommand = {
  child: ChildProcess;
  /** All that it has printed so far. */
  printed: () => string;
};

type StartOptions = {
  /** The value of NODE_ENV. */
  mode: 'production' | 'development';
  /** Time after which the command is ended. */
  timeoutMilliseconds?: number;
};

/** Lines of a failed command that the report quotes. */
const QUOTED_LINES = 6;

/** Starts a command of a generator in the folder of its site. */
export function startCommand(
  { script, environment, packages }: Peer,
  args: string[],
  { siteDir, peerDir }: { siteDir: string; peerDir: string },
  { mode, timeoutMilliseconds }: StartOptions,
): RunningCommand {
  const file = isAbsolute(script) ? script : join(peerDir, 'node_modules', script);
  // Only the engine's own sources need the condition of this repository.
  const options = packages.length === 0 ? process.env.NODE_OPTIONS : undefined;
  const child = spawn(process.execPath, [file, ...args], {
    cwd: siteDir,
    env: { ...process.env, NODE_OPTIONS: options ?? '', NODE_ENV: mode, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMilliseconds,
  });
  return { child, printed: collectOutput(child) };
}

/** What a command printed from its first error on, or at its end. */
export function failureLines(printed: string): string {
  const lines = printed.trim().split('\n');
  const first = lines.findIndex((line) => /error|failed|out of memory/i.test(line));
  const quoted = lines.slice(first === -1 ? -QUOTED_LINES : first).slice(0, QUOTED_LINES);
  return quoted.join('\n') || 'It printed nothing.';
}
