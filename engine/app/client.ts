/**
 * Entry of the live shell, fetched by the boot script. Each part is a module of its own and is evaluated in a task of
 * its own, so that no task keeps the reader's input waiting.
 */
import type { PageData } from '../contract/page-data.ts';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';

async function readJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** Lets the browser answer input and paint before the next part. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The document carries the styles of its own page; the next page may need others. */
function loadStyles(url: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  // Before the document's own, so that rules of the same weight win as they did.
  document.querySelector('style')?.before(link);
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
}

async function start(): Promise<void> {
  const element = document.querySelector<HTMLScriptElement>('#page-data');
  const container = document.querySelector<HTMLElement>('#shell');
  if (!element || !container) return;
  const page: PageData = JSON.parse(element.text);
  const { shell: shellUrl = '', sidebar: sidebarUrl } = element.dataset;
  const shellData = readJson<ShellData>(shellUrl);
  const sidebarData = sidebarUrl ? readJson<SidebarItem[]>(sidebarUrl) : undefined;
  const styles = shellData.then((shell) => loadStyles(shell.styles));
  await import('react-dom/client');
  await pause();
  const { hydrateShell } = await import('./hydrate.tsx');
  await styles;
  await pause();
  hydrateShell(container, { page, shell: await shellData, sidebar: await sidebarData });
}

await start();
