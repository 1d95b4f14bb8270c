import { type Document, isMap, isNode, type LineCounter } from 'yaml';

/** The line of a key in YAML or JSON, or of the nearest one around it that the text has. 1-based. */
export function lineOfPath(
  document: Document,
  lineCounter: LineCounter,
  path: readonly string[],
): number {
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => String(key) === path.at(-1))
    : undefined;
  const node = pair ? pair.key : document.getIn(path, true);
  const start = isNode(node) ? node.range?.[0] : undefined;
  if (start !== undefined) return lineCounter.linePos(start).line;
  return path.length === 0 ? 1 : lineOfPath(document, lineCounter, path.slice(0, -1));
}

/** Whether a parsed value is a map. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
