/** `npm run check`: formatting and lint, types, dead code, documents, and the site's content. */
import { runChecks } from './test/checks.ts';
import { endOnSignals } from './test/processes.ts';

endOnSignals();
const failed = (await runChecks()).filter(({ ok }) => !ok);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 1;
}
