import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import type { Peer } from './peer.ts';
import { type TreeUsage, watchProcessTree } from './process-tree.ts';

/** Longer builds count as failed. */
const TIMEOUT_MS = 20 * 60_000;
/** Lines of a failed build that the report quotes. */
const QUOTED_LINES = 6;

export type BuildCost = TreeUsage & { milliseconds: number; files: number; bytes: number };

/** A finished build, or why it failed. */
export type BuildResult = BuildCost | { failure: string };

/** Builds a site like the first time: without output and caches of earlier builds. */
export async function buildCold(
  peer: Peer,
  siteDir: string,
  peerDir: string,
): Promise<BuildResult> {
  for (const path of [peer.output, ...peer.caches]) {
    rmSync(resolve(siteDir, path), { recursive: true, force: true });
  }
  const start = performance.now();
  const child = startBuild(peer, siteDir, peerDir);
  const watch = watchProcessTree(child.pid ?? 0);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  // A process that the build leaves running keeps the output open: its exit counts.
  const [code] = await once(child, 'exit');
  const milliseconds = performance.now() - start;
  const usage = watch.stop();
  if (code !== 0) return { failure: failureLines(printed) };
  return { milliseconds, ...usage, ...outputSize(join(siteDir, peer.output)) };
}

function startBuild(peer: Peer, siteDir: string, peerDir: string) {
  const { script, args, environment } = peer.build;
  const file = isAbsolute(script) ? script : join(peerDir, 'node_modules', script);
  // Only the engine's own sources need the condition of this repository.
  const options = peer.packages.length === 0 ? process.env.NODE_OPTIONS : undefined;
  return spawn(process.execPath, [file, ...args], {
    cwd: siteDir,
    env: { ...process.env, NODE_OPTIONS: options ?? '', NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT_MS,
  });
}

/** The files of a folder and its subfolders. */
function outputSize(folder: string): { files: number; bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.reduce(
    (total, { parentPath, name }) => total + statSync(join(parentPath, name)).size,
    0,
  );
  return { files: files.length, bytes };
}

/** What a build printed from its first error on, or at its end. */
function failureLines(printed: string): string {
  const lines = printed.trim().split('\n');
  const first = lines.findIndex((line) => /error|failed|out of memory/i.test(line));
  const quoted = lines.slice(first === -1 ? -QUOTED_LINES : first).slice(0, QUOTED_LINES);
  return quoted.join('\n') || 'It printed nothing.';
}
