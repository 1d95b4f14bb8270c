import type { JsonObject } from '../json.ts';
import type { Origins } from '../origins.ts';
import { setKey } from '../set-key.ts';

/** An object that is copied at the first change. */
export type Draft = {
  original: JsonObject;
  get: (key: string) => unknown;
  set: (key: string, value: unknown) => void;
  remove: (key: string) => void;
  /** The object, or its copy, which has the same origin. */
  finish: () => JsonObject;
};

/** @param origins receives the original's origin for the copy */
export function makeDraft(original: JsonObject, origins: Origins): Draft {
  let current = original;
  const change = (): JsonObject => {
    if (current !== original) return current;
    current = { ...original };
    const origin = origins.get(original);
    if (origin) origins.set(current, origin);
    return current;
  };
  return {
    original,
    get: (key) => (Object.hasOwn(current, key) ? current[key] : undefined),
    set(key, value) {
      if (!Object.hasOwn(current, key) || current[key] !== value) setKey(change(), key, value);
    },
    remove(key) {
      if (Object.hasOwn(current, key)) delete change()[key];
    },
    finish: () => current,
  };
}
