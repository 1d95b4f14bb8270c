import { stored } from '../stored.ts';

const KEY = 'docs-sidebar';

/** A category by its place: its label behind those of the categories around it. */
type Place = string;

/** What a visit remembers of its sidebars. */
type Memory = {
  /** Whether each category was open that the reader, or a page within it, has opened or closed. */
  open: Record<Place, boolean>;
  /** The height (px) of the entries of each open category. */
  heights: Record<Place, number>;
  /** Where the sidebar was scrolled to when the document was left. */
  scroll?: ScrollPosition;
};

type ScrollPosition = {
  /** The path of the page. */
  page: string;
  /** The address of the first entry in view, as the document writes it. */
  href: string;
  /** How far it was from the top of the list (px). */
  offset: number;
  /** How far the list was scrolled (px), for documents that leave the entry out. */
  top: number;
};

/**
 * Brings the sidebar of a document to where the document before left it: its categories, then its scroll position. Runs
 * in the document itself as soon as the sidebar is parsed, so that nothing moves. A category whose entries the document
 * leaves out gets the room that they took.
 */
export function restoreSidebar(menu: Element): void {
  const { open, heights } = readMemory();
  for (const category of menu.querySelectorAll<HTMLElement>('.sidebar :is(details, a.category)')) {
    const place = placeOf(category);
    if (category instanceof HTMLDetailsElement) restoreCategory(category);
    else if (open[place] && !category.nextElementSibling) {
      category.style.marginBlockEnd = `${heights[place] ?? 0}px`;
    }
  }
  menu.toggleAttribute('data-scroll-pending', !restoreScroll(menu));
}

/**
 * Opens or closes a category as it was in the document before; that of the page stays open.
 * @returns whether it is open
 */
export function restoreCategory(category: HTMLDetailsElement): boolean {
  const wasOpen = readMemory().open[placeOf(category)];
  if (typeof wasOpen === 'boolean' && !category.querySelector('[aria-current]')) {
    category.open = wasOpen;
  }
  return category.open;
}

/**
 * Scrolls the sidebar of a reloaded page to where it was.
 * @returns false where the entry that was in view is not on display, since the menu is closed or the document leaves the
 * entry out: the place is then as near as can be told
 */
export function restoreScroll(menu: Element): boolean {
  const { scroll } = readMemory();
  if (scroll?.page !== location.pathname) return true;
  const entry = menu.querySelector(`.sidebar a[href="${CSS.escape(scroll.href)}"]`);
  if (!entry?.checkVisibility()) {
    menu.scrollTop = scroll.top;
    return false;
  }
  menu.scrollTop += distance(entry, menu) - scroll.offset;
  return true;
}

/** Notes that a category was opened or closed. */
export function noteCategory(category: HTMLDetailsElement): void {
  const memory = readMemory();
  memory.open[placeOf(category)] = category.open;
  write(memory);
}

/** Notes where the sidebar is scrolled to, and how high its open categories are; nothing while it is not on display. */
export function noteScroll(menu: Element): void {
  const memory = readMemory();
  for (const list of menu.querySelectorAll<HTMLElement>('.sidebar details[open] > ul')) {
    const { marginTop, marginBottom } = getComputedStyle(list);
    if (list.offsetHeight > 0 && list.parentElement) {
      memory.heights[placeOf(list.parentElement)] =
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

function placeOf(category: Element): Place {
  const labels: string[] = [];
  for (let outer: Element | null | undefined = category; outer; ) {
    labels.unshift((outer.querySelector('summary') ?? outer).textContent);
    outer = outer.parentElement?.closest('details');
  }
  return labels.join(' / ');
}

function readMemory(): Memory {
  try {
    return { open: {}, heights: {}, ...JSON.parse(stored(KEY, undefined, 'session') ?? '{}') };
  } catch {
    return { open: {}, heights: {} };
  }
}

function write(memory: Memory): void {
  stored(KEY, JSON.stringify(memory), 'session');
}
