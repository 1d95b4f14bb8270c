import { isObject, type JsonObject, pointerTokens, valueAt } from '../description/json.ts';

/** Resolves a value and its references. Keys beside a reference override those of its target. */
export type Follow = (value: unknown) => JsonObject;

/** A reference, and the keys beside it. */
type Step = { $ref: string; beside: JsonObject };

/**
 * Creates the function that follows the references of a description. Each reference is followed
 * once, so the time is linear in the length of a chain, wherever the chain is entered.
 */
export function makeFollow(document: JsonObject): Follow {
  const known = new Map<string, JsonObject>();

  /** The steps from a value to the end of its chain, or to a reference that is known. */
  function listSteps(value: unknown): { steps: Step[]; end: JsonObject; isCircle: boolean } {
    const steps = new Map<string, Step>();
    let inner = value;
    while (isObject(inner) && typeof inner.$ref === 'string') {
      const { $ref, ...beside } = inner;
      if (steps.has($ref)) return { steps: [...steps.values()], end: inner, isCircle: true };
      steps.set($ref, { $ref, beside });
      inner = known.get($ref) ?? valueAt(document, pointerTokens($ref));
    }
    return {
      steps: [...steps.values()],
      end: isObject(inner) ? inner : {},
      isCircle: false,
    };
  }

  return (value) => {
    const { steps, end, isCircle } = listSteps(value);
    let found = end;
    for (const { $ref, beside } of steps.toReversed()) {
      // Where a circle is cut depends on where it was entered.
      if (!isCircle) known.set($ref, found);
      if (Object.keys(beside).length > 0) found = { ...found, ...beside };
    }
    return found;
  };
}

/** Resolves a value of any type that may be a reference within the document. */
export type Resolve = (value: unknown) => unknown;

/**
 * Creates the function that resolves references. A reference without a target, or in a circle, is
 * returned as it is.
 */
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
