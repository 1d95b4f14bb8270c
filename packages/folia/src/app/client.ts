/**
 * Entry point of the live shell. The boot script fetches it along with everything it imports and
 * loads here, so that no request waits for another. If it throws, the boot script tries again. Each
 * part is a module of its own and is evaluated in a task of its own, so that no task blocks the
 * reader's input.
 */
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import { fetchJson } from './fetch-in-time.ts';
import { pause } from './pause.ts';
import { makeDocumentStyles } from './router/document-styles.ts';

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);

/**
 * Reads the data that the document refers to. Before hydration, another document with the same shell may replace it.
 */
async function readDocument() {
  const element = find<HTMLScriptElement>('#page-data');
  const { shell = '', sidebar } = element?.dataset ?? {};
  return {
    element,
    data: await Promise.all([
      fetchJson<ShellData>(shell),
      sidebar ? fetchJson<SidebarItem[]>(sidebar) : undefined,
    ]),
  };
}

/** Waits for a document that is about to replace the current one. */
async function untilShown(): Promise<void> {
  await window.navigation?.transition?.finished.catch(() => {});
  // If it does not come after all, the URL is restored first.
  await pause();
}

async function start(): Promise<void> {
  const loading = readDocument();
  // Fetched while React is evaluated, so that the first click after it need not wait for them.
  const styles = loading.then(({ data: [shell] }) => makeDocumentStyles(shell.styles));
  // Awaited only after the code has been evaluated, and never if that fails.
  styles.catch(() => {});
  await untilShown();
  await import('./evaluate-react.ts');
  await pause();
  // As a namespace, since Vite adds code for each name that is destructured.
  const hydration = await import('./hydrate.tsx');
  let found = await loading;
  await untilShown();
  while (found.element?.isConnected === false) {
    found = await readDocument();
    await untilShown();
  }
  const { element, data } = found;
  const container = find('#page-shell');
  if (!element || !container) return;
  document.documentElement.dataset.hydrated = '';
  const [shell, sidebar] = data;
  await hydration.hydrateShell(container, { shell, sidebar, styles: await styles });
}

await start();
