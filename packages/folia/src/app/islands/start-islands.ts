import { noteUse, USES } from './island-uses.ts';

let watch: (() => void) | undefined;

/** Hydrates the islands of each page. Their code is fetched with the first one that is needed. */
export function startIslands(): void {
  for (const type of ['pagechange', 'hashchange', ...USES]) addEventListener(type, update, true);
  void update(new Event('load'));
}

async function update(event: Event): Promise<void> {
  if (!noteUse(event) && !watch) return;
  try {
    watch ??= (await import('./hydrate-islands.tsx')).watchIslands;
    watch();
  } catch (error) {
    console.error('The code of the islands failed to load:', error);
  }
}
