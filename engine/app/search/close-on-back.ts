/**
 * Lets Back close a dialog instead of leaving the page beneath. Where Back would lead to another page of the site, it is
 * cancelled (https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigateevent); that of another site cannot
 * be, so a dialog that opens on the first entry of a visit gets an entry of its own, which goes with it.
 * @param dialog a popover; browsers for phones close it by their own Back as well
 * @returns a function that ends this
 */
export function closeOnBack(dialog: HTMLElement): () => void {
  const isOpen = () => dialog.matches(':popover-open');
  /** The entry is being left for one in front of the page, or for another page. */
  let isReturning = false;
  let isLeaving = false;
  let isMarking = false;

  function enter(): void {
    isLeaving = false;
    if (isMarked(history.state) || hasNeighbors()) return;
    isMarking = true;
    history.pushState({ ...history.state, [MARK]: true }, '');
    isMarking = false;
  }

  function leave(): void {
    if (!isMarked(history.state) || isLeaving || isReturning) return;
    isReturning = true;
    history.back();
  }

  function onToggle(event: Event): void {
    if (event instanceof ToggleEvent) event.newState === 'open' ? enter() : leave();
  }

  function onPopState({ state }: PopStateEvent): void {
    const wasReturning = isReturning;
    isReturning = false;
    if (isMarked(state)) {
      if (!isOpen()) dialog.showPopover();
    } else if (isOpen()) {
      // Opened again before the entry of the last time had gone.
      if (wasReturning) enter();
      else dialog.hidePopover();
    }
  }

  function onNavigate(event: NavigateEvent): void {
    const { navigationType, destination } = event;
    const isTraverse = navigationType === 'traverse';
    if (
      isMarking ||
      (isTraverse && isSamePage(destination) && (isReturning || isMarked(history.state)))
    ) {
      keepStill(event);
    } else if (isTraverse && isOpen()) {
      if (event.cancelable) event.preventDefault();
      dialog.hidePopover();
    } else if (!isTraverse && isMarked(history.state) && event.cancelable && event.canIntercept) {
      isLeaving = true;
      if (navigationType !== 'push' || event.downloadRequest !== null) return;
      // The page that is chosen takes the place of the dialog's entry.
      event.preventDefault();
      event.stopImmediatePropagation();
      navigation.navigate(destination.url, { history: 'replace', state: destination.getState() });
    }
  }

  dialog.addEventListener('beforetoggle', onToggle);
  addEventListener('popstate', onPopState);
  // Before the router, whose listener is not a capturing one.
  window.navigation?.addEventListener('navigate', onNavigate, true);
  if (isOpen()) enter();
  return () => {
    dialog.removeEventListener('beforetoggle', onToggle);
    removeEventListener('popstate', onPopState);
    window.navigation?.removeEventListener('navigate', onNavigate, true);
  };
}

/** In the state of a dialog's own entry. */
const MARK = 'dialog';

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && MARK in state;
}

/** Other pages of the site around the entry: one behind it can be kept from being shown, one before it would be lost. */
function hasNeighbors(): boolean {
  return 'navigation' in window && (navigation.canGoBack || navigation.canGoForward);
}

function isSamePage({ url, sameDocument }: NavigationDestination): boolean {
  return sameDocument && url === location.href;
}

/** Keeps the router from showing the page again, and the browser from scrolling. */
function keepStill(event: NavigateEvent): void {
  event.stopImmediatePropagation();
  if (event.canIntercept) event.intercept({ scroll: 'manual', focusReset: 'manual' });
}
