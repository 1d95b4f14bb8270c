import { noteUse, USES } from './island-uses.ts';

let code: typeof import('./hydrate-islands.tsx') | undefined;

/** Hydrates the islands of each page. Their code is fetched with the first one that is needed. */
export function startIslands(): void {
  const start = (event: Event) => void update(event).catch(console.error);
  for (const type of ['pagechange', 'hashchange', ...USES]) addEventListener(type, start, true);
  start(new Event('load'));
}

async function update(event: Event): Promise<void> {
  if (!noteUse(event) && !code) return;
  try {
    // As a whole: Vite adds code for each name that is taken from it.
    code ??= await import('./hydrate-islands.tsx');
  } catch (error) {
    // Using an island tries again. Until then, its style sheet can show a message.
    for (const island of document.querySelectorAll('docs-island'))
      island.setAttribute('data-failed', '');
    throw error;
  }
  code.watchIslands();
}
