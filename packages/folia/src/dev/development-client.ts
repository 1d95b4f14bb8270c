/** Runs in the browser during development: shows changes at once, and lists the site's problems. */
import type { ChangedBody } from './changed-bodies.ts';
import { morphChildren } from './morph-children.ts';
import { updateDocument } from './update-document.ts';
import { type ListedWarning, showWarnings } from './warning-list.ts';

/** How long a navigation may take to show the next document, in milliseconds; a download shows none. */
const LEAVING_MS = 5000;

// Reloading would cancel a navigation, and the next document is up to date anyway.
let isLeaving = false;
addEventListener('beforeunload', () => {
  isLeaving = true;
  setTimeout(() => {
    isLeaving = false;
  }, LEAVING_MS);
});

import.meta.hot?.on('docs:change', (bodies: ChangedBody[] | null) => {
  const shown = bodies?.find(({ href }) => isHere(href));
  const body = document.getElementById('page-body');
  // A shell that has already fetched the previous page would show its text again.
  const isHeld = shown && performance.getEntriesByName(absolute(shown.dataHref)).length > 0;
  if (!shown || !body || isHeld) update();
  else {
    const next = document.createElement('div');
    next.innerHTML = shown.html;
    morphChildren(body, next);
    // The event of a running shell after navigation.
    dispatchEvent(new Event('pagechange'));
  }
});
// What these pages show has been compiled since they were sent: other pages, or the colors of their code.
import.meta.hot?.on('docs:outdated', (hrefs: string[]) => {
  if (hrefs.some(isHere)) update();
});
import.meta.hot?.on('docs:warnings', (warnings: ListedWarning[]) => showWarnings(warnings));
const client = document.querySelector<HTMLElement>('script[data-docs-version]');
import.meta.hot?.send('docs:ready', Number(client?.dataset['docsVersion']));

/** Shows the page as it is now: in the same document if possible, which keeps what the reader has opened and scrolled to. */
async function update(): Promise<void> {
  if (isLeaving) return;
  const isUpdated = await updateDocument().catch(() => false);
  if (!isUpdated && !isLeaving) location.reload();
}

function isHere(href: string): boolean {
  return new URL(href, location.href).pathname === location.pathname;
}

function absolute(path: string): string {
  return new URL(path, location.href).href;
}
