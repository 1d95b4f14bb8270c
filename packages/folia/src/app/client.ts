/**
 * Entry point of the live shell. The boot script fetches it along with everything it imports and
 * loads here, so that no request waits for another. If it throws, the boot script tries again. Each
 * part is a module of its own and is evaluated in a task of its own, so that no task blocks the
 * reader's input.
 */
import type { InlinePageData, TocEntry } from '../contract/page-data.ts';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import { fetchJson } from './fetch-in-time.ts';
import { pause } from './pause.ts';

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);

/**
 * Reads the data that the document refers to. Until it is hydrated, another document with the same shell may replace it.
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

/** The table of contents, which a document contains only once. */
function readToc(): TocEntry[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('main>.toc a');
  return Array.from(links, (link) => ({
    // The property would be percent-encoded.
    id: link.getAttribute('href')?.slice(1) ?? '',
    title: link.textContent,
    // The last character of a class such as `level-3`; the highest level has none.
    level: Number(link.parentElement?.className.at(-1) ?? 2),
  }));
}

/** Waits for a document that is about to replace the current one. */
async function untilShown(): Promise<void> {
  await window.navigation?.transition?.finished.catch(() => {});
  // If there is none after all, its URL is restored first.
  await pause();
}

async function start(): Promise<void> {
  const loading = readDocument();
  // Awaited only after the code has been evaluated, and never if that fails.
  loading.catch(() => {});
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
  const inline: InlinePageData = JSON.parse(element.text);
  const page = { ...inline, toc: readToc(), documentTitle: document.title };
  const [shell, sidebar] = data;
  await hydration.hydrateShell(container, { page, shell, sidebar });
}

await start();
