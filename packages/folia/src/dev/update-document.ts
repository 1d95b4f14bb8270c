import { morphChildren } from './morph-children.ts';

/** Tabs and islands are started when a document loads. */
const NEEDS_LOADING = '[data-tab-group],[data-tab-query],docs-island';

let updates = 0;

/**
 * Changes the open document into the one that the server has now, without loading it: only what differs is replaced.
 *
 * @returns false if the document has to be loaded: its shell is live, or the new document has other scripts
 */
export async function updateDocument(): Promise<boolean> {
  if (!isUpdatable(document)) return false;
  updates += 1;
  const update = updates;
  const response = await fetch(location.href, { cache: 'no-store' });
  if (!response.ok) return false;
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  // A later change is on its way.
  if (update !== updates) return true;
  // The scripts of the open document removed themselves after they had run.
  for (const step of next.querySelectorAll('script[data-step]')) step.remove();
  // The reader may have acted in the meantime.
  if (!isUpdatable(document) || !isUpdatable(next) || !hasSameScripts(next)) return false;
  document.title = next.title;
  for (const name of ['lang', 'dir'])
    copyAttribute(next.documentElement, document.documentElement, name);
  const style = 'head > style:not([data-vite-dev-id])';
  const [shown, written] = [document.querySelector(style), next.querySelector(style)];
  if (shown && written && shown.textContent !== written.textContent) {
    shown.textContent = written.textContent;
  }
  morphChildren(document.body, next.body);
  dispatchEvent(new Event('pagechange'));
  return true;
}

/** React would not know of changes to a live shell. */
function isUpdatable(page: Document): boolean {
  return (
    !('live' in page.documentElement.dataset) &&
    // Its parts have been requested: it is about to be live.
    page.querySelector<HTMLTemplateElement>('#live-parts')?.content.firstChild !== null &&
    !('search' in page.documentElement.dataset) &&
    page.getElementById('page-shell') !== null &&
    page.querySelector(NEEDS_LOADING) === null &&
    page.querySelector('vite-error-overlay') === null
  );
}

/** Scripts that are put into a document do not run. */
function hasSameScripts(next: Document): boolean {
  const scriptsOf = (page: Document) =>
    [...page.body.querySelectorAll('script:not([type="application/json"])')].map(
      ({ textContent }) => textContent,
    );
  return scriptsOf(document).join('\n') === scriptsOf(next).join('\n');
}

function copyAttribute(from: Element, to: Element, name: string): void {
  const value = from.getAttribute(name);
  if (value === null) to.removeAttribute(name);
  else if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}
