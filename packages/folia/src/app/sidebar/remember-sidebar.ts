import { keepInView } from '../keep-in-view.ts';
import { OPEN_SIDE_MENU } from './side-menu.ts';
import {
  rememberCategories,
  rememberCategory,
  rememberScroll,
  restoreScroll,
} from './sidebar-memory.ts';

/** Set by the document's inline script if the scroll position could not be restored yet. */
const PENDING = 'data-scroll-pending';

/** Remembers the state of the sidebar for documents loaded later in the visit. */
export function rememberSidebar(): void {
  const menu = getSideMenu();
  if (menu) rememberCategories(menu);
  addEventListener('toggle', onToggle, true);
  addEventListener('beforetoggle', onBeforeToggle, true);
  addEventListener('pagehide', () => {
    const menu = getSideMenu();
    if (menu?.checkVisibility()) rememberScroll(menu);
  });
  addEventListener('pagechange', () => {
    getSideMenu()?.removeAttribute(PENDING);
    // Measuring it now would make the browser calculate styles twice before it paints.
    requestAnimationFrame(showActiveEntry);
  });
}

/**
 * Scrolls to the remembered position once the missing entries are rendered or the menu is visible.
 */
export function resumeScroll(): void {
  const menu = getSideMenu();
  if (menu?.hasAttribute(PENDING) && restoreScroll(menu)) menu.removeAttribute(PENDING);
}

function onToggle({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.closest('.sidebar')) rememberCategory(target);
  if (!(target instanceof HTMLElement) || !target.matches(OPEN_SIDE_MENU)) return;
  if (!target.hasAttribute(PENDING)) showActiveEntry();
  resumeScroll();
}

/** A closed menu cannot be measured. */
function onBeforeToggle(event: Event): void {
  const menu = getSideMenu();
  if (event.target === menu && event instanceof ToggleEvent && event.newState === 'closed') {
    if (menu) rememberScroll(menu);
  }
}

/**
 * Keeps the sidebar where it is when another of its entries becomes current. The browser scrolls to each new one
 * (`scroll-initial-target`) until the list has been scrolled, even by zero pixels.
 */
export function holdScroll(): void {
  getSideMenu()?.scrollBy(0, 0);
}

/** Scrolls the page's entry into view within the sidebar. */
function showActiveEntry(): void {
  const menu = getSideMenu();
  const entry = menu?.querySelector('.sidebar [aria-current="page"]');
  if (menu && entry) keepInView(entry, menu);
}

function getSideMenu(): Element | null {
  return document.querySelector('#side-menu');
}
