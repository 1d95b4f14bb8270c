import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  enteredCredentials,
  initialChoice,
  readStoredCredentials,
  sampleCredentials,
  storeCredentials,
  withCredential,
} from './credentials.ts';
import { describeTest } from './test-description.ts';

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

const KEY = 'api-credentials:harbor';

describe('credentials that have been entered', () => {
  test('are forgotten with the tab, unless the reader wants them remembered', () => {
    storeCredentials('harbor', { credentials: { key: 'abc' }, isRemembered: false });
    expect(localStorage.length).toBe(0);
    expect(readStoredCredentials('harbor')).toEqual({
      credentials: { key: 'abc' },
      isRemembered: false,
    });
    storeCredentials('harbor', { credentials: { key: 'abc' }, isRemembered: true });
    expect(sessionStorage.length).toBe(0);
    expect(readStoredCredentials('harbor')).toEqual({
      credentials: { key: 'abc' },
      isRemembered: true,
    });
    storeCredentials('harbor', { credentials: {}, isRemembered: false });
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  test('of another API are not read', () => {
    storeCredentials('harbor', { credentials: { key: 'abc' }, isRemembered: true });
    expect(readStoredCredentials('airport').credentials).toEqual({});
  });

  test('are none if something else is stored, or nothing can be', () => {
    for (const stored of ['{', '5', '[]', '{"key":5,"user":{"username":"a"}}']) {
      localStorage.setItem(KEY, stored);
      expect(readStoredCredentials('harbor')).toEqual({ credentials: {}, isRemembered: false });
    }
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    expect(readStoredCredentials('harbor').credentials).toEqual({});
    expect(() =>
      storeCredentials('harbor', { credentials: { key: 'abc' }, isRemembered: true }),
    ).not.toThrow();
  });

  test('are removed when they are emptied', () => {
    expect(withCredential({ key: 'abc' }, 'key', '')).toEqual({});
    expect(withCredential({}, 'user', { username: '', password: '' })).toEqual({});
    expect(withCredential({}, 'user', { username: 'ada', password: '' })).toEqual({
      user: { username: 'ada', password: '' },
    });
  });
});

describe('the credentials of an alternative', () => {
  const description = describeTest(
    { security: [{}, { key: [] }, { user: [] }] },
    {
      components: {
        securitySchemes: {
          key: { type: 'apiKey', in: 'header', name: 'X-Key' },
          user: { type: 'http', scheme: 'basic' },
        },
      },
    },
  );
  const all = { key: 'abc', user: { username: 'ada', password: 'x' }, other: 'y' };

  test('are those of its schemes, in their form', () => {
    expect(initialChoice(description)).toBe(1);
    expect(enteredCredentials(description, description.security[1], all)).toEqual({ key: 'abc' });
    expect(enteredCredentials(description, description.security[2], all)).toEqual({
      user: all.user,
    });
    expect(enteredCredentials(description, description.security[2], { user: 'abc' })).toEqual({});
    expect(enteredCredentials(description, description.security[0], all)).toEqual({});
  });

  test('are placeholders in samples, unless they are to be shown', () => {
    const [none, key, user] = description.security;
    expect(sampleCredentials(description, none, {})).toEqual({});
    expect(sampleCredentials(description, key, {})).toEqual({ key: 'YOUR_API_KEY' });
    expect(sampleCredentials(description, key, { key: 'abc' })).toEqual({ key: 'abc' });
    expect(sampleCredentials(description, user, {})).toEqual({
      user: { username: 'YOUR_USERNAME', password: 'YOUR_PASSWORD' },
    });
  });
});
