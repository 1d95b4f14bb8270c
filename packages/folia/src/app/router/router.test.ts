import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LoadedPage, makeRouter, type Router, type RouterParts } from './router.ts';

function pageAt(href: string): LoadedPage {
  return {
    page: {
      build: 'b1',
      href,
      layout: 'doc',
      documentTitle: `Title of ${href}`,
      breadcrumbs: [],
      toc: [],
    },
    html: `<p>${href}</p>`,
  };
}

const PARTS: RouterParts = {
  initial: pageAt('/beds'),
  load: async () => undefined,
  onShow: () => {},
  onFail: () => {},
  loadDocument: () => {},
};

/** A router whose loads complete when the test says so, in the order in which they began. */
function routerUnderControl() {
  const loads: (PromiseWithResolvers<LoadedPage | undefined> & {
    target: string;
    isFresh: boolean;
  })[] = [];
  const shown: string[] = [];
  const failed = vi.fn();
  const left = vi.fn();
  const router = makeRouter({
    ...PARTS,
    loadDocument: left,
    load(target, isFresh) {
      const load = Promise.withResolvers<LoadedPage | undefined>();
      loads.push({ ...load, target, isFresh });
      return load.promise;
    },
    onShow: ({ page }) => shown.push(page.href),
    onFail: failed,
  });
  return { router, loads, shown, failed, left };
}

