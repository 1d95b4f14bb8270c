import type { TextPiece } from './format.ts';
import type { TextReader } from './text-reader.ts';
import type { Word } from './words.ts';

/** A text and its words, which are read once for all that is made of them. */
export type ReadText = { text: string; words: Word[] };

const MAX_LENGTH = 150;
/** How much of the text before the first match a snippet includes. */
const LEAD_IN = 40;

type Range = { start: number; end: number };

/** Reads the words in the text. */
export function readText(text: string, { placed }: Pick<TextReader, 'placed'>): ReadText {
  return { text, words: placed(text) };
}

/** Splits text into matching and other pieces. */
export function markText(read: ReadText, terms: ReadonlySet<string>): TextPiece[] {
  const { text } = read;
  return splitAtMatches(text, findMatches(read, terms), { start: 0, end: text.length });
}

/** The part of the text with the most query words, cut at word boundaries, with the words marked. */
export function makeSnippet(read: ReadText, terms: ReadonlySet<string>): TextPiece[] {
  const { text } = read;
  const found = findMatches(read, terms);
  const range = bestRange(text, found);
  const pieces = splitAtMatches(text, found, range);
  const dots = { text: '…', isMatch: false };
  return [
    ...(range.start > 0 ? [dots] : []),
    ...pieces,
    ...(range.end < text.length ? [dots] : []),
  ];
}

/** The matching words as they are written in the text. */
export function matchedWords(read: ReadText, terms: ReadonlySet<string>): string[] {
  return findMatches(read, terms).map(({ start, end }) => read.text.slice(start, end));
}

/** The positions of the words; of two that overlap, the first. */
function findMatches({ words }: ReadText, terms: ReadonlySet<string>): Word[] {
  const found: Word[] = [];
  for (const word of words) {
    const last = found.at(-1);
    if (terms.has(word.term) && !(last && word.start < last.end)) found.push(word);
  }
  return found;
}

function bestRange(text: string, found: Word[]): Range {
  let best = { start: 0, kinds: 0 };
  for (const [index, { start }] of found.entries()) {
    const within = found.slice(index).filter(({ end }) => end <= start + MAX_LENGTH - LEAD_IN);
    const kinds = new Set(within.map(({ term }) => term)).size;
    if (kinds > best.kinds) best = { start, kinds };
  }
  const start = best.start <= LEAD_IN ? 0 : wordStart(text, best.start - LEAD_IN);
  const end = text.length <= start + MAX_LENGTH ? text.length : wordEnd(text, start + MAX_LENGTH);
  return { start, end };
}

function wordStart(text: string, position: number): number {
  const space = text.indexOf(' ', position);
  return space === -1 || space > position + LEAD_IN ? characterStart(text, position) : space + 1;
}

function wordEnd(text: string, position: number): number {
  const space = text.lastIndexOf(' ', position);
  return space < position - LEAD_IN ? characterStart(text, position) : space;
}

/** The position, or the one before it if that is within a character of two code units. */
function characterStart(text: string, position: number): number {
  return (text.codePointAt(position - 1) ?? 0) > 0xffff ? position - 1 : position;
}

function splitAtMatches(text: string, found: Word[], { start, end }: Range): TextPiece[] {
  const pieces: TextPiece[] = [];
  let position = start;
  for (const word of found) {
    if (word.start < start || word.end > end) continue;
    if (word.start > position)
      pieces.push({ text: text.slice(position, word.start), isMatch: false });
    pieces.push({ text: text.slice(word.start, word.end), isMatch: true });
    position = word.end;
  }
  if (position < end) pieces.push({ text: text.slice(position, end), isMatch: false });
  return pieces;
}
