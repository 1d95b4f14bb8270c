const IN_BAR = '.navbar .dropdown';

/**
 * Closes the dropdowns of the bar when the reader clicks, touches or focuses something outside, and
 * implements arrow keys
 * (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/). The
 * browser opens them by Enter, Space and click, the style sheet on hover.
 */
export function operateDropdowns(): void {
  addEventListener('pointerdown', ({ target }) => closeOthers(target));
  addEventListener('focusin', ({ target }) => closeOthers(target));
  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse') return;
    const hovered = getDropdown(target);
    if (hovered) closeOthers(target);
    for (const dismissed of document.querySelectorAll(`${IN_BAR}[data-dismissed]`)) {
      if (dismissed !== hovered) dismissed.removeAttribute('data-dismissed');
    }
  });
  addEventListener('keydown', onKey);
  // The browser may show the document again as it was left.
  addEventListener('pagehide', () => closeOthers(null));
}

function getDropdown(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest<HTMLDetailsElement>(IN_BAR) : null;
}

function closeOthers(target: EventTarget | null): void {
  const kept = getDropdown(target);
  for (const open of document.querySelectorAll<HTMLDetailsElement>(`${IN_BAR}[open]`)) {
    if (open !== kept) open.open = false;
  }
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    dismiss();
    return;
  }
  const dropdown = getDropdown(event.target);
  if (!dropdown || event.ctrlKey || event.altKey || event.metaKey) return;
  const links = [...dropdown.querySelectorAll<HTMLElement>('li a, li button')].filter(
    (link) => link.offsetParent,
  );
  const current = links.findIndex((link) => link.matches(':focus'));
  const next = nextPosition(event.key, current, links.length);
  if (next === undefined) return;
  event.preventDefault();
  dropdown.open = true;
  links[next]?.focus();
}

/** The position a key moves to among `count` entries; -1 is the label before them. */
export function nextPosition(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return current === -1 ? undefined : 0;
    case 'End':
      return current === -1 ? undefined : count - 1;
    default:
      return undefined;
  }
}

/** Closes the dropdown that is open or hovered. If it has the focus, its label gets it. */
function dismiss(): void {
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(
    `${IN_BAR}:is([open], :hover)`,
  )) {
    if (dropdown.contains(document.activeElement)) dropdown.querySelector('summary')?.focus();
    dropdown.open = false;
    if (dropdown.matches(':hover')) dropdown.dataset.dismissed = '';
  }
}
