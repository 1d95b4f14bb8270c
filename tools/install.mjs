/** Installs the libraries in the lock file, and provides the pinned Node among them. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const STAMP = 'node_modules/.lock-hash';

/**
 * Runs `npm ci` if the installed libraries differ from the lock file. Ends the process if that
 * fails.
 *
 * @returns {boolean} whether anything had to be installed
 */
export function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (installed === wanted && existsSync(pinnedNode())) return false;
  console.log('Installing libraries ...');
  // A lock file from another system may lack a library that only this one needs; `ci` then fails.
  const done = npm('ci') || npm('install', '--no-save');
  if (!done || !existsSync(pinnedNode())) {
    console.error(
      'Failed to install the libraries. Check the network, then run the command again.',
    );
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
  return true;
}

/** The Node that runs all scripts, whatever is installed on the machine. */
export function pinnedNode() {
  return join('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** The environment for the pinned Node, with the programs of the libraries first on the path. */
export function toolEnvironment() {
  const path = [
    join(process.cwd(), 'node_modules', 'node', 'bin'),
    join(process.cwd(), 'node_modules', '.bin'),
    process.env.PATH ?? '',
  ].join(delimiter);
  return { ...process.env, PATH: path };
}

/** Runs the npm that runs this script, or the one on the path. Returns whether it succeeded. */
function npm(...args) {
  const script = process.env.npm_execpath;
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []];
  const options = ['--include=dev', '--no-audit', '--no-fund'];
  return spawnSync(command, [...first, ...args, ...options], { stdio: 'inherit' }).status === 0;
}
