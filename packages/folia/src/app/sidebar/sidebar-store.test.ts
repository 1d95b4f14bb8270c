import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SidebarItem } from '../../contract/shell-data.ts';
import { makeSidebarStore } from './sidebar-store.ts';

const HERBS: SidebarItem[] = [{ kind: 'link', label: 'Mint', href: '/mint' }];
const TREES: SidebarItem[] = [{ kind: 'link', label: 'Apple', href: '/apple' }];

let answer: () => Response = () => Response.json(TREES);
let requests: string[] = [];

beforeEach(() => {
  requests = [];
  answer = () => Response.json(TREES);
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

function makeStore() {
  return makeSidebarStore({ trees: '/assets/sidebar-trees-1.json' });
}

describe('loaded sidebars', () => {
  test('are empty at first, then contain those that were set', () => {
    const store = makeStore();
    expect(store.getState().size).toBe(0);
    store.set('herbs', HERBS);
    expect(store.getState().get('herbs')).toBe(HERBS);
  });

  test('a change creates a new map and calls the listeners until they unsubscribe', () => {
    const store = makeStore();
    const before = store.getState();
    const seen: number[] = [];
    const end = store.subscribe(() => seen.push(store.getState().size));
    store.set('herbs', HERBS);
    end();
    store.set('trees', TREES);
    expect(seen).toEqual([1]);
    expect(store.getState()).not.toBe(before);
    expect(before.size).toBe(0);
  });
});

describe('load', () => {
  test('fetches a sidebar only once', async () => {
    const store = makeStore();
    await store.load('trees');
    await store.load('trees');
    expect(store.getState().get('trees')).toEqual(TREES);
    expect(requests).toEqual(['/assets/sidebar-trees-1.json']);
  });

  test('keeps the sidebars that are already loaded', async () => {
    const store = makeStore();
    store.set('herbs', HERBS);
    await store.load('trees');
    expect([...store.getState().keys()]).toEqual(['herbs', 'trees']);
  });

  test('requests only sidebars that the site has', async () => {
    const store = makeStore();
    await store.load('vegetables');
    expect(requests).toEqual([]);
  });

  test('a failure is thrown, and the next load sends a new request', async () => {
    const store = makeStore();
    answer = () => new Response('', { status: 502, statusText: 'Bad Gateway' });
    await expect(store.load('trees')).rejects.toThrow(/^502 Bad Gateway$/);
    answer = () => Response.json(TREES);
    await store.load('trees');
    expect(store.getState().get('trees')).toEqual(TREES);
  });
});
