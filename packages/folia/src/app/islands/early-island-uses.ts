/**
 * Inlined at the end of documents with islands that wait for the reader (`data-when`). Until the live shell takes over,
 * it notes which of them are used, and reports that to the boot script as an event that the script knows.
 */
import { noteUse, USES } from './island-uses.ts';

function onEvent(event: Event): void {
  if (noteUse(event)) dispatchEvent(new Event('ready'));
}

for (const type of ['hashchange', ...USES]) addEventListener(type, onEvent, true);
onEvent(new Event('load'));
