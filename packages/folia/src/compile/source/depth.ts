/** Nested blocks that start on one line. Each level takes stack space in every later step, and parsing time. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){200}/m;

/** Returns the index at which the text is nested too deeply to be parsed; undefined if it is not. */
export function findTooDeep(text: string): number | undefined {
  return TOO_DEEP.exec(text)?.index;
}

/** Whether an error is a stack overflow, as JavaScript engines report it. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && /call stack|recursion/i.test(error.message);
}
