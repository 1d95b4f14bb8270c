import type { PageData } from '../../contract/page-data.ts';
import { makeStore, type Source } from '../store.ts';

/** The current page, and the state of the navigation. A failed route can be retried. */
export type RouteState = {
  page: PageData;
  html: string;
  /** Whether it was reached by navigation, not as a document. */
  isLater?: boolean;
} & (
  | { status: 'ready' }
  | { status: 'loading' }
  | { status: 'failed'; target: string; error: string }
);

export type LoadedPage = {
  page: PageData;
  html: string;
  /** The metadata in the head of its document, if it was loaded as one. */
  head?: Element[];
};

export type Router = Source<RouteState> & {
  /** Shows the page at a URL; resolves once it, or the error, is visible. */
  go: (target: string, options?: GoOptions) => Promise<void>;
  /** Requests a page that failed to load again, past the cache, whose copy may be of another build. */
  retry: () => Promise<void>;
};

export type GoOptions = {
  signal?: AbortSignal;
  /** Whether to bypass the cache. */
  isFresh?: boolean;
};

export type RouterParts = {
  /** The page of the document. */
  initial: LoadedPage;
  /** Loads a page; undefined means that its document must be loaded instead. */
  load: (target: string, isFresh: boolean) => Promise<LoadedPage | undefined>;
  /** Called after a page is shown, for everything outside of React. */
  onShow: (shown: LoadedPage) => void;
  /** Called after a page failed to load and the error is shown. */
  onFail: () => void;
  /** Called if the page cannot be shown here. */
  loadDocument: () => void;
};

/** How long the previous page shows no sign of loading, in milliseconds. */
const LOADING_DELAY = 50;

/** Creates the store of the current page. */
export function makeRouter({ initial, load, onShow, onFail, loadDocument }: RouterParts): Router {
  const { page, html } = initial;
  const { getState, setState, subscribe } = makeStore<RouteState>({ page, html, status: 'ready' });
  let lastNavigation = 0;
  /** The page or the error that was shown before any navigation under way. */
  let settled = getState();
  const settle = (state: RouteState) => {
    settled = state;
    setState(state);
  };

  async function go(target: string, options: GoOptions = {}): Promise<void> {
    const { signal, isFresh = false } = options;
    lastNavigation += 1;
    const navigation = lastNavigation;
    // A later navigation takes over, so the result of this one must not be shown.
    const isObsolete = () => navigation !== lastNavigation || signal?.aborted === true;
    const { page, html, isLater, status } = getState();
    // A page that arrives quickly is shown without a loading state in between. A retry shows that
    // it has begun.
    const delay = status === 'failed' ? 0 : LOADING_DELAY;
    const waiting = setTimeout(() => {
      if (!isObsolete()) setState({ page, html, isLater, status: 'loading' });
    }, delay);
    signal?.addEventListener('abort', () => {
      clearTimeout(waiting);
      if (navigation === lastNavigation && getState().status === 'loading') {
        setState(settled);
      }
    });
    try {
      const loaded = await load(target, isFresh);
      if (isObsolete()) return;
      if (!loaded) {
        loadDocument();
        return;
      }
      clearTimeout(waiting);
      settle({ page: loaded.page, html: loaded.html, status: 'ready', isLater: true });
      onShow(loaded);
    } catch (error) {
      if (isObsolete()) return;
      const message = error instanceof Error ? error.message : String(error);
      settle({ page, html, isLater, status: 'failed', target, error: message });
      onFail();
    } finally {
      clearTimeout(waiting);
    }
  }

  return {
    getState,
    subscribe,
    go,
    async retry() {
      const state = getState();
      if (state.status === 'failed') await go(state.target, { isFresh: true });
    },
  };
}
