/**
 * The entry point of all npm scripts. It runs on the machine's Node (22.18 or newer), installs what
 * is missing, and continues with the pinned Node. Plain JavaScript without dependencies, since
 * nothing may be installed yet.
 */
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, pinnedNode, toolEnvironment } from './install.mjs';

const ENGINE = ['packages/folia/src/cli.ts'];

/** The commands of each script, in order. Additional arguments are passed to the last one. */
const SCRIPTS = {
  start: [
    [...ENGINE, 'build'],
    [...ENGINE, 'serve'],
  ],
  dev: [[...ENGINE, 'dev']],
  build: [[...ENGINE, 'build']],
  check: [['tools/check.ts']],
  'check:samples': [['tools/check-samples.ts']],
  licenses: [['tools/supply-chain/check-supply-chain.ts', '--write']],
  release: [['tools/release/release.ts']],
  format: [['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.']],
  test: [['tools/test.ts']],
  bench: [['bench/run.ts']],
  'bench:peers': [['bench/peers/run.ts']],
  'bench:servers': [['bench/servers.ts']],
};

const [name, ...rest] = process.argv.slice(2);
const steps = Object.hasOwn(SCRIPTS, name ?? '') ? SCRIPTS[name] : undefined;
if (!steps) {
  console.error(`Unknown script "${name ?? ''}". Scripts: ${Object.keys(SCRIPTS).join(', ')}.`);
  process.exit(1);
}

const started = performance.now();
const hasInstalled = ensureInstalled();
const installSeconds = hasInstalled ? (performance.now() - started) / 1000 : 0;
for (const [index, step] of steps.entries()) {
  const code = await run(index === steps.length - 1 ? [...step, ...rest] : step);
  if (code !== 0) process.exit(code);
}

/**
 * Runs a command on the pinned Node. It ends when this process ends, and receives its signals.
 *
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
function run(args) {
  const preload = `--import=${pathToFileURL('tools/exit-with-parent.mjs').href}`;
  const child = spawn(pinnedNode(), [preload, ...args], {
    stdio: 'inherit',
    env: {
      ...toolEnvironment(),
      NODE_OPTIONS: nodeOptions(),
      INSTALL_SECONDS: String(installSeconds),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Packages of the repository import each other's sources:
 * https://nodejs.org/api/packages.html#resolving-user-conditions
 */
function nodeOptions() {
  return [process.env.NODE_OPTIONS, '--conditions=folia-source'].filter(Boolean).join(' ');
}
