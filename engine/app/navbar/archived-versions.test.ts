import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeVersionStore } from './archived-versions.ts';

const URL = 'https://docs.example/archived-versions.json';

afterEach(() => vi.restoreAllMocks());

function answering(body: unknown, status = 200) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(body), { status }));
}

/** The state of a store once its request has ended. */
async function settled(store: ReturnType<typeof makeVersionStore>) {
  await new Promise<void>((resolve) => store.subscribe(resolve));
  return store.getState();
}

describe('the list of archived versions', () => {
  test('is asked for by the first subscriber, once', async () => {
    const fetch = answering([{ label: '1', url: 'https://1.docs.example' }]);
    const store = makeVersionStore(URL);
    expect(store.getState()).toEqual({ status: 'loading' });
    expect(fetch).not.toHaveBeenCalled();
    const first = settled(store);
    store.subscribe(() => {});
    expect(await first).toEqual({
      status: 'loaded',
      versions: [{ label: '1', url: 'https://1.docs.example' }],
    });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(URL);
  });

  test('passes over entries that are no versions', async () => {
    answering([{ label: '1', url: 'nowhere' }, { label: 2, url: URL }, null, 'x', { url: URL }]);
    expect(await settled(makeVersionStore(URL))).toEqual({ status: 'loaded', versions: [] });
  });

  test.each([
    ['a refusal', {}, 500],
    ['an answer that is no list', { label: '1' }, 200],
  ])('%s is told on the console', async (_, body, status) => {
    answering(body, status);
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await settled(makeVersionStore(URL))).toEqual({ status: 'failed' });
    expect(error).toHaveBeenCalledExactlyOnceWith('Failed to fetch versions', expect.any(Error));
  });

  test('a subscriber that has left is not called', async () => {
    answering([]);
    const store = makeVersionStore(URL);
    const listener = vi.fn();
    store.subscribe(listener)();
    await settled(store);
    expect(listener).not.toHaveBeenCalled();
  });
});
