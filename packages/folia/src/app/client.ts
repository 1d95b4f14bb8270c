/**
 * Entry point of the live shell. The boot script fetches it along with everything it imports and
 * loads here, so that no request waits for another. If it throws, the boot script tries again. Each
 * part is a module of its own and is evaluated in a task of its own, so that no task blocks the
 * reader's input.
 */
import type { InlinePageData } from '../contract/page-data.ts';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import { pause } from './pause.ts';
import { TIME_LIMIT } from './time-limit.ts';

async function readJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
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
  await hydrateShell(container, { page, shell: await shellData, sidebar: await sidebarData });
}

await start();
