/**
 * `npm test`: the checks, the unit tests and the browser tests, closing with `N passed, N failed`.
 * `npm test -- unit` and `npm test -- browser` run one kind, and take the runner's own arguments behind it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { runChecks } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';

const RESULTS = '.cache/test-results';

/** @typedef {{ passed: number; failed: number }} Count */

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const [kind, ...rest] = process.argv.slice(2);
const kinds = { checks: checkResults, unit: unitTests, browser: browserTests };
if (kind !== undefined && !Object.hasOwn(kinds, kind)) {
  console.error(`"${kind}" is no kind of test. Kinds: ${Object.keys(kinds).join(', ')}.`);
  process.exit(1);
}
const counts = Object.entries(kinds)
  .filter(([name]) => kind === undefined || name === kind)
  .map(([, runTests]) => runTests());
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** @returns {Count} */
function checkResults() {
  const checks = runChecks();
  const passed = checks.filter(({ ok }) => ok).length;
  return { passed, failed: checks.length - passed };
}

/** @returns {Count} */
function unitTests() {
  const file = `${RESULTS}/unit.json`;
  const status = run([
    'node_modules/vitest/vitest.mjs',
    'run',
    ...rest,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return countOf('Unit tests', status, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
}

/** @returns {Count} */
function browserTests() {
  const browser = ensureChromium();
  if (!browser) {
    console.error(
      'No Chromium was found and none could be installed. Install one and name it in CHROMIUM_PATH.',
    );
    return { passed: 0, failed: 1 };
  }
  // Playwright takes a relative path from its config's folder.
  const file = resolve(RESULTS, 'browser.json');
  const status = run(['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests', ...rest], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return countOf('Browser tests', status, file, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

function run(args, environment = {}) {
  const env = { ...process.env, ...environment };
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status;
}

/** A runner that ends badly without a failed test (a crash, a file that does not load) counts as one failure. */
function countOf(name, status, file, read) {
  if (!existsSync(file)) {
    console.error(`${name}: the runner ended without a report.`);
    return { passed: 0, failed: 1 };
  }
  const count = read(JSON.parse(readFileSync(file, 'utf8')));
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