/** Lets the time pass after which the loading state is shown. */
async function waited(): Promise<void> {
  await vi.advanceTimersByTimeAsync(60);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A summary of the state: status, current page and error. */
function stateOf(router: Router) {
  const state = router.getState();
  return {
    status: state.status,
    page: state.page.href,
    ...(state.status === 'failed' && { error: state.error }),
  };
}

describe('the status of a route', () => {
  test('the page of the document is ready, and was not reached by navigation', () => {
    const { router, shown } = routerUnderControl();
    expect(stateOf(router)).toEqual({ status: 'ready', page: '/beds' });
    expect(router.getState().isLater).toBeUndefined();
    expect(shown).toEqual([]);
  });

  test('while a page loads, the previous page stays visible', async () => {
    const { router, loads } = routerUnderControl();
    router.go('/trees');
    await waited();
    expect(stateOf(router)).toEqual({ status: 'loading', page: '/beds' });
    expect(loads.map(({ target }) => target)).toEqual(['/trees']);
  });

  test('a loaded page is ready with its body', async () => {
    const { router, loads, shown } = routerUnderControl();
    const navigation = router.go('/trees');
    loads[0]?.resolve(pageAt('/trees'));
    await navigation;
    expect(router.getState()).toEqual({ ...pageAt('/trees'), status: 'ready', isLater: true });
    expect(shown).toEqual(['/trees']);
  });

  test('a cached page is shown without a loading state', async () => {
    const { router, loads } = routerUnderControl();
    const seen: string[] = [];
    router.subscribe(() => seen.push(router.getState().status));
    const navigation = router.go('/trees');
    loads[0]?.resolve(pageAt('/trees'));
    await navigation;
    await waited();
    expect(seen).toEqual(['ready']);
  });

  test('a page that fails to load has the status failed, with the error message', async () => {
    const { router, loads, shown, failed } = routerUnderControl();
    const navigation = router.go('/trees');
    loads[0]?.reject(new Error('503 Service Unavailable'));
    await navigation;
    expect(stateOf(router)).toEqual({
      status: 'failed',
      page: '/beds',
      error: '503 Service Unavailable',
    });
    expect(shown).toEqual([]);
    expect(failed).toHaveBeenCalledOnce();
  });
});

describe('retrying', () => {
  test('loads the failed URL again, past the cache', async () => {
    const { router, loads } = routerUnderControl();
    const navigation = router.go('/trees');
    loads[0]?.reject(new Error('offline'));
    await navigation;
    const retry = router.retry();
    await waited();
    expect(stateOf(router)).toEqual({ status: 'loading', page: '/beds' });
    loads[1]?.resolve(pageAt('/trees'));
    await retry;
    expect(loads.map(({ target, isFresh }) => [target, isFresh])).toEqual([
      ['/trees', false],
      ['/trees', true],
    ]);
    expect(stateOf(router)).toEqual({ status: 'ready', page: '/trees' });
  });

  test('may fail again', async () => {
    const { router, loads } = routerUnderControl();
    const navigation = router.go('/trees');
    loads[0]?.reject(new Error('offline'));
    await navigation;
    const retry = router.retry();
    loads[1]?.reject(new Error('still offline'));
    await retry;
    expect(stateOf(router)).toEqual({ status: 'failed', page: '/beds', error: 'still offline' });
  });

  test('does nothing if nothing failed', async () => {
    const { router, loads } = routerUnderControl();
    await router.retry();
    expect(loads).toEqual([]);
  });
});

describe('a navigation that is replaced by another', () => {
  test('is never shown, even if it completes last', async () => {
    const { router, loads, shown } = routerUnderControl();
    const first = new AbortController();
    const toTrees = router.go('/trees', { signal: first.signal });
    first.abort();
    const toHerbs = router.go('/herbs');
    loads[1]?.resolve(pageAt('/herbs'));
    await toHerbs;
    loads[0]?.resolve(pageAt('/trees'));
    await toTrees;
    expect(stateOf(router)).toEqual({ status: 'ready', page: '/herbs' });
    expect(shown).toEqual(['/herbs']);
  });

  test('a retry that completes after another navigation is never shown', async () => {
    const { router, loads, shown } = routerUnderControl();
    const toTrees = router.go('/trees');
    loads[0]?.reject(new Error('offline'));
    await toTrees;
    const retry = router.retry();
    const toHerbs = router.go('/herbs');
    loads[2]?.resolve(pageAt('/herbs'));
    await toHerbs;
    loads[1]?.resolve(pageAt('/trees'));
    await retry;
    expect(stateOf(router)).toEqual({ status: 'ready', page: '/herbs' });
    expect(shown).toEqual(['/herbs']);
  });

  test('a retry that fails after another navigation fails silently', async () => {
    const { router, loads, failed } = routerUnderControl();
    const toTrees = router.go('/trees');
    loads[0]?.reject(new Error('offline'));
    await toTrees;
    const retry = router.retry();
    const toHerbs = router.go('/herbs');
    loads[2]?.resolve(pageAt('/herbs'));
    await toHerbs;
    loads[1]?.reject(new Error('still offline'));
    await retry;
    expect(stateOf(router)).toEqual({ status: 'ready', page: '/herbs' });
    expect(failed).toHaveBeenCalledOnce();
  });

  test('fails silently', async () => {
    const { router, loads } = routerUnderControl();
    const first = new AbortController();
    const toTrees = router.go('/trees', { signal: first.signal });
    first.abort();
    const toHerbs = router.go('/herbs');
    loads[0]?.reject(new Error('aborted'));
    await toTrees;
    await waited();
    expect(router.getState().status).toBe('loading');
    loads[1]?.resolve(pageAt('/herbs'));
    await toHerbs;
    expect(stateOf(router)).toEqual({ status: 'ready', page: '/herbs' });
  });
});

describe('a navigation that is aborted', () => {
  test('keeps the previous page, ready, and its result is not shown', async () => {
    const { router, loads, shown } = routerUnderControl();
    const stop = new AbortController();
    const navigation = router.go('/trees', { signal: stop.signal });
    await waited();
    stop.abort();
    expect(stateOf(router)).toEqual({ status: 'ready', page: '/beds' });
    loads[0]?.resolve(pageAt('/trees'));
    await navigation;
    expect(stateOf(router)).toEqual({ status: 'ready', page: '/beds' });
    expect(shown).toEqual([]);
  });

  test('keeps the error of a page that failed to load before', async () => {
    const { router, loads } = routerUnderControl();
    const failing = router.go('/trees');
    loads[0]?.reject(new Error('no network'));
    await failing;
    const stop = new AbortController();
    router.go('/herbs', { signal: stop.signal });
    await waited();
    expect(router.getState().status).toBe('loading');
    stop.abort();
    expect(stateOf(router)).toEqual({ status: 'failed', page: '/beds', error: 'no network' });
  });

  test('does not affect the loading state of a later one', async () => {
    const { router } = routerUnderControl();
    const stop = new AbortController();
    router.go('/trees', { signal: stop.signal });
    router.go('/herbs');
    await waited();
    stop.abort();
    expect(stateOf(router)).toEqual({ status: 'loading', page: '/beds' });
  });
});

describe('a page whose document is loaded instead', () => {
  test('keeps the loading state until the browser leaves', async () => {
    const { router, loads, shown, left } = routerUnderControl();
    const navigation = router.go('/trees');
    await waited();
    loads[0]?.resolve(undefined);
    await navigation;
    expect(left).toHaveBeenCalledOnce();
    expect(stateOf(router)).toEqual({ status: 'loading', page: '/beds' });
    expect(shown).toEqual([]);
  });
});

describe('subscribing', () => {
  test('listeners are called for each state until they unsubscribe', async () => {
    const { router, loads } = routerUnderControl();
    const seen: string[] = [];
    const end = router.subscribe(() => seen.push(router.getState().status));
    const navigation = router.go('/trees');
    await waited();
    loads[0]?.resolve(pageAt('/trees'));
    await navigation;
    end();
    router.go('/herbs');
    await waited();
    expect(seen).toEqual(['loading', 'ready']);
  });
});
