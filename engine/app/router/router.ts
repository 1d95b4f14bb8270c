import type { PageData } from '../../contract/page-data.ts';

/** The page on display, and what is under way. A failed route can be retried (R6.8). */
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

export type LoadedPage = { page: PageData; html: string };

export type Router = {
  getState: () => RouteState;
  subscribe: (listener: () => void) => () => void;
  /** Shows the page at an address; resolves once it, or its failure, is on display. */
  go: (target: string, signal?: AbortSignal) => Promise<void>;
  retry: () => Promise<void>;
};

/**
 * Holds which page is on display.
 * @param load fetches a page; undefined means that its document must be loaded instead
 * @param loadDocument called where the page cannot be shown here
 * @param onShow called after a page came on display, for what stands outside of React
 */
export function makeRouter(
  initial: LoadedPage,
  load: (target: string) => Promise<LoadedPage | undefined>,
  onShow: (page: PageData) => void,
  loadDocument: () => void = () => {},
): Router {
  let state: RouteState = { ...initial, status: 'ready' };
  const listeners = new Set<() => void>();

  function set(next: RouteState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  let lastTurn = 0;

  async function go(target: string, signal?: AbortSignal): Promise<void> {
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
      const loaded = await load(target);
      if (isOver()) return;
      if (!loaded) {
        loadDocument();
        return;
      }
      set({ ...loaded, status: 'ready', isLater: true });
      onShow(loaded.page);
    } catch (error) {
      if (isOver()) return;
      const message = error instanceof Error ? error.message : String(error);
      set({ page, html, isLater, status: 'failed', target, error: message });
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
