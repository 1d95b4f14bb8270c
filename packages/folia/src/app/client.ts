/**
 * Entry of the live shell, fetched by the boot script together with all that it asks for here, so that nothing waits for
 * a request that could have been made before. What it throws makes the boot script try again. Each part is a module of its own and is evaluated in a task of
 * its own, so that no task keeps the reader's input waiting.
 */
import type { InlinePageData } from '../contract/page-data.ts';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import { TIME_LIMIT } from './time-limit.ts';

async function readJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** Lets the browser answer input and paint before the next part. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function start(): Promise<void> {
  const element = document.querySelector<HTMLScriptElement>('#page-data');
  const container = document.querySelector<HTMLElement>('#shell');
  if (!element || !container) return;
  const inline: InlinePageData = JSON.parse(element.text);
  const page = { ...inline, documentTitle: document.title };
  const { shell: shellUrl = '', sidebar: sidebarUrl } = element.dataset;
  const shellData = readJson<ShellData>(shellUrl);
  const sidebarData = sidebarUrl ? readJson<SidebarItem[]>(sidebarUrl) : undefined;
  await import('react-dom/client');
  await pause();
  const { hydrateShell } = await import('./hydrate.tsx');
  await pause();
  hydrateShell(container, { page, shell: await shellData, sidebar: await sidebarData });
}

await start();
