/** The two test runners: Vitest for unit tests, Playwright for tests in a browser. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { ensureChromium, findFullChromium } from './chromium.ts';
import { runNode } from './processes.ts';
import type { Row } from './time-table.ts';

export type TestCount = { passed: number; failed: number };

export type TestRun = {
  count: TestCount;
  /** Tests that were left out, since the machine lacks a program or a browser that they need. */
  skipped: number;
  /** The failed tests, repeated at the end of the output. */
  failures: string[];
  /** The tests that failed once and then passed. */
  retried: string[];
  rows: Row[];
};

/** The result of a runner that crashed. */
const FAILED: TestRun = {
  count: { passed: 0, failed: 1 },
  skipped: 0,
  failures: [],
  retried: [],
  rows: [],
};

type RunnerOptions = {
  /** The folder of the run. */
  folder: string;
  /** Arguments for the runner: files and its own options. */
  args: string[];
  env: Record<string, string>;
};

const vitestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

export async function runUnitTests({ folder, args, env }: RunnerOptions): Promise<TestRun> {
  const file = join(folder, 'unit.json');
  const { ok } = await runNode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...args,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env },
  );
  return readReport('Unit tests', { file, ok, schema: vitestReportSchema }, (report) => ({
    count: { passed: report.numPassedTests, failed: report.numFailedTests },
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap(failedUnitTests),
    // Only browser tests run again: the failure of a unit test is not a coincidence.
    retried: [],
    rows: report.testResults.map(({ name, startTime, endTime }) => ({
      group: 'Unit tests',
      name: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  }));
}

type TestFile = z.infer<typeof vitestReportSchema>['testResults'][number];

/** The failed tests of a file, or the file if it did not load. */
function failedUnitTests({ name, status, assertionResults }: TestFile): string[] {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [file] : [];
  return failed.map(({ fullName }) => `${file}: ${fullName}`);
}

/**
 * Playwright treats file names as patterns: `search.spec.ts` would also match
 * `large-search.spec.ts`.
 */
function exactFile(argument: string): string {
  return /^[\w-]+\.spec\.ts$/.test(argument) ? `/${argument.replaceAll('.', '\\.')}$` : argument;
}

type Suite = z.infer<typeof suiteSchema>;
const testSchema = z.object({
  status: z.string(),
  results: z.array(z.object({ duration: z.number() })),
});
const suiteSchema = z.object({
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(testSchema) })),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
const playwrightReportSchema = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(suiteSchema),
});

export async function runBrowserTests({ folder, args, env }: RunnerOptions): Promise<TestRun> {
  const browser = ensureChromium();
  if (!browser) {
    console.error(
      'No Chromium found, and none could be installed. Install one and set CHROMIUM_PATH.',
    );
    return { ...FAILED, failures: ['Browser tests'] };
  }
  const file = join(folder, 'browser.json');
  const { ok } = await runNode(
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', ...args.map(exactFile)],
    {
      env: {
        ...env,
        CHROMIUM_PATH: browser,
        FULL_CHROMIUM_PATH: findFullChromium() ?? '',
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
    },
  );
  return readReport('Browser tests', { file, ok, schema: playwrightReportSchema }, (report) => ({
    count: {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
    },
    skipped: report.stats.skipped,
    failures: report.suites.flatMap((suite) => browserTests(suite, 'unexpected')),
    retried: report.suites.flatMap((suite) => browserTests(suite, 'flaky')),
    rows: [
      ...report.suites.map((suite) => ({
        group: 'Browser tests by file, two at a time',
        name: suite.file,
        seconds: sum(report.suites.filter(({ file }) => file === suite.file).flatMap(testTimes)),
      })),
      ...slowest(report.suites.flatMap(testTimes)),
    ],
  }));
}

const LISTED_TESTS = 25;

function slowest(tests: Row[]): Row[] {
  return tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, LISTED_TESTS);
}

function browserTests(
  { file, specs, suites = [] }: Suite,
  status: 'unexpected' | 'flaky',
): string[] {
  const found = specs.filter(({ tests }) => tests.some((test) => test.status === status));
  return [
    ...found.map(({ title }) => `e2e/${file}: ${title}`),
    ...suites.flatMap((suite) => browserTests(suite, status)),
  ];
}

/** The duration of each test in a file. */
function testTimes({ file, specs, suites = [] }: Suite): Row[] {
  const own = specs.map(({ title, tests }) => ({
    group: 'The slowest browser tests',
    name: `${file}: ${title}`,
    seconds: sum(
      tests.flatMap(({ results }) => results.map(({ duration }) => ({ seconds: duration / 1000 }))),
    ),
  }));
  return [...own, ...suites.flatMap(testTimes)];
}

function sum(rows: { seconds: number }[]): number {
  return rows.reduce((total, { seconds }) => total + seconds, 0);
}

/**
 * A runner that fails without a failed test (because of a crash or a file that does not load)
 * counts as one failure.
 */
function readReport<T>(
  name: string,
  { file, ok, schema }: { file: string; ok: boolean; schema: z.ZodType<T> },
  read: (report: T) => TestRun,
): TestRun {
  if (!existsSync(file)) {
    console.error(`${name}: the runner exited without a report.`);
    return { ...FAILED, failures: [name] };
  }
  const run = read(schema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  const isSilentFailure = !ok && run.count.failed === 0;
  return isSilentFailure ? { ...run, count: { ...run.count, failed: 1 } } : run;
}
