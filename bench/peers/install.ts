import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Peer } from './peer.ts';

const MANIFEST = 'package.json';
const STAMP = 'installed.json';

const versionSchema = z.object({ version: z.string() });

/** The folder of a generator: its packages, and the sites that it builds. */
export function peerFolder(peersDir: string, peer: Peer): string {
  return join(peersDir, peer.name);
}

/**
 * Installs the packages of a generator into a folder of its own, outside the dependencies of this
 * repository, unless they are there.
 *
 * @throws if npm fails, with its output
 */
export function installPeer(peersDir: string, peer: Peer): void {
  const folder = peerFolder(peersDir, peer);
  mkdirSync(folder, { recursive: true });
  if (peer.packages.length === 0) return;
  const manifest = fileURLToPath(new URL(`./${peer.name}/${MANIFEST}`, import.meta.url));
  const wanted = readFileSync(manifest, 'utf8');
  const stamp = join(folder, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  copyFileSync(manifest, join(folder, MANIFEST));
  console.log(`Installing ${peer.title} ...`);
  const options = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const run = spawnSync(command, [...first, 'install', ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`Failed to install ${peer.title}:\n${run.stderr}`);
  writeFileSync(stamp, wanted);
}

/** The versions of a generator's packages, in Markdown, with the names as code. */
export function peerVersions(peersDir: string, peer: Peer): string {
  return peer.packages
    .map((name) => {
      const file = join(peerFolder(peersDir, peer), 'node_modules', name, MANIFEST);
      return `\`${name}\` ${versionSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).version}`;
    })
    .join(', ');
}
