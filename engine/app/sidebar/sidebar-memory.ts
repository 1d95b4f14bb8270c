import { keepInView } from '../keep-in-view.ts';
import { stored } from '../stored.ts';

const KEY = 'sidebar-categories';

/** Whether each category was open, by its place: its label behind those of the categories around it. */
type Memory = Record<string, unknown>;

/** Notes which categories of the sidebar are open, for the documents that are loaded later in the visit. */
export function rememberCategories(): void {
  addEventListener('toggle', ({ target }) => note(target), true);
}

function note(target: EventTarget | null): void {
  if (!(target instanceof HTMLDetailsElement) || !target.closest('.sidebar')) return;
  stored(KEY, JSON.stringify({ ...readMemory(), [placeOf(target)]: target.open }), 'session');
}

/**
 * Opens or closes a category as it was in the document before. This happens when the shell goes live, long after the
 * first paint, so a category keeps its state where the change would be seen: it is restored in a closed side menu,
 * below the part of the list that is in view, and in a closed category. The category of the page stays open.
 */
export function restoreCategory(details: HTMLDetailsElement | null): void {
  if (!details || isInView(details)) return;
  const wasOpen = readMemory()[placeOf(details)];
  if (typeof wasOpen !== 'boolean' || details.querySelector('[aria-current]')) return;
  if (details.open !== wasOpen) details.open = wasOpen;
}

/** Also what stands above the shown part counts as in view: what follows it would move. */
function isInView(details: HTMLDetailsElement): boolean {
  const list = details.closest('.side-menu');
  if (!list || !details.checkVisibility({ contentVisibilityAuto: true })) return false;
  return details.getBoundingClientRect().top < list.getBoundingClientRect().bottom;
}

/** Brings the entry of a page that was navigated to into view, within the sidebar's own scroller. */
export function showActiveEntry(): void {
  const entry = document.querySelector('.sidebar [aria-current="page"]');
  const list = entry?.closest('.side-menu');
  if (entry && list) keepInView(entry, list);
}

function placeOf(details: HTMLDetailsElement): string {
  const labels: string[] = [];
  for (let outer: Element | null | undefined = details; outer; ) {
    labels.unshift(outer.querySelector('summary')?.textContent ?? '');
    outer = outer.parentElement?.closest('details');
  }
  return labels.join(' / ');
}

function readMemory(): Memory {
  try {
    const memory: unknown = JSON.parse(stored(KEY, undefined, 'session') ?? '{}');
    return typeof memory === 'object' && memory !== null ? { ...memory } : {};
  } catch {
    return {};
  }
}
