import type { JsonObject } from './json.ts';

/** Sets a key as an ordinary one, even `__proto__`. */
export function setKey(holder: JsonObject, key: string, value: unknown): void {
  if (key !== '__proto__') {
    holder[key] = value;
    return;
  }
  Object.defineProperty(holder, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}
