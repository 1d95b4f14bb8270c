/** A value that JSON cannot carry: where it stands, and what it is. */
export type Unsendable = { path: string; kind: string };

/**
 * Finds the first value that would not come out of JSON as it went in (https://www.rfc-editor.org/rfc/rfc8259). What is
 * undefined in an object is left out by JSON, and read as undefined again.
 * @param path how the value is told of, such as `plots[2].color`
 * @param within the objects around the value: one of them again is a cycle
 */
export function findUnsendable(
  value: unknown,
  path = '',
  within: readonly object[] = [],
): Unsendable | undefined {
  const kind = unsendableKind(value, within);
  if (kind !== undefined) return { path, kind };
  if (typeof value !== 'object' || value === null) return undefined;
  const around = [...within, value];
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined && !Array.isArray(value)) continue;
    const place = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    const found = findUnsendable(item, place, around);
    if (found) return found;
  }
  return undefined;
}

/** What a value is, if JSON cannot carry it, whatever it holds. */
function unsendableKind(value: unknown, within: readonly object[]): string | undefined {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? undefined : String(value);
    case 'function':
    case 'symbol':
    case 'undefined':
      return typeof value;
    case 'bigint':
      return 'BigInt';
    case 'object':
      return value === null ? undefined : unsendableObject(value, within);
    default:
      return undefined;
  }
}

function unsendableObject(value: object, within: readonly object[]): string | undefined {
  if (within.includes(value)) return 'cycle';
  if ('$$typeof' in value) return 'React element';
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value) || prototype === Object.prototype || prototype === null)
    return undefined;
  return value.constructor.name || 'object of a class';
}
