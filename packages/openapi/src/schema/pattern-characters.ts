/**
 * The characters that a part of an expression may match, by code: ASCII, and `OTHER` for all others.
 * The set may contain too many, but lacks none.
 */
export type Characters = ReadonlySet<number>;

const OTHER = 128;

const ALL = Array.from({ length: OTHER + 1 }, (_, code) => code);
export const ANY: Characters = new Set(ALL);

const CLASSES: Record<string, RegExp> = { d: /\d/, w: /\w/, s: /\s/ };

type Read = { of: Characters; end: number };

/** Whether two parts may match the same character. */
export function overlap(one: Characters, other: Characters): boolean {
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  return [...shorter].some((code) => longer.has(code));
}

/** Reads a character or an escaped one outside of brackets; undefined for a reference to a group. */
export function readEscape(pattern: string, start: number): Read | undefined {
  const read = readUnit(pattern, start);
  return read && { of: read.of, end: read.end };
}

/** Reads a class in brackets. */
export function readClass(pattern: string, start: number): Read | undefined {
  const isNegated = pattern[start + 1] === '^';
  const found = new Set<number>();
  let isWhole = false;
  let at = start + (isNegated ? 2 : 1);
  while (pattern[at] !== ']') {
    const first = readUnit(pattern, at);
    if (!first) return undefined;
    at = first.end;
    for (const code of first.of) found.add(code);
    isWhole ||= first.isVague === true;
    if (pattern[at] !== '-' || pattern[at + 1] === ']') continue;
    const last = readUnit(pattern, at + 1);
    if (first.code === undefined || last?.code === undefined) return undefined;
    for (let code = first.code; code <= Math.min(last.code, OTHER); code += 1) found.add(code);
    at = last.end;
  }
  if (isWhole) return { of: ANY, end: at + 1 };
  // Which of the further characters are in the class is not known.
  const rest = ALL.filter((code) => !found.has(code) || code === OTHER);
  return { of: isNegated ? new Set(rest) : found, end: at + 1 };
}

/** @property code the code if it is a single character, at most `OTHER` */
type Unit = Read & { code?: number; isVague?: boolean };

function readUnit(pattern: string, start: number): Unit | undefined {
  const sign = pattern[start];
  if (sign === undefined) return undefined;
  if (sign !== '\\') return single(pattern.codePointAt(start) ?? 0, start, isPair(pattern, start));
  const escaped = pattern[start + 1] ?? '';
  const end = start + 2;
  const shape = CLASSES[escaped.toLowerCase()];
  if (shape) {
    const isInverse = escaped !== escaped.toLowerCase();
    const matching = ALL.filter((code) =>
      code === OTHER
        ? isInverse || escaped === 's'
        : shape.test(String.fromCharCode(code)) !== isInverse,
    );
    return { of: new Set(matching), end };
  }
  if (/[pP]/.test(escaped)) {
    const name = /^\{[^{}]*\}/.exec(pattern.slice(end))?.[0];
    return name === undefined ? undefined : { of: ANY, end: end + name.length, isVague: true };
  }
  const hex = /^(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\})/i.exec(
    pattern.slice(start + 1),
  );
  if (hex) {
    const code = Number.parseInt(hex[1] ?? hex[2] ?? hex[3] ?? '', 16);
    return single(code, start, hex[0].length + 1);
  }
  if (/[1-9k]/.test(escaped) || escaped === '') return undefined;
  return single(CONTROLS[escaped] ?? escaped.charCodeAt(0), start, 2);
}

const CONTROLS: Record<string, number> = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 };

function isPair(pattern: string, start: number): number {
  return (pattern.codePointAt(start) ?? 0) > 0xffff ? 2 : 1;
}

function single(code: number, start: number, length: number): Unit {
  const known = Math.min(code, OTHER);
  return { of: new Set([known]), end: start + length, code: known };
}
