import { useSiteValues } from 'folia/components';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from './docusaurus.ts';
import { useHistory } from './history.ts';

/** Hooks of https://docusaurus.io/docs/api/themes and of `theme-common` that need a browser, so an island. */

const isBrowser = typeof document !== 'undefined';

export const useIsomorphicLayoutEffect = isBrowser ? useLayoutEffect : useEffect;

/** The width in pixels from which Docusaurus shows its sidebar. */
const DESKTOP = '(width > 996px)';

/** Whether the window is wider than the breakpoint, in pixels; `ssr` at build time and while an island hydrates. */
export function useWindowSize({ desktopBreakpoint = 996 } = {}): 'desktop' | 'mobile' | 'ssr' {
  const query = desktopBreakpoint === 996 ? DESKTOP : `(width > ${desktopBreakpoint}px)`;
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => (matchMedia(query).matches ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}

/** Whether the reader prefers reduced motion; false at build time. */
export function prefersReducedMotion(): boolean {
  return isBrowser && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A callback that stays the same and calls the function of the last render. */
export function useEvent<Arguments extends unknown[], Result>(
  callback: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  const latest = useRef(callback);
  useIsomorphicLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}

/** The value at the last render; undefined at the first. */
export function usePrevious<T>(value: T): T | undefined {
  const previous = useRef<T | undefined>(undefined);
  useIsomorphicLayoutEffect(() => {
    previous.current = value;
  });
  return previous.current;
}

/** Selects from the history as it is during the render. Unlike in Docusaurus, later changes do not cause another one. */
export function useHistorySelector<T>(select: (history: ReturnType<typeof useHistory>) => T): T {
  return select(useHistory());
}

/**
 * A parameter of the query, empty if it is missing, and a function that sets it. Unlike in Docusaurus, the function
 * cannot add an entry to the history.
 */
export function useQueryString(key: string): [string, (value: string | null) => void] {
  const { search } = useLocation();
  const [value, setValue] = useState(() => new URLSearchParams(search).get(key) ?? '');
  const change = useCallback(
    (next: string | null) => {
      const url = new URL(location.href);
      if (next === null || next === '') url.searchParams.delete(key);
      else url.searchParams.set(key, next);
      history.replaceState(history.state, '', url);
      setValue(next ?? '');
    },
    [key],
  );
  return [value, change];
}

/**
 * The same for a parameter that may occur several times. Unlike in Docusaurus, the new values cannot be a function of
 * the old.
 */
export function useQueryStringList(key: string): [string[], (values: string[]) => void] {
  const { search } = useLocation();
  const [values, setValues] = useState(() => new URLSearchParams(search).getAll(key));
  const change = useCallback(
    (next: string[]) => {
      const url = new URL(location.href);
      url.searchParams.delete(key);
      for (const value of next) url.searchParams.append(key, value);
      history.replaceState(history.state, '', url);
      setValues(next);
    },
    [key],
  );
  return [values, change];
}

/** Returns a function that removes the query from the address, in the same entry of the history. */
export function useClearQueryString(): () => void {
  return useCallback(() => {
    history.replaceState(history.state, '', location.pathname + location.hash);
  }, []);
}

/** Uses the local storage; null at build time, and where the browser forbids it. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return isBrowser ? use(localStorage) : null;
  } catch {
    return null;
  }
}

/** A value in the storage of the browser: https://html.spec.whatwg.org/multipage/webstorage.html */
export function createStorageSlot(key: string) {
  return {
    get: () => withStorage((storage) => storage.getItem(key)),
    set: (value: string) => void withStorage((storage) => storage.setItem(key, value)),
    del: () => void withStorage((storage) => storage.removeItem(key)),
    listen(changed: (event: StorageEvent) => void) {
      const listener = (event: StorageEvent) => {
        if (event.key === key) changed(event);
      };
      addEventListener('storage', listener);
      return () => removeEventListener('storage', listener);
    },
  };
}

/** The stored value, null at build time, and its slot. Unlike in Docusaurus, it is always in local storage. */
export function useStorageSlot(key: string) {
  const [slot] = useState(() => createStorageSlot(key));
  const value = useSyncExternalStore(
    slot.listen,
    () => slot.get(),
    () => null,
  );
  return [value, slot] as const;
}

/** The keys in local storage; none at build time, and where the browser forbids it. */
export function listStorageKeys(): string[] {
  return withStorage((storage) => Object.keys(storage)) ?? [];
}

/** Chooses one of the forms in `a|b` by a number: https://tc39.es/ecma402/#pluralrules-objects */
export function usePluralForm() {
  const { locale } = useSiteValues();
  return {
    selectMessage(count: number, message: string): string {
      const rules = new Intl.PluralRules(locale);
      const forms = message.split('|');
      const names = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((name) =>
        rules.resolvedOptions().pluralCategories.some((category) => category === name),
      );
      const index = names.indexOf(rules.select(count));
      return forms[Math.min(Math.max(index, 0), forms.length - 1)] ?? message;
    },
  };
}
