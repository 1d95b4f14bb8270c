/** `npm run check`: formatting and lint, types, dead code, the walls between rooms, and the site's own content. */
import { runChecks } from './checks.mjs';

const failed = runChecks().filter(({ ok }) => !ok);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
