import { ANY, type Characters, readClass, readEscape } from './pattern-characters.ts';

/** A regular expression as a tree of its parts. A `gap`, such as `^` and `\b`, matches no character. */
export type PatternNode =
  | { kind: 'characters'; of: Characters }
  | { kind: 'gap'; isStart: boolean }
  | { kind: 'sequence'; parts: PatternNode[] }
  | { kind: 'choice'; options: PatternNode[] }
  | { kind: 'repeat'; inner: PatternNode; least: number; most: number };

/** Limit on nested groups, beyond any expression that a person would write. */
const MAX_DEPTH = 30;

/** A part of an expression, and the position after it. */
type Read = { node: PatternNode; end: number };

/** Reads an expression; undefined if it has lookarounds or references to groups, or is invalid. */
export function readPattern(pattern: string): PatternNode | undefined {
  const read = readChoice(pattern, 0, 0);
  return read && read.end === pattern.length ? read.node : undefined;
}

function readChoice(pattern: string, start: number, depth: number): Read | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const options: PatternNode[] = [];
  for (let at = start; ; at += 1) {
    const option = readSequence(pattern, at, depth);
    if (!option) return undefined;
    options.push(option.node);
    at = option.end;
    if (pattern[at] !== '|') {
      const [only] = options;
      return { node: options.length === 1 && only ? only : { kind: 'choice', options }, end: at };
    }
  }
}

function readSequence(pattern: string, start: number, depth: number): Read | undefined {
  const parts: PatternNode[] = [];
  let at = start;
  while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
    const atom = readAtom(pattern, at, depth);
    const repeated = atom && readRepeat(pattern, atom);
    if (!repeated) return undefined;
    parts.push(repeated.node);
    at = repeated.end;
  }
  return { node: { kind: 'sequence', parts }, end: at };
}

function readAtom(pattern: string, start: number, depth: number): Read | undefined {
  const sign = pattern[start] ?? '';
  if (sign === '(') return readGroup(pattern, start, depth);
  if (sign === '^' || sign === '$') {
    return { node: { kind: 'gap', isStart: sign === '^' }, end: start + 1 };
  }
  if (/^\\[bB]/.test(pattern.slice(start, start + 2))) {
    return { node: { kind: 'gap', isStart: false }, end: start + 2 };
  }
  if (/[*+?{}\]]/.test(sign)) return undefined;
  const read =
    sign === '['
      ? readClass(pattern, start)
      : sign === '.'
        ? { of: ANY, end: start + 1 }
        : readEscape(pattern, start);
  return read && { node: { kind: 'characters', of: read.of }, end: read.end };
}

function readGroup(pattern: string, start: number, depth: number): Read | undefined {
  const opening = /^\((?:\?:|\?<[A-Za-z_$][\w$]*>|(?!\?))/.exec(pattern.slice(start));
  const inner = opening && readChoice(pattern, start + opening[0].length, depth + 1);
  if (!inner || pattern[inner.end] !== ')') return undefined;
  return { node: inner.node, end: inner.end + 1 };
}

const REPEAT = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/;

function readRepeat(pattern: string, { node, end }: Read): Read {
  const [whole, sign, count, comma, bound] = REPEAT.exec(pattern.slice(end)) ?? [];
  if (whole === undefined) return { node, end };
  const least = sign === undefined ? Number(count) : sign === '+' ? 1 : 0;
  const isExact = sign === undefined && comma === '';
  const upper = bound ? Number(bound) : Number.POSITIVE_INFINITY;
  const most = sign === '?' ? 1 : isExact ? least : upper;
  return { node: { kind: 'repeat', inner: node, least, most }, end: end + whole.length };
}
