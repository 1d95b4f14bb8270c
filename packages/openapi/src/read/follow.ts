import { isObject, type JsonObject, pointerTokens, valueAt } from '../description/json.ts';

/** Resolves a value and its references. Keys beside a reference override those of its target. */
export type Follow = (value: unknown) => JsonObject;

export function makeFollow(document: JsonObject): Follow {
  const follow = (value: unknown, passed: ReadonlySet<string>): JsonObject => {
    if (!isObject(value)) return {};
    const { $ref, ...beside } = value;
    if (typeof $ref !== 'string' || passed.has($ref)) return value;
    const target = valueAt(document, pointerTokens($ref));
    return { ...follow(target, new Set([...passed, $ref])), ...beside };
  };
  return (value) => follow(value, new Set());
}

/** Resolves a value of any type that may be a reference within the document. */
export type Resolve = (value: unknown) => unknown;

export function makeResolve(document: JsonObject): Resolve {
  const resolve = (value: unknown, passed: ReadonlySet<string>): unknown => {
    if (!isObject(value) || typeof value.$ref !== 'string' || passed.has(value.$ref)) return value;
    const target = valueAt(document, pointerTokens(value.$ref));
    return value.$ref.startsWith('#') && target !== undefined
      ? resolve(target, new Set([...passed, value.$ref]))
      : value;
  };
  return (value) => resolve(value, new Set());
}
