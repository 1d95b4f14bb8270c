import type { JsonObject } from './json.ts';

/** Sets a key, also one such as `__proto__`, as an ordinary key. */
export function setKey(holder: JsonObject, key: string, value: unknown): void {
  Object.defineProperty(holder, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}
