/**
 * `npm test`: checks, unit tests and browser tests, ending with `N passed, N failed`.
 *
 *   npm test                      everything but long tests, in at most five minutes on two cores
 *   npm test -- full              everything, each kind of page in all widths and both color modes
 *   npm test -- checks            one kind: checks, unit or browser
 *   npm test -- browser FILE …    arguments after a kind are passed to its runner
 *   … --times                     also lists the durations
 */
import { type CheckResult, runChecks } from './test/checks.ts';
import { endOnSignals } from './test/processes.ts';
import { deleteRun, openRun } from './test/run-folder.ts';
import { runBrowserTests, runUnitTests, type TestCount, type TestRun } from './test/runners.ts';
import { type BuiltRun, buildSites, sitesNamedIn } from './test/site-builds.ts';
import { type Row, timeTable } from './test/time-table.ts';

const KINDS = ['checks', 'unit', 'browser'] as const;

const [first, ...others] = process.argv.slice(2).filter((argument) => argument !== '--times');
const showTimes = process.argv.includes('--times');
const isFull = first === 'full';
const kind = KINDS.find((name) => name === first);
const isShort = first === undefined;
if (first !== undefined && !isFull && !kind) {
  console.error(
    `Unknown kind of test "${first}". Use full, ${KINDS.join(', ')}, or nothing for all.`,
  );
  process.exit(1);
}

endOnSignals();
const run = openRun();
/** Makes the tests keep their temporary folders in the run's folder. */
const temporaryEnv = { TMPDIR: run.temporary };
const rows: Row[] = [];
const failures: string[] = [];
const retried: string[] = [];
let skipped = 0;
const installSeconds = Number(process.env.INSTALL_SECONDS);
if (installSeconds > 0) rows.push({ group: 'Install', name: 'libraries', seconds: installSeconds });
const counts = await runTests();
deleteRun(run);
if (showTimes) console.log(`\n${timeTable(rows)}`);
if (retried.length > 0) console.log(`\nPassed on the second try:\n  ${retried.join('\n  ')}`);
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
if (isShort) console.log('\nThe long tests were left out. "npm test -- full" runs them, too.');
if (skipped > 0) {
  console.log(`\n${skipped} left out, since this machine lacks what they need`);
}
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function runTests(): Promise<TestCount[]> {
  if (kind === 'checks') return [countChecks(await runChecks())];
  const built = await buildSites(run.folder, kind && sitesNamedIn(others));
  rows.push(...built.rows);
  if (kind === 'unit') return [built.count, await unitTests(built)];
  if (kind === 'browser') return [built.count, await browserTests(built)];
  // The build of the real site has already checked its content.
  const [checks, unit] = await Promise.all([runChecks({ content: false }), unitTests(built)]);
  return [built.count, countChecks(checks), unit, await browserTests(built)];
}

function countChecks(checks: CheckResult[]): TestCount {
  rows.push(...checks.map(({ name, seconds }) => ({ group: 'Checks', name, seconds })));
  failures.push(...checks.filter(({ ok }) => !ok).map(({ name }) => `Check: ${name}`));
  const passed = checks.filter(({ ok }) => ok).length;
  return { passed, failed: checks.length - passed };
}

async function unitTests({ env }: BuiltRun): Promise<TestCount> {
  const args = isShort ? ['--project=unit', '--project=builds'] : others;
  return record(await runUnitTests({ folder: run.folder, args, env: { ...env, ...temporaryEnv } }));
}

async function browserTests({ env }: BuiltRun): Promise<TestCount> {
  const matrix = { TEST_MATRIX: isFull ? 'full' : 'usual' };
  const args = isShort ? ['--project=short'] : others;
  return record(
    await runBrowserTests({
      folder: run.folder,
      args,
      env: { ...env, ...temporaryEnv, ...matrix },
    }),
  );
}

function record(result: TestRun): TestCount {
  rows.push(...result.rows);
  failures.push(...result.failures);
  retried.push(...result.retried);
  skipped += result.skipped;
  return result.count;
}
