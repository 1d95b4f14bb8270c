import { stored } from '../stored.ts';

/** The name of the memory in the storage of the session. */
export const MEMORY_KEY = 'docs-sidebar';
/** The minimum distance between the page's entry and the ends of the list in view, in pixels. */
const MARGIN = 96;

/** Identifies a category by the labels of its ancestors and its own. */
type CategoryPath = string;

/** The remembered state of the sidebars during a visit. */
type Memory = {
  /** Whether each category is open, if the reader or a page in it has opened or closed it. */
  open: Record<CategoryPath, boolean>;
  /** The height of the entries of each open category, in pixels. */
  heights: Record<CategoryPath, number>;
  /** The scroll position of the sidebar when the document was left. */
  scroll?: ScrollPosition;
};

type ScrollPosition = {
  /** The path of the page. */
  page: string;
  /** The URL of the first entry in view, as written in the document. */
  href: string;
  /** Its distance from the top of the list, in pixels. */
  offset: number;
  /** The scroll position of the list in pixels, for documents without the entry. */
  top: number;
};

/**
 * Restores the sidebar's state from the previous document: its categories, then its scroll
 * position. Runs inline as soon as the sidebar is parsed, so that nothing shifts. Reserves space
 * for categories whose entries are not in the document.
 */
export function restoreSidebar(menu: Element): void {
  const { open, heights } = readMemory();
  for (const category of menu.querySelectorAll<HTMLElement>('.sidebar :is(details, a.category)')) {
    const path = getCategoryPath(category);
    if (category instanceof HTMLDetailsElement) restoreCategory(category);
    else if (open[path] && !category.nextElementSibling) {
      category.style.marginBlockEnd = `${heights[path] ?? 0}px`;
    }
  }
  menu.toggleAttribute('data-scroll-pending', !restoreScroll(menu));
}

/**
 * Opens or closes a category as in the previous document; the page's own category stays open.
 *
 * @returns whether it is open
 */
export function restoreCategory(category: HTMLDetailsElement): boolean {
  const wasOpen = readMemory().open[getCategoryPath(category)];
  if (typeof wasOpen === 'boolean' && !hasPage(category)) category.open = wasOpen;
  return category.open;
}

/** Whether the page is in a category, or is its own, whose link is beside the list. */
export function hasPage({ parentElement }: Element): boolean {
  return !!parentElement?.querySelector('[aria-current]');
}

/**
 * Restores the sidebar's scroll position on a reloaded page; on others, scrolls to the page's entry.
 *
 * @returns false if the entry that was in view is not visible, because the menu is closed or the
 * document does not contain it; the position is then approximate
 */
export function restoreScroll(menu: Element): boolean {
  const { scroll } = readMemory();
  if (scroll?.page !== location.pathname) {
    scrollToCurrentEntry(menu);
    return true;
  }
  const entry = menu.querySelector(`.sidebar a[href="${CSS.escape(scroll.href)}"]`);
  if (!entry?.checkVisibility()) {
    menu.scrollTop = scroll.top;
    return false;
  }
  menu.scrollTop += distance(entry, menu) - scroll.offset;
  return true;
}

/** Browsers with `scroll-initial-target` have already done so. */
function scrollToCurrentEntry(menu: Element): void {
  const entry = menu.querySelector('.sidebar [aria-current]');
  const offset = entry ? distance(entry, menu) : 0;
  if (offset > menu.clientHeight - MARGIN) menu.scrollTop += offset - MARGIN;
}

/** Remembers that a category was opened or closed. */
export function rememberCategory(category: HTMLDetailsElement): void {
  const memory = readMemory();
  memory.open[getCategoryPath(category)] = category.open;
  write(memory);
}

/**
 * Remembers what was opened or closed before anything listened. Whether a category with the page is open depends on the page.
 */
export function rememberCategories(menu: Element): void {
  const memory = readMemory();
  for (const category of menu.querySelectorAll<HTMLDetailsElement>('.sidebar details')) {
    if (!hasPage(category)) memory.open[getCategoryPath(category)] = category.open;
  }
  write(memory);
}

/**
 * Remembers the scroll position and the heights of open categories; does nothing while the sidebar
 * is hidden.
 */
export function rememberScroll(menu: Element): void {
  const memory = readMemory();
  for (const list of menu.querySelectorAll<HTMLElement>('.sidebar details[open] > ul')) {
    const { marginTop, marginBottom } = getComputedStyle(list);
    if (list.offsetHeight > 0 && list.parentElement) {
      memory.heights[getCategoryPath(list.parentElement)] =
        list.offsetHeight + Number.parseFloat(marginTop) + Number.parseFloat(marginBottom);
    }
  }
  for (const entry of menu.querySelectorAll('.sidebar a')) {
    const offset = distance(entry, menu);
    if (offset < 0 || !entry.checkVisibility({ contentVisibilityAuto: true })) continue;
    const href = entry.getAttribute('href') ?? '';
    memory.scroll = { page: location.pathname, href, offset, top: menu.scrollTop };
    break;
  }
  write(memory);
}

function distance(entry: Element, menu: Element): number {
  return entry.getBoundingClientRect().top - menu.getBoundingClientRect().top;
}

function getCategoryPath(category: Element): CategoryPath {
  const labels: string[] = [];
  for (let outer: Element | null | undefined = category; outer; ) {
    labels.unshift((outer.querySelector('summary') ?? outer).textContent);
    outer = outer.parentElement?.closest('details');
  }
  return labels.join(' / ');
}

/** Anything may be stored; what is not an object counts as empty. */
function readMemory(): Memory {
  try {
    const memory = Object(JSON.parse(stored(MEMORY_KEY, undefined, 'session') ?? '{}'));
    return { ...memory, open: Object(memory.open), heights: Object(memory.heights) };
  } catch {
    return { open: {}, heights: {} };
  }
}

function write(memory: Memory): void {
  stored(MEMORY_KEY, JSON.stringify(memory), 'session');
}
