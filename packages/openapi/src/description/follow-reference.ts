import { isObject, type JsonObject, pointerTokens, valueAt } from './json.ts';

/** Limit on references that lead to each other. */
const MAX_CHAIN = 100;

/** Yields a value of a document, then the target of its reference, then the target of that one, and so on. */
export function* walkReferences(written: unknown, document: JsonObject): Generator<unknown> {
  let found = written;
  for (let count = 0; count < MAX_CHAIN; count += 1) {
    yield found;
    if (!isReference(found)) return;
    found = valueAt(document, pointerTokens(found.$ref));
  }
}

/** The target at the end of a chain of references, or the value itself if it is none; undefined without a target. */
export function followReference(written: unknown, document: JsonObject): unknown {
  const last = [...walkReferences(written, document)].at(-1);
  return isReference(last) ? undefined : last;
}

function isReference(value: unknown): value is { $ref: string } {
  return isObject(value) && typeof value.$ref === 'string';
}
