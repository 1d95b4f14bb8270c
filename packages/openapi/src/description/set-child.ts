import { asObject, isObject, type JsonObject } from './json.ts';

/** Sets a child of a copied object. Its lists and maps are copied before they are changed. */
export function setChild(
  copy: JsonObject,
  original: JsonObject,
  path: string[],
  child: unknown,
): void {
  const [key = '', name] = path;
  if (name === undefined) {
    defineKey(copy, key, child);
    return;
  }
  const before = original[key];
  const isCopied = copy[key] !== before;
  const holder = isCopied
    ? copy[key]
    : Array.isArray(before)
      ? [...before]
      : { ...asObject(before) };
  defineKey(copy, key, holder);
  if (Array.isArray(holder)) holder[Number(name)] = child;
  else if (isObject(holder)) defineKey(holder, name, child);
}

/** Also sets a name such as `__proto__` as an ordinary key. */
function defineKey(holder: JsonObject, key: string, value: unknown): void {
  Object.defineProperty(holder, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}
