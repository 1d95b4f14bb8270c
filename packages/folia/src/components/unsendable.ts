import { isContent } from './island-contents.ts';

/** A value that JSON does not support: its path and type. */
export type UnsupportedValue = { path: string; kind: string };

/**
 * Finds the first value of an island's props that would not survive a JSON round trip
 * (https://www.rfc-editor.org/rfc/rfc8259). Undefined properties of objects do, because JSON omits them, and so does
 * content, which is sent as HTML.
 *
 * @param path the path of the value in messages, such as `plots[2].color`
 * @param within the parents of the value, to detect cycles
 */
export function findUnsupported(
  value: unknown,
  path = '',
  within: readonly object[] = [],
): UnsupportedValue | undefined {
  if (isContent(value)) return undefined;
  const kind = getUnsupportedType(value, within);
  if (kind !== undefined) return { path, kind };
  if (typeof value !== 'object' || value === null) return undefined;
  const parents = [...within, value];
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined && !Array.isArray(value)) continue;
    const itemPath = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    const found = findUnsupported(item, itemPath, parents);
    if (found) return found;
  }
  return undefined;
}

/** The type of a value that JSON does not support, regardless of its content. */
function getUnsupportedType(value: unknown, within: readonly object[]): string | undefined {
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
      return value === null ? undefined : getUnsupportedObjectType(value, within);
    default:
      return undefined;
  }
}

function getUnsupportedObjectType(value: object, within: readonly object[]): string | undefined {
  if (within.includes(value)) return 'cycle';
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value) || prototype === Object.prototype || prototype === null)
    return undefined;
  return value.constructor.name || 'class instance';
}
