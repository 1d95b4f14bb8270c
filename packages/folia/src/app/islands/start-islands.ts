let watch: (() => void) | undefined;

/** Makes the islands of each page live; their code is fetched with the first page that holds one. */
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
    console.error('The code of the islands did not load:', error);
  }
}
