import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeVersionStore } from './archived-versions.ts';

const URL = 'https://docs.example/archived-versions.json';

afterEach(() => vi.restoreAllMocks());

function answering(body: unknown, status = 200) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(body), { status }));
}

/** The state of a store after its request has ended. */
async function settled(store: ReturnType<typeof makeVersionStore>) {
  await new Promise<void>((resolve) => store.subscribe(resolve));
  return store.getState();
}

describe('the list of archived versions', () => {
  test('is requested by the first subscriber, once', async () => {
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

  test('skips invalid entries', async () => {
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
    ['a javascript: URL', { label: '1', url: 'javascript:alert(1)' }],
    ['a file: URL', { label: '1', url: 'file:///etc/passwd' }],
    ['a mailto: URL', { label: '1', url: 'mailto:a@docs.example' }],
    ['a URL without a host', { label: '1', url: 'https://' }],
    ['an empty name', { label: ' ', url: 'https://1.docs.example' }],
  ])('skips an entry with %s, and keeps the others', async (_, bad) => {
    const good = { label: '2', url: 'http://2.docs.example' };
    answering([bad, good]);
    expect(await settled(makeVersionStore(URL))).toEqual({ status: 'loaded', versions: [good] });
  });

  test('may be any JSON: what is shown has a short name and a web address', async () => {
    const entry = fc.record({
      label: fc.oneof(fc.string(), fc.anything()),
      url: fc.oneof(fc.webUrl(), fc.string(), fc.anything()),
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.array(entry), fc.jsonValue()), async (body) => {
        answering(body);
        vi.spyOn(console, 'error').mockImplementation(() => {});
        const state = await settled(makeVersionStore(URL));
        for (const { label, url } of state.status === 'loaded' ? state.versions : []) {
          expect(label.trim()).not.toBe('');
          expect(label.length).toBeLessThanOrEqual(100);
          expect(url).toMatch(/^https?:\/\//i);
        }
        vi.restoreAllMocks();
      }),
    );
  });

  test('is given up when its text is too long, before all of it has arrived', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const cancel = vi.fn();
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('['.repeat(50_000))),
      cancel,
    });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(endless));
    expect(await settled(makeVersionStore(URL))).toEqual({ status: 'failed' });
    expect(cancel).toHaveBeenCalledOnce();
  });

  test('is limited to 200 entries', async () => {
    answering(
      Array.from({ length: 900 }, (_, at) => ({ label: `${at}`, url: `https://${at}.example` })),
    );
    expect(await settled(makeVersionStore(URL))).toMatchObject({ versions: { length: 200 } });
  });

  test('fails if the host does not respond in time', async () => {
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
    ['an error status', {}, 500],
    ['a response that is not a list', { label: '1' }, 200],
  ])('%s is logged to the console', async (_, body, status) => {
    answering(body, status);
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await settled(makeVersionStore(URL))).toEqual({ status: 'failed' });
    expect(error).toHaveBeenCalledExactlyOnceWith('Failed to fetch versions', expect.any(Error));
  });

  test('a removed subscriber is not called', async () => {
    answering([]);
    const store = makeVersionStore(URL);
    const listener = vi.fn();
    store.subscribe(listener)();
    await settled(store);
    expect(listener).not.toHaveBeenCalled();
  });
});
