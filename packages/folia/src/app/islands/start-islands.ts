let watch: (() => void) | undefined;

/** Hydrates the islands of each page. Their code is fetched with the first page that has one. */
export function startIslands(): void {
  void update();
  addEventListener('pagechange', () => void update());
}

async function update(): Promise<void> {
  if (!watch && !document.querySelector('docs-island')) return;
  try {
    watch ??= (await import('./hydrate-islands.tsx')).watchIslands;
    watch();
  } catch (error) {
    console.error('The code of the islands failed to load:', error);
  }
}
