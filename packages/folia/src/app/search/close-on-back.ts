import { navigate } from '../router/navigate.ts';

/**
 * Makes Back close a dialog instead of leaving the page. The open dialog has a history entry, which
 * is removed when it closes or replaced by the page it leads to. If the entry would replace pages
 * that Forward leads to, going back is cancelled instead, if the browser allows it
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-navigateevent-interface).
 *
 * @param dialog a popover, which mobile browsers also close with their Back button
 */
export function closeOnBack(dialog: HTMLElement): void {
  const isOpen = () => dialog.matches(':popover-open');
  /** Whether the entry is being left for the one before it, or for another page. */
  let isReturning = false;
  let isLeaving = false;
  let isMarking = false;
  /** The key of the entry that was created last, which may still be the next one. */
  let ownKey: string | undefined;

  function addEntry(): void {
    isLeaving = false;
    // A new entry would end a navigation whose page is on its way.
    if (window.navigation?.transition || isDialogEntry(history.state)) return;
    if (wouldDropForwardPages(ownKey)) return;
    isMarking = true;
    history.pushState({ ...history.state, [MARK]: true }, '');
    isMarking = false;
    ownKey = window.navigation?.currentEntry?.key;
  }

  function removeEntry(): void {
    // A link that closes the dialog navigates in the same task, and its page replaces the entry.
    setTimeout(() => {
      if (isOpen() || isLeaving || isReturning || !isDialogEntry(history.state)) return;
      isReturning = true;
      history.back();
    });
  }

  function onToggle(event: Event): void {
    if (event instanceof ToggleEvent) event.newState === 'open' ? addEntry() : removeEntry();
  }

  function onPopState({ state }: PopStateEvent): void {
    const wasReturning = isReturning;
    isReturning = false;
    if (isDialogEntry(state)) {
      if (!isOpen()) dialog.showPopover();
    } else if (isOpen()) {
      // The dialog was opened again before its previous entry was removed.
      if (wasReturning) addEntry();
      else dialog.hidePopover();
    }
  }

  function onNavigate(event: NavigateEvent): void {
    const { navigationType, destination } = event;
    const isTraverse = navigationType === 'traverse';
    if (
      isMarking ||
      (isTraverse && isSamePage(destination) && (isReturning || isDialogEntry(history.state)))
    ) {
      ignoreNavigation(event);
    } else if (isTraverse && isOpen()) {
      if (event.cancelable) event.preventDefault();
      dialog.hidePopover();
    } else if (
      !isTraverse &&
      isDialogEntry(history.state) &&
      event.cancelable &&
      event.canIntercept
    ) {
      isLeaving = true;
      if (navigationType !== 'push' || event.downloadRequest !== null) return;
      // The chosen page replaces the dialog's entry.
      event.preventDefault();
      event.stopImmediatePropagation();
      navigate(destination.url, { history: 'replace', state: destination.getState() });
    }
  }

  dialog.addEventListener('beforetoggle', onToggle);
  addEventListener('popstate', onPopState);
  listener = onNavigate;
  if (isOpen()) addEntry();
}

let listener: ((event: NavigateEvent) => void) | undefined;

let handled: NavigateEvent | undefined;

/** Call this for each navigation, before the router handles it. Later calls for it do nothing. */
export function handleDialogNavigation(event: NavigateEvent): void {
  if (event === handled) return;
  handled = event;
  listener?.(event);
}

/** Marks the state of a dialog's entry. */
const MARK = 'dialog';

/**
 * Loads the document of a hit where there is no Navigation API. It takes the place of the dialog's entry: closing the dialog
 * would otherwise go back, which ends the navigation.
 */
export function leaveDialogFor(url: string): void {
  if (isDialogEntry(history.state)) {
    history.replaceState(null, '');
    location.replace(url);
  } else location.assign(url);
}

function isDialogEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && MARK in state;
}

/** Whether a new entry would replace a page that Forward leads to. */
function wouldDropForwardPages(ownKey: string | undefined): boolean {
  if (!window.navigation) return false;
  const next = navigation.entries()[(navigation.currentEntry?.index ?? -1) + 1];
  return next !== undefined && next.key !== ownKey;
}

function isSamePage({ url, sameDocument }: NavigationDestination): boolean {
  return sameDocument && url === location.href;
}

/** Keeps the router from showing the page again, and the browser from scrolling. */
function ignoreNavigation(event: NavigateEvent): void {
  event.stopImmediatePropagation();
  if (event.canIntercept) event.intercept({ scroll: 'manual', focusReset: 'manual' });
}
