import { getTab, hideClosedPanels } from '../tabs/open-around.ts';
import { NESTED } from './expand-levels.ts';
import { type Filter, fillText, setFiltered } from './filter-texts.ts';
import { getName, getPath } from './property-path.ts';

/** The rows of properties and parameters. */
const ROWS = '.api-rows > li';
/** What is hidden if no row in it remains. */
const BLOCKS = '.api-choices > ul > li, .api-choices, .api-media, section';

type Property = { row: Element; name: string; path: string; text: string };

/**
 * Filters the properties of a page: keeps those whose names contain what the reader typed, what is
 * nested in them, and what they are nested in, which it opens. If no name matches, it searches
 * descriptions. Words with a dot or bracket are searched in paths: `items[].na`. Afterwards, it
 * closes everything that was closed before.
 */
export function makePropertyFilter(root: Element): Filter {
  const properties = [...root.querySelectorAll(ROWS)].map(readProperty);
  const total = properties.length;
  let opened: HTMLDetailsElement[] = [];
  return (words, _choice, texts) => {
    for (const details of opened) details.open = false;
    opened = [];
    if (!words) {
      show(root, undefined);
      return '';
    }
    const named = properties.filter(({ name, path }) =>
      (/[.[]/.test(words) ? path : name).includes(words),
    );
    const found = named.length > 0 ? named : properties.filter(({ text }) => text.includes(words));
    const rows = found.map(({ row }) => row);
    show(root, rows);
    opened = rows.flatMap(openAround);
    selectPanels(root, rows);
    const count = found.length;
    const isOther = named.length === 0 && count > 0;
    return fillText(isOther ? texts.otherText : texts.text, { count, total });
  };
}

function readProperty(row: Element): Property {
  const words = row.querySelectorAll(':scope > .api-text, :scope > .api-facts');
  const isShort = !row.querySelector(':scope > .api-head');
  return {
    row,
    name: (getName(row) ?? '').toLowerCase(),
    path: getPath(row).toLowerCase(),
    text: (isShort
      ? row.textContent
      : [...words].map((part) => part.textContent).join(' ')
    ).toLowerCase(),
  };
}

/** Shows only some rows, with what surrounds them and what they contain; all rows if none are given. */
function show(root: Element, rows: Element[] | undefined): void {
  const kept = new Set<Element>();
  for (const row of rows ?? []) {
    for (let at: Element | null = row; at && at !== root; at = at.parentElement) kept.add(at);
  }
  const found = new Set(rows);
  for (const element of root.querySelectorAll(`${ROWS}, ${BLOCKS}`)) {
    const isBlock = !element.matches(ROWS);
    const isKept = !rows || kept.has(element) || isWithin(element, found);
    // Sections without properties are not filtered.
    setFiltered(element, !isKept && (!isBlock || element.querySelector(ROWS) !== null));
  }
}

function isWithin(element: Element, found: ReadonlySet<Element>): boolean {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (found.has(at)) return true;
  }
  return false;
}

/** Selects the first tab with a row, if the selected one has none. */
function selectPanels(root: Element, rows: Element[]): void {
  for (const tabs of root.querySelectorAll('.tabs')) {
    const inside = rows.filter((row) => tabs.contains(row));
    const isVisible = inside.some((row) => isSelected(row.closest('.tab-panel')));
    const tab = isVisible ? undefined : getTab(inside[0]?.closest('.tab-panel'));
    if (tab) tab.checked = true;
  }
  hideClosedPanels();
}

function isSelected(panel: Element | null): boolean {
  return getTab(panel)?.checked ?? true;
}

/** Opens what a row is nested in. @returns what was closed before */
function openAround(row: Element): HTMLDetailsElement[] {
  const opened: HTMLDetailsElement[] = [];
  for (let at = row.closest(NESTED); at; at = at.parentElement?.closest(NESTED) ?? null) {
    if (!(at instanceof HTMLDetailsElement) || at.open) continue;
    at.open = true;
    opened.push(at);
  }
  return opened;
}
