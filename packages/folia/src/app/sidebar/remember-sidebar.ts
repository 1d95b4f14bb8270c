import { keepInView } from '../keep-in-view.ts';
import { noteCategory, noteScroll, restoreScroll } from './sidebar-memory.ts';

/** The remembered place could not be restored yet; set by the script in the document. */
const PENDING = 'data-scroll-pending';

/** Notes how the sidebar is left, for the documents that are loaded later in the visit. */
export function rememberSidebar(): void {
  addEventListener('toggle', onToggle, true);
  addEventListener('beforetoggle', onBeforeToggle, true);
  addEventListener('pagehide', () => {
    const menu = sideMenu();
    if (menu?.checkVisibility()) noteScroll(menu);
  });
  addEventListener('pagechange', () => {
    sideMenu()?.removeAttribute(PENDING);
    showActiveEntry();
  });
}

/** Scrolls to the remembered place once there are entries that the document left out, or the menu is on display. */
export function resumeScroll(): void {
  const menu = sideMenu();
  if (menu?.hasAttribute(PENDING) && restoreScroll(menu)) menu.removeAttribute(PENDING);
}

function onToggle({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.closest('.sidebar')) noteCategory(target);
  if (!(target instanceof HTMLElement) || !target.matches('#side-menu:popover-open')) return;
  if (!target.hasAttribute(PENDING)) showActiveEntry();
  resumeScroll();
}

/** A closed menu cannot be measured. */
function onBeforeToggle(event: Event): void {
  const menu = sideMenu();
  if (event.target === menu && event instanceof ToggleEvent && event.newState === 'closed') {
    if (menu) noteScroll(menu);
  }
}

/** Brings the entry of the page into view, within the sidebar's own scroller. */
function showActiveEntry(): void {
  const menu = sideMenu();
  const entry = menu?.querySelector('.sidebar [aria-current="page"]');
  if (menu && entry) keepInView(entry, menu);
}

function sideMenu(): Element | null {
  return document.querySelector('#side-menu');
}
