import { once } from 'node:events';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Peer } from './peer.ts';
import { type TreeUsage, watchProcessTree } from './process-tree.ts';
import { failureLines, startCommand } from './start-command.ts';

/** Longer builds count as failed. */
const TIMEOUT_MS = 20 * 60_000;

export type BuildCost = TreeUsage & { milliseconds: number; files: number; bytes: number };

/** A finished build, or why it failed. */
export type BuildResult = BuildCost | { failure: string };

/** Builds a site as if for the first time: without output and caches of earlier builds. */
export async function buildCold(
  peer: Peer,
  siteDir: string,
  peerDir: string,
): Promise<BuildResult> {
  rmSync(join(siteDir, peer.output), { recursive: true, force: true });
  removeCaches(peer, siteDir);
  const start = performance.now();
  const { child, printed } = startCommand(
    peer,
    peer.build,
    { siteDir, peerDir },
    { mode: 'production', timeoutMilliseconds: TIMEOUT_MS },
  );
  const watch = watchProcessTree(child.pid ?? 0);
  // A process that the build leaves running keeps the output open: its exit counts.
  const [code] = await once(child, 'exit');
  const milliseconds = performance.now() - start;
  const usage = watch.stop();
  if (code !== 0) return { failure: failureLines(printed()) };
  return { milliseconds, ...usage, ...outputSize(join(siteDir, peer.output)) };
}

/** Removes what earlier builds and development servers have left. */
export function removeCaches(peer: Peer, siteDir: string): void {
  for (const path of peer.caches) rmSync(resolve(siteDir, path), { recursive: true, force: true });
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
