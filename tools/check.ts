/**
 * `npm run check`: formatting and lint, types, dead code, documents, and the site's content.
 * `--report` prints how hard the pages of the site are to read instead, and never fails.
 */
import { parseArgs } from 'node:util';
import { runChecks } from './test/checks.ts';
import { endOnSignals, runNode } from './test/processes.ts';

endOnSignals();
const { values } = parseArgs({ options: { report: { type: 'boolean' } } });
if (values.report) {
  await runNode(['tools/check-prose.ts', '--report']);
  process.exit();
}
const failed = (await runChecks()).filter(({ ok }) => !ok);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 1;
}
