import { isMap, isNode, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import { literalAt, memberAt, propertyAt, rootLiteral } from './literal-scan.ts';

/**
 * The line (1-based) on which the value at a path stands in a source text: an object literal of TypeScript, or YAML and
 * JSON. Each key is looked for among the keys of the value before it only, so that a missing one gives the line of what
 * should hold it.
 */
export function keyLine(source: string, path: readonly PropertyKey[]): number {
  const offset = isModule(source) ? literalOffset(source, path) : dataOffset(source, path);
  return source.slice(0, offset).split('\n').length;
}

/** A module exports something; neither YAML nor JSON can say so. */
function isModule(source: string): boolean {
  return /^\s*(?:export|module\.exports|import)\b/m.test(source);
}

function literalOffset(source: string, path: readonly PropertyKey[]): number {
  let value = rootLiteral(source);
  let offset = value ?? 0;
  for (const key of path) {
    if (value === undefined) return offset;
    const found =
      typeof key === 'number'
        ? memberAt(source, value, key)
        : propertyAt(source, value, String(key));
    if (found === undefined) return offset;
    offset = found.start;
    value = literalAt(source, found.value);
  }
  return offset;
}

function dataOffset(source: string, path: readonly PropertyKey[]): number {
  let node: unknown = parseDocument(source, { logLevel: 'silent' }).contents;
  let offset = 0;
  for (const key of path) {
    const found = isMap(node)
      ? node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key))
      : isSeq(node) && typeof key === 'number'
        ? node.items[key]
        : undefined;
    const start = isPair(found) ? found.key : found;
    if (!isNode(start) || !start.range) return offset;
    offset = start.range[0];
    node = isPair(found) ? found.value : found;
  }
  return offset;
}
