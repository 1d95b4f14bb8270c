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

describe('the sidebars at hand', () => {
  test('are none at first, then those that were set', () => {
    const store = makeStore();
    expect(store.getState().size).toBe(0);
    store.set('herbs', HERBS);
    expect(store.getState().get('herbs')).toBe(HERBS);
  });

  test('a change gives a new map and tells the listeners until they end', () => {
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
  test('fetches a sidebar, and only once', async () => {
    const store = makeStore();
    await store.load('trees');
    await store.load('trees');
    expect(store.getState().get('trees')).toEqual(TREES);
    expect(requests).toEqual(['/assets/sidebar-trees-1.json']);
  });

  test('keeps the sidebars that are at hand', async () => {
    const store = makeStore();
    store.set('herbs', HERBS);
    await store.load('trees');
    expect([...store.getState().keys()]).toEqual(['herbs', 'trees']);
  });

  test('asks for no sidebar that the site does not have', async () => {
    const store = makeStore();
    await store.load('vegetables');
    expect(requests).toEqual([]);
  });

  test('a failure is thrown, and the next load asks again', async () => {
    const store = makeStore();
    answer = () => new Response('', { status: 502, statusText: 'Bad Gateway' });
    await expect(store.load('trees')).rejects.toThrow(/^502 Bad Gateway$/);
    answer = () => Response.json(TREES);
    await store.load('trees');
    expect(store.getState().get('trees')).toEqual(TREES);
  });
});
