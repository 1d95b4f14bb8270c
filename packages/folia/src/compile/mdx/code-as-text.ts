import { codeRanges } from '../source/code-ranges.ts';
import { plainText } from '../source/plain-text.ts';

/** What starts code in MDX unless a backslash precedes it: an element, an expression, an import or export. */
const CODE_START = /(?<!\\)[<{]|^(?:import|export)\b/gm;

/** A place in text, both numbers from 1. */
export type Place = { line: number; column: number };

/** Text in which some characters that would start code are literal. */
export type TextWithLiterals = {
  /** The text as MDX reads it. */
  text: string;
  /** Converts a place in this text to one in the original. */
  toOriginal: (place: Place) => Place;
  /** Makes the last start of code before a place literal, too; undefined if there is none. */
  withLiteralBefore: (place: Place) => TextWithLiterals | undefined;
};

/** Prepares MDX for reading some of its code as text. */
export function textWithLiterals(original: string): TextWithLiterals {
  const body = plainText(original);
  return withLiteralsAt([], body, findCodeStarts(body));
}

/**
 * @param literals offsets of the literal characters, in ascending order
 * @param starts offsets of all characters that would start code, in ascending order
 */
function withLiteralsAt(literals: number[], body: string, starts: number[]): TextWithLiterals {
  const toOriginal = ({ line, column }: Place) => {
    const start = lineStart(body, line);
    const end = lineStart(body, line + 1);
    let shift = 0;
    for (const offset of literals.filter((other) => other >= start && other < end)) {
      const added = escaped(body.charAt(offset)).length - 1;
      if (offset - start + shift + added < column) shift += added;
    }
    return { line, column: column - shift };
  };
  return {
    text: escapeAt(literals, body),
    toOriginal,
    withLiteralBefore(place) {
      const { line, column } = toOriginal(place);
      const end = lineStart(body, line) + column;
      const last = starts.findLast((start) => start < end && !literals.includes(start));
      if (last === undefined) return undefined;
      return withLiteralsAt(
        [...literals, last].sort((a, b) => a - b),
        body,
        starts,
      );
    },
  };
}

/** Finds what starts code in the text, outside Markdown's blocks of code and inline code. */
function findCodeStarts(body: string): number[] {
  const ranges = codeRanges(body, 'mdx');
  const isCode = (offset: number) =>
    ranges.some(({ start, end }) => start.offset <= offset && offset < end.offset);
  return [...body.matchAll(CODE_START)].map(({ index }) => index).filter((index) => !isCode(index));
}

/** Escapes the characters at these offsets, starting with the last, so that the other offsets stay valid. */
function escapeAt(offsets: number[], body: string): string {
  return offsets.reduceRight(
    (text, offset) => text.slice(0, offset) + escaped(text.charAt(offset)) + text.slice(offset + 1),
    body,
  );
}

/** A backslash escapes punctuation only (https://spec.commonmark.org/0.31.2/#backslash-escapes). */
function escaped(character: string): string {
  return /\w/.test(character) ? `&#${character.charCodeAt(0)};` : `\\${character}`;
}

/** The offset at which a line starts, or the length of the text for one after its last line. */
function lineStart(text: string, line: number): number {
  let offset = 0;
  for (let number = 1; number < line; number += 1) {
    const end = text.indexOf('\n', offset);
    if (end === -1) return text.length;
    offset = end + 1;
  }
  return offset;
}
