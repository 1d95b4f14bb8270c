/**
 * The entry of every npm script. It runs on the machine's Node (20.19 or newer), installs what is missing, and hands
 * over to the pinned Node. Plain JavaScript without dependencies, since nothing may be installed yet.
 */
import { spawnSync } from 'node:child_process';
import { ensureInstalled, pinnedNode, toolEnvironment } from './install.mjs';

const ENGINE = ['engine/cli.ts'];

/** What each script runs, one after the other, each with the further arguments only if it is the last. */
const SCRIPTS = {
  start: [
    [...ENGINE, 'build'],
    [...ENGINE, 'serve'],
  ],
  dev: [[...ENGINE, 'dev']],
  build: [[...ENGINE, 'build']],
  check: [['tools/check.mjs']],
  format: [['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.']],
  test: [['tools/test.mjs']],
  bench: [['bench/run.ts']],
};

const [name, ...rest] = process.argv.slice(2);
const steps = Object.hasOwn(SCRIPTS, name ?? '') ? SCRIPTS[name] : undefined;
if (!steps) {
  console.error(`"${name ?? ''}" is no script. Scripts: ${Object.keys(SCRIPTS).join(', ')}.`);
  process.exit(1);
}

ensureInstalled();
for (const [index, step] of steps.entries()) {
  const args = index === steps.length - 1 ? [...step, ...rest] : step;
  const { status, signal } = spawnSync(pinnedNode(), args, {
    stdio: 'inherit',
    env: toolEnvironment(),
  });
  if (status !== 0) process.exit(signal ? 1 : (status ?? 1));
}
