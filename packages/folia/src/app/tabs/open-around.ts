const PANEL = '.tab-panel';
const CLOSABLE = `details, ${PANEL}`;

/**
 * Opens the tabs and disclosure widgets around an element, the innermost first.
 *
 * @returns whether any of them was closed
 */
export function openAncestors(element: Element): boolean {
  let hasOpened = false;
  for (let ancestor = element.closest(CLOSABLE); ancestor; ) {
    hasOpened = open(ancestor) || hasOpened;
    ancestor = ancestor.parentElement?.closest(CLOSABLE) ?? null;
  }
  if (hasOpened) hideClosedPanels();
  return hasOpened;
}

function open(closable: Element): boolean {
  const isDetails = closable instanceof HTMLDetailsElement;
  const tab = getTab(closable);
  if (isDetails ? closable.open : !tab || tab.checked) return false;
  if (isDetails) closable.open = true;
  else if (tab) tab.checked = true;
  return true;
}

/**
 * Hides the panels of unselected tabs in a way that lets the browser find text in them
 * (https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute). Until this has
 * run, the style sheet shows the panel of the checked radio button.
 */
export function hideClosedPanels(): void {
  // Without the event, browsers would find text that they cannot show.
  if (!('onbeforematch' in document.documentElement)) return;
  for (const panel of document.querySelectorAll(PANEL)) {
    if (getTab(panel)?.checked) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  }
}

/** The radio button of a panel, which is in the label before it. */
export function getTab(panel: Element | null | undefined): HTMLInputElement | null | undefined {
  return panel?.previousElementSibling?.querySelector('input');
}
