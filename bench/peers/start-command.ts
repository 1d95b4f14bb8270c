import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { isAbsolute, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Command, Peer } from './peer.ts';

export type RunningCommand = {
  child: ChildProcessByStdio<null, Readable, Readable>;
  /** All that it has printed so far. */
  printed: () => string;
};

export type StartOptions = {
  /** The value of NODE_ENV. */
  mode: 'production' | 'development';
  /** After this time, it is ended. */
  timeoutMilliseconds?: number;
};

/** Lines of a failed command that the report quotes. */
const QUOTED_LINES = 6;

/** Starts a command of a generator in the folder of its site. */
export function startCommand(
  peer: Peer,
  { script, args, environment }: Command,
  { siteDir, peerDir }: { siteDir: string; peerDir: string },
  { mode, timeoutMilliseconds }: StartOptions,
): RunningCommand {
  const file = isAbsolute(script) ? script : join(peerDir, 'node_modules', script);
  // Only the engine's own sources need the condition of this repository.
  const options = peer.packages.length === 0 ? process.env.NODE_OPTIONS : undefined;
  const child = spawn(process.execPath, [file, ...args], {
    cwd: siteDir,
    env: { ...process.env, NODE_OPTIONS: options ?? '', NODE_ENV: mode, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMilliseconds,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  return { child, printed: () => printed };
}

/** What a command printed from its first error on, or at its end. */
export function failureLines(printed: string): string {
  const lines = printed.trim().split('\n');
  const first = lines.findIndex((line) => /error|failed|out of memory/i.test(line));
  const quoted = lines.slice(first === -1 ? -QUOTED_LINES : first).slice(0, QUOTED_LINES);
  return quoted.join('\n') || 'It printed nothing.';
}
