import type { Problem } from 'folia-problems';
import { isMap, isNode, isPair, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { escapeToken } from './json.ts';
import type { Description } from './read-description.ts';

/** Where an object of a description was written. */
export type Origin = { file: string; path: string[] };

/** The places of objects, as far as they are known: what a conversion has made has none. */
export type Origins = WeakMap<object, Origin>;

/** Makes problems of a description: each with its JSON pointer, file and line. */
export type Locate = (
  at: { value: object; path?: string[] },
  problem: { message: string; hint?: string },
) => Problem;

/** Files are parsed a second time for their lines, and only where something is wrong with them. */
export function makeLocate(description: Description, origins: Origins): Locate {
  const parsed = new Map<string, (path: string[]) => { line: number; column: number }>();
  return ({ value, path = [] }, { message, hint }) => {
    const origin = origins.get(value);
    if (!origin) return { file: description.entry, message, hint };
    const { file } = origin;
    const whole = [...origin.path, ...path];
    const positionOf = parsed.get(file) ?? makePositions(description.files.get(file)?.text ?? '');
    parsed.set(file, positionOf);
    const pointer = `#${whole.map((token) => `/${escapeToken(token)}`).join('')}`;
    return { file, ...positionOf(whole), message: `${pointer}: ${message}`, hint };
  };
}

function makePositions(text: string): (path: string[]) => { line: number; column: number } {
  const lines = new LineCounter();
  const root = parseDocument(text, { lineCounter: lines, merge: true }).contents;
  return (path) => {
    const { line, col } = lines.linePos(offsetOf(root, path));
    return { line, column: col };
  };
}

/** Where the key of the last step stands, or that of the nearest step before it that exists. */
function offsetOf(root: unknown, path: string[]): number {
  let node: unknown = root;
  let offset = isNode(root) ? startOf(root) : 0;
  for (const token of path) {
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isPair(item) && isNode(item.key) && String(item.key.toJSON()) === token,
      );
      if (!pair) return offset;
      if (isNode(pair.key)) offset = startOf(pair.key);
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(token)];
      if (isNode(node)) offset = startOf(node);
    } else return offset;
  }
  return offset;
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}
