import type { Nodes } from 'mdast';

/** A place in a file; both numbers start at 1. */
export type Place = { line: number; column: number };

/** Returns the place of a character in text that begins at `start`. */
export function advance(start: Place, text: string, index: number): Place {
  const before = text.slice(0, index).split('\n');
  const last = before.at(-1) ?? '';
  return {
    line: start.line + before.length - 1,
    column: before.length === 1 ? start.column + index : last.length + 1,
  };
}

/** Returns where a node of Markdown starts. */
export function placeOf({ position }: Pick<Nodes, 'position'>): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}
