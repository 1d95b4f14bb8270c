import type { Problem } from 'folia-problems';
import { isMap, isNode, isPair, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { escapeToken } from './json.ts';
import type { Description } from './read-description.ts';

/** The source location of an object in a description. */
export type Origin = { file: string; path: string[] };

/**
 * The locations of objects, as far as they are known. Objects created by a conversion have none.
 */
export type Origins = WeakMap<object, Origin>;

/** Creates a problem of a description, with its JSON pointer, file and line. */
export type Locate = (
  at: { value: object; path?: string[] },
  problem: { message: string; hint?: string },
) => Problem;

/**
 * Creates a `Locate`. Files are parsed again for their line numbers, and only if they have a
 * problem.
 */
export function makeLocate(description: Description, origins: Origins): Locate {
  const parsed = new Map<string, (path: string[]) => { line: number; column: number }>();
  return ({ value, path = [] }, { message, hint }) => {
    const origin = origins.get(value);
    if (!origin) return { file: description.entry, message, hint };
    const { file } = origin;
    const whole = [...origin.path, ...path];
    const positionOf =
      parsed.get(file) ?? makePositionFinder(description.files.get(file)?.text ?? '');
    parsed.set(file, positionOf);
    const pointer = `#${whole.map((token) => `/${escapeToken(token)}`).join('')}`;
    return { file, ...positionOf(whole), message: `${pointer}: ${message}`, hint };
  };
}

function makePositionFinder(text: string): (path: string[]) => { line: number; column: number } {
  const lines = new LineCounter();
  const root = parseDocument(text, { lineCounter: lines, merge: true }).contents;
  return (path) => {
    const { line, col } = lines.linePos(findOffset(root, path));
    return { line, column: col };
  };
}

/** Offset of the key of the last token, or of the last token before it that exists. */
function findOffset(root: unknown, path: string[]): number {
  let node: unknown = root;
  let offset = isNode(root) ? getStart(root) : 0;
  for (const token of path) {
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isPair(item) && isNode(item.key) && String(item.key.toJSON()) === token,
      );
      if (!pair) return offset;
      if (isNode(pair.key)) offset = getStart(pair.key);
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(token)];
      if (isNode(node)) offset = getStart(node);
    } else return offset;
  }
  return offset;
}

function getStart(node: Node): number {
  return node.range?.[0] ?? 0;
}
