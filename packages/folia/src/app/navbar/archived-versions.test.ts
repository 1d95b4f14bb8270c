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
    expect(fetch).toHaveBeenCalledExactlyOnceWith(URL, { signal: expect.any(AbortSignal) });
  });

  test('passes over entries that are no versions', async () => {
    const good = { label: '1', url: 'https://1.docs.example' };
    answering([
      { label: '1', url: 'nowhere' },
      { label: 2, url: URL },
      null,
      'x',
      { url: URL },
      good,
    ]);
    expect(await settled(makeVersionStore(URL))).toEqual({ status: 'loaded', versions: [good] });
  });

  test.each([
    ['an address that runs code', { label: '1', url: 'javascript:alert(1)' }],
    ['an address of a file', { label: '1', url: 'file:///etc/passwd' }],
    ['an address of mail', { label: '1', url: 'mailto:a@docs.example' }],
    ['an address without a host', { label: '1', url: 'https://' }],
    ['an empty name', { label: ' ', url: 'https://1.docs.example' }],
  ])('leaves out an entry with %s, and keeps the others', async (_, bad) => {
    const good = { label: '2', url: 'http://2.docs.example' };
    answering([bad, good]);
    expect(await settled(makeVersionStore(URL))).toEqual({ status: 'loaded', versions: [good] });
  });

  test('is cut after 200 entries', async () => {
    answering(
      Array.from({ length: 900 }, (_, at) => ({ label: `${at}`, url: `https://${at}.example` })),
    );
    expect(await settled(makeVersionStore(URL))).toMatchObject({ versions: { length: 200 } });
  });

  test('a host that does not answer in time has failed', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      init?.signal?.throwIfAborted();
      return Response.json([]);
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await settled(makeVersionStore(URL))).toEqual({ status: 'failed' });
    expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  });

  test.each([
    ['a refusal', {}, 500],
    ['an answer that is no list', { label: '1' }, 200],
  ])('%s is logged to the console', async (_, body, status) => {
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
