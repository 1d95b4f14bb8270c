import type { Nodes } from 'mdast';

/** The source of a node in the text. */
export function sourceOf({ position }: Nodes, text: string): string {
  return position ? text.slice(position.start.offset, position.end.offset) : '';
}

/** The text after a node. Callers look only at its start. */
export function behind({ position }: Nodes, text: string): string {
  const end = position?.end.offset ?? 0;
  return text.slice(end, end + 200);
}

/** How code between fences begins. */
const FENCE = /^(?:`{3,}|~{3,})/;

/** Whether code has a fence at its start; otherwise, it is indented. */
export function isFenced(source: string): boolean {
  return FENCE.test(source);
}

/** Whether code has a fence at its start and at its end. */
export function isFenceClosed(source: string): boolean {
  const opening = FENCE.exec(source)?.[0];
  const closing = /\n[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(source)?.[1];
  return opening !== undefined && (closing?.startsWith(opening) ?? false);
}
