/** A part of a page that could not be converted, as written, with its 1-based line. */
export type WrittenPart = { written: string; line: number };
