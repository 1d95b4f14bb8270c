import type { PageData } from '../../contract/page-data.ts';

/** The page on display, and what is under way. A failed route can be retried. */
export type RouteState = {
  page: PageData;
  html: string;
  /** Reached by navigation, not by a document. */
  isLater?: boolean;
} & (
  | { status: 'ready' }
  | { status: 'loading' }
  | { status: 'failed'; target: string; error: string }
);

export type LoadedPage = {
  page: PageData;
  html: string;
  /** What its document said in the head, where the page came with one. */
  head?: Element[];
};

export type Router = {
  getState: () => RouteState;
  subscribe: (listener: () => void) => () => void;
  /** Shows the page at an address; resolves once it, or its failure, is on display. */
  go: (target: string, options?: GoOptions) => Promise<void>;
  /** Asks for a page that could not be loaded once more. */
  retry: () => Promise<void>;
};

export type GoOptions = {
  signal?: AbortSignal;
  /** The page must come from the server, whatever is at hand. */
  isFresh?: boolean;
  /** The browser has drawn the change already, as for a swipe. */
  isAnimated?: boolean;
};

export type RouterParts = {
  /** The page of the document. */
  initial: LoadedPage;
  /** Fetches a page; undefined means that its document must be loaded instead. */
  load: (target: string, isFresh: boolean) => Promise<LoadedPage | undefined>;
  /** Runs the change of the page on display, at once or as part of a transition. */
  display: (change: () => void, isAnimated: boolean) => Promise<void>;
  /** Called after a page came on display, for what stands outside of React. */
  onShow: (shown: LoadedPage) => void;
  /** Called after a page could not be loaded and the error is on display. */
  onFail: () => void;
  /** Called where the page cannot be shown here. */
  loadDocument: () => void;
};

/** Holds which page is on display. */
export function makeRouter({
  initial,
  load,
  display,
  onShow,
  onFail,
  loadDocument,
}: RouterParts): Router {
  let state: RouteState = { page: initial.page, html: initial.html, status: 'ready' };
  const listeners = new Set<() => void>();

  function set(next: RouteState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  let lastTurn = 0;

  async function go(target: string, options: GoOptions = {}): Promise<void> {
    const { signal, isFresh = false, isAnimated = false } = options;
    lastTurn += 1;
    const turn = lastTurn;
    // A later navigation takes over; what this one brings must not be shown under its address.
    const isOver = () => turn !== lastTurn || signal?.aborted === true;
    const { page, html, isLater } = state;
    // A page that is at hand already is shown at once, without a frame of waiting in between.
    const waiting = setTimeout(() => {
      if (!isOver()) set({ page, html, isLater, status: 'loading' });
    });
    signal?.addEventListener('abort', () => {
      clearTimeout(waiting);
      if (turn === lastTurn && state.status === 'loading') {
        set({ page, html, isLater, status: 'ready' });
      }
    });
    try {
      const loaded = await load(target, isFresh);
      if (isOver()) return;
      if (!loaded) {
        loadDocument();
        return;
      }
      clearTimeout(waiting);
      await display(() => {
        if (isOver()) return;
        set({ page: loaded.page, html: loaded.html, status: 'ready', isLater: true });
        onShow(loaded);
      }, isAnimated);
    } catch (error) {
      if (isOver()) return;
      const message = error instanceof Error ? error.message : String(error);
      set({ page, html, isLater, status: 'failed', target, error: message });
      onFail();
    } finally {
      clearTimeout(waiting);
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go,
    retry: () => (state.status === 'failed' ? go(state.target) : Promise.resolve()),
  };
}
