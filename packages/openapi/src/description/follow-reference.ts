import { isObject, type JsonObject, pointerTokens, valueAt } from './json.ts';

/** Limit on references that lead to each other. */
const MAX_CHAIN = 100;

/** A value of a document and what it refers to, also over further references, one after the other. */
export function* walkReferences(written: unknown, document: JsonObject): Generator<unknown> {
  let found = written;
  for (let count = 0; count < MAX_CHAIN; count += 1) {
    yield found;
    if (!isReference(found)) return;
    found = valueAt(document, pointerTokens(found.$ref));
  }
}

/** What a value refers to, also over further references, or the value itself; undefined if there is nothing. */
export function followReference(written: unknown, document: JsonObject): unknown {
  const last = [...walkReferences(written, document)].at(-1);
  return isReference(last) ? undefined : last;
}

function isReference(value: unknown): value is { $ref: string } {
  return isObject(value) && typeof value.$ref === 'string';
}
