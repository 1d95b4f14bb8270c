/** Blocks within blocks, on one line: each takes room on the stack of every later step, and time of the parser. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){200}/m;

/** Where a text begins to be nested too deeply to be parsed, as an index into it. */
export function findTooDeep(text: string): number | undefined {
  return TOO_DEEP.exec(text)?.index;
}

/** Whether an error is what engines of JavaScript throw where the stack ends. */
export function isEndOfStack(error: unknown): boolean {
  return error instanceof RangeError && /call stack|recursion/i.test(error.message);
}
