/**
 * Checks the code samples of the site's pages with the programs that they are for. `--quick` only
 * uses programs that every contributor has.
 */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { formatProblems, type Problem, sortProblems } from 'folia-problems';
import { parse } from 'yaml';
import { parsePage } from './prose/parse-page.ts';
import { allCheckers, quickCheckers } from './samples/checkers.ts';
import { exceptionsSchema, unneededVariables, withoutExceptions } from './samples/exceptions.ts';
import { checkLanguages } from './samples/language.ts';
import { howToInstall } from './samples/programs.ts';
import { readSamples } from './samples/read-samples.ts';
import { readReference } from './samples/reference.ts';
import { summarize } from './samples/summary.ts';
import { endOnSignals } from './test/processes.ts';

const PAGES = 'site/{docs,blog,pages}/**/*.{md,mdx}';

endOnSignals();
const read = (path: string) => readFileSync(path, 'utf8');
const exceptions = exceptionsSchema.parse(parse(read('site/style/sample-exceptions.yaml')));
const { variables, settings } = readReference();
const excused = exceptions.variables.map(({ name }) => name);
const every = allCheckers({ variables: new Set([...variables, ...excused]), settings });
const checkers = process.argv.includes('--quick') ? quickCheckers(every) : every;

const pages = (await Array.fromAsync(glob(PAGES))).toSorted();
const found = pages.flatMap((path) => readSamples(parsePage({ path, text: read(path) })));
const { samples, excepted, problems: unused } = withoutExceptions(found, exceptions.samples);

const missing = howToInstall(checkers.flatMap(({ programs }) => programs));
if (missing !== undefined) {
  console.error(missing);
  process.exit(1);
}

const problems: Problem[] = [
  ...unused,
  ...unneededVariables(samples, exceptions.variables, variables),
  ...checkLanguages(samples, every),
];
const skipped: string[] = [];
for (const { check, handles } of checkers) {
  const own = samples.filter(handles);
  if (own.length === 0) continue;
  const result = await check(own, samples);
  problems.push(...result.problems);
  skipped.push(...(result.skipped ?? []));
}

console.log(summarize(samples, excepted, checkers));
for (const reason of skipped) console.log(`Skipped: ${reason}.`);
if (problems.length > 0) {
  console.error(`\n${formatProblems(sortProblems(problems))}`);
  console.error(`\n${problems.length} faults in the code samples of ${pages.length} pages.`);
  process.exitCode = 1;
}
