import { noteUse, USES } from './island-uses.ts';

let watch: (() => void) | undefined;

/** Hydrates the islands of each page. Their code is fetched with the first one that is needed. */
export function startIslands(): void {
  const start = (event: Event) => void update(event).catch(console.error);
  for (const type of ['pagechange', 'hashchange', ...USES]) addEventListener(type, start, true);
  start(new Event('load'));
}

async function update(event: Event): Promise<void> {
  if (!noteUse(event) && !watch) return;
  watch ??= (await import('./hydrate-islands.tsx')).watchIslands;
  watch();
}
