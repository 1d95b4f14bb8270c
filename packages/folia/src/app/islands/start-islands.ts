import { noteUse, USES } from './island-uses.ts';

let code: typeof import('./hydrate-islands.tsx') | undefined;

/** Hydrates the islands of each page. Their code is fetched with the first one that is needed. */
export function startIslands(): void {
  for (const type of ['pagechange', 'hashchange', ...USES]) addEventListener(type, update, true);
  void update(new Event('load'));
  addEventListener('click', ({ target }) => {
    // To the router, this link leads to the page in view.
    if (target instanceof Element && target.closest('.islands-failed a')) location.reload();
  });
}

async function update(event: Event): Promise<void> {
  if (!noteUse(event) && !code) return;
  try {
    // As a namespace, since Vite adds code for each name that is destructured.
    code ??= await import('./hydrate-islands.tsx');
    code.watchIslands(event.target);
  } catch (error) {
    // Using an island tries again. Until then, the page shows a message.
    for (const island of document.querySelectorAll('docs-island'))
      island.setAttribute('data-failed', '');
    console.error(error);
  }
}
