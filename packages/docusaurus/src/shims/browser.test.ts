import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a browser that forbids storage has no keys and no values', async () => {
  const forbidden = new Proxy(
    {},
    {
      get() {
        throw new Error('Access is denied.');
      },
      ownKeys() {
        throw new Error('Access is denied.');
      },
    },
  );
  vi.stubGlobal('document', {});
  vi.stubGlobal('localStorage', forbidden);
  vi.resetModules();
  const { createStorageSlot, listStorageKeys } = await import('./browser.ts');
  expect(listStorageKeys()).toEqual([]);
  const slot = createStorageSlot('oven');
  slot.set('hot');
  expect(slot.get()).toBeNull();
});
