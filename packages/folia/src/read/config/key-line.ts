import { isMap, isNode, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import { exportedOffset } from './exported-value.ts';
import { moduleSyntax } from './module-syntax.ts';

/**
 * Returns the line (1-based) of the value at a path in a TypeScript or JavaScript module, or in YAML or JSON. For a missing
 * key, returns the line of its closest ancestor.
 */
export function keyLine(source: string, path: readonly PropertyKey[]): number {
  const syntax = moduleSyntax(source);
  const offset = syntax ? exportedOffset(syntax, path) : dataOffset(source, path);
  return lineAt(source, offset);
}

/** Returns the line (1-based) of an offset in the source. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
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
