import { DESKTOP } from '../breakpoints.ts';

/** The side menu on a narrow screen, once the reader has opened it. */
export const OPEN_SIDE_MENU = '#side-menu:popover-open';
const OPEN_PANEL = '#main-menu:popover-open';

/**
 * The behavior of the side menu on narrow screens besides opening and closing, which the browser
 * does: it traps the focus, and closes on Escape and on wide screens.
 */
export function operateSideMenu(): void {
  addEventListener('beforetoggle', onBeforeToggle, true);
  addEventListener('toggle', onToggle, true);
  addEventListener('keydown', onKey);
  addEventListener('pagehide', closeSideMenu);
  matchMedia(DESKTOP).addEventListener('change', closeSideMenu);
  // It may have been opened before the shell was live.
  setOutsideInert(document.querySelector(OPEN_SIDE_MENU) !== null);
}

/**
 * Closes the side menu on any navigation, including back. Call this after all other navigation listeners that measure the
 * page: once the menu closes, measuring makes the browser recalculate the styles and the layout of the page being left.
 */
export function closeSideMenuOnNavigation(): void {
  if (window.navigation) navigation.addEventListener('navigate', leaveSideMenu);
  else addEventListener('popstate', closeSideMenu);
}

function closeSideMenu(): void {
  document.querySelector<HTMLElement>(OPEN_SIDE_MENU)?.hidePopover();
}

/** The next page gets the focus. Returning it to the button of the menu first would need the same calculation. */
function leaveSideMenu(): void {
  findFocused()?.blur();
  closeSideMenu();
}

/** What has the focus in the open menu. */
function findFocused(): HTMLElement | null {
  return document.querySelector(`${OPEN_SIDE_MENU} :focus`);
}

/** Moves the focus before the menu closes, because the browser then returns it to what opened the menu. */
function onBeforeToggle({ target }: Event): void {
  if (!(target instanceof Element) || target.id !== 'side-menu') return;
  setOutsideInert(false);
  // If the search takes its place, that returns the focus to what has it now.
  if (findFocused()) document.querySelector<HTMLElement>('.menu-button')?.focus();
}

function onToggle({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches(`${OPEN_SIDE_MENU},${OPEN_PANEL}`)) return;
  setOutsideInert(true);
  getFocusable()[0]?.focus();
}

/** Makes everything in the shell inert except the menu and its ancestors. */
function setOutsideInert(isInert: boolean): void {
  const menu = document.querySelector('#side-menu');
  for (let part = menu; part && part.id !== 'page-shell'; part = part.parentElement) {
    for (const sibling of part.parentElement?.children ?? []) {
      if (sibling !== part) sibling.toggleAttribute('inert', isInert);
    }
  }
}

function onKey(event: KeyboardEvent): void {
  if (!document.querySelector(OPEN_SIDE_MENU)) return;
  if (event.key === 'Escape') closeSideMenu();
  if (event.key === 'Tab') wrapFocus(event);
}

/** Wraps the focus around: everything else is inert, but the browser's own controls are not. */
function wrapFocus(event: KeyboardEvent): void {
  const entries = getFocusable();
  const [from, to] = event.shiftKey ? [entries[0], entries.at(-1)] : [entries.at(-1), entries[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

function getFocusable(): HTMLElement[] {
  const panel = document.querySelector(OPEN_PANEL) ?? document.querySelector(OPEN_SIDE_MENU);
  const candidates = panel?.querySelectorAll<HTMLElement>('a[href], button, summary') ?? [];
  return [...candidates].filter((candidate) =>
    candidate.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
  );
}
