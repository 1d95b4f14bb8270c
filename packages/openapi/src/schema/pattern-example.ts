import { RE2JS } from 're2js';

/** Patterns that are longer are not worth reading, and nobody reads longer strings. */
const MAX_PATTERN = 500;
const MAX_LENGTH = 100;

/** A part of the text for a pattern, written for a number of repetitions. */
type Part = (repetitions: number) => string;

/**
 * A text that a regular expression matches, with a length between two bounds; undefined if none was
 * found. Lookarounds and references to groups are not supported.
 */
export function patternExample(
  pattern: string,
  { min, max }: { min: number; max: number },
): string | undefined {
  if (pattern.length > MAX_PATTERN || min > MAX_LENGTH) return undefined;
  const write = readPattern(pattern);
  if (!write) return undefined;
  const matches = makeMatcher(pattern);
  const shorter = Array.from({ length: min + 1 }, (_, index) => min - index);
  for (const repetitions of new Set([3, 1, 6, ...shorter])) {
    const text = write(repetitions);
    if (text.length >= min && text.length <= Math.min(max, MAX_LENGTH) && matches(text)) {
      return text;
    }
  }
  return undefined;
}

/**
 * Returns a function that checks whether a string matches a regular expression; it returns false for
 * one that is invalid or has lookarounds or references to groups. The time is linear: with the engine of JavaScript, an
 * expression such as `^(a|a)*$b` would take forever.
 */
export function makeMatcher(pattern: string): (text: string) => boolean {
  const expression = compile(pattern);
  return (text) =>
    expression !== undefined && text.length <= MAX_LENGTH && expression.matcher(text).find();
}

function compile(pattern: string): RE2JS | undefined {
  try {
    return RE2JS.compile(RE2JS.translateRegExp(pattern));
  } catch {
    return undefined;
  }
}

function readPattern(pattern: string): Part | undefined {
  const reader = new PatternReader(pattern);
  const part = reader.readChoice();
  return reader.isComplete() ? part : undefined;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '1234567890';
const OTHERS = `${LETTERS}${LETTERS.toUpperCase()}${DIGITS}-_.,:;/ `;
const CLASSES: Record<string, string> = {
  d: DIGITS,
  D: LETTERS,
  w: LETTERS,
  W: '-',
  s: ' ',
  S: LETTERS,
};
const CONTROLS: Record<string, string> = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v' };

/** Reads an expression from its beginning; the state is the position. */
class PatternReader {
  private readonly pattern: string;
  private position = 0;
  private isSupported = true;

  constructor(pattern: string) {
    this.pattern = pattern;
  }

  isComplete(): boolean {
    return this.isSupported && this.position === this.pattern.length;
  }

  /** The first alternative that is not empty. */
  readChoice(): Part {
    const choices = [this.readSequence()];
    while (this.take('|')) choices.push(this.readSequence());
    return choices.find((choice) => choice(1) !== '') ?? choices[0] ?? (() => '');
  }

  private readSequence(): Part {
    const parts: Part[] = [];
    while (this.isSupported && this.position < this.pattern.length && !/[|)]/.test(this.peek())) {
      parts.push(this.readQuantified());
    }
    return (repetitions) => parts.map((part) => part(repetitions)).join('');
  }

  private readQuantified(): Part {
    const atom = this.readAtom();
    const match = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/.exec(this.pattern.slice(this.position));
    if (!match) return atom;
    this.position += match[0].length;
    this.take('?');
    const [sign, least = '0', comma, most] = match;
    const min = sign === '+' ? 1 : Number(least);
    const max = sign === '?' ? 1 : comma === '' ? min : most ? Number(most) : MAX_LENGTH;
    return (repetitions) => {
      const count = Math.min(Math.max(min, repetitions), max, MAX_LENGTH);
      return repeat(atom, count, repetitions);
    };
  }

  private readAtom(): Part {
    if (this.take('(')) return this.readGroup();
    if (this.take('[')) return oneOf(this.readClass());
    if (this.take('\\')) return this.readEscape();
    const sign = this.next();
    if (sign === '^' || sign === '$') return () => '';
    return sign === '.' ? oneOf(LETTERS) : () => sign;
  }

  private readGroup(): Part {
    const [prefix = ''] = /^\?(?::|<[a-z]\w*>)/i.exec(this.pattern.slice(this.position)) ?? [];
    this.position += prefix.length;
    if (this.peek() === '?') this.isSupported = false;
    const inner = this.readChoice();
    if (!this.take(')')) this.isSupported = false;
    return inner;
  }

  private readEscape(): Part {
    const known = this.readEscapedClass();
    if (known !== undefined) return oneOf(known);
    if (/^[bB]/.test(this.peek())) {
      this.next();
      return () => '';
    }
    if (/^[1-9k]/.test(this.peek())) this.isSupported = false;
    const sign = this.readEscapedSign();
    return () => sign;
  }

  /** The characters of a class such as `\d`. */
  private readEscapedClass(): string | undefined {
    const property = /^p\{([^}]*)\}/.exec(this.pattern.slice(this.position));
    if (property) {
      this.position += property[0].length;
      return /^N/.test(property[1] ?? '') ? DIGITS : LETTERS;
    }
    const known = CLASSES[this.peek()];
    if (known !== undefined) this.next();
    return known;
  }

  private readEscapedSign(): string {
    const code = /^(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,5})\})/i.exec(
      this.pattern.slice(this.position),
    );
    if (!code) {
      const sign = this.next();
      return CONTROLS[sign] ?? sign;
    }
    this.position += code[0].length;
    return String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16));
  }

  /** The characters of a class in brackets, letters and digits first. */
  private readClass(): string {
    const start = this.position;
    const isNegated = this.take('^');
    const listed: string[] = [];
    while (this.position < this.pattern.length && this.peek() !== ']') {
      listed.push(this.readRange());
    }
    if (!this.take(']')) this.isSupported = false;
    if (!isNegated) {
      const signs = [...new Set(listed.join(''))];
      const rank = (sign: string) => (/[a-z]/.test(sign) ? 0 : /[A-Z\d]/.test(sign) ? 1 : 2);
      return signs.toSorted((a, b) => rank(a) - rank(b)).join('');
    }
    const whole = `[${this.pattern.slice(start, this.position)}`;
    return [...OTHERS].filter(makeMatcher(`^${whole}$`)).join('');
  }

  /** The first characters of a range, or a single one. */
  private readRange(): string {
    const first = this.readClassSign();
    if (first.length !== 1 || !/^-[^\]]/.test(this.pattern.slice(this.position))) return first;
    this.next();
    const last = this.readClassSign();
    const from = first.codePointAt(0) ?? 0;
    const length = Math.min((last.codePointAt(0) ?? 0) - from + 1, LETTERS.length);
    if (last.length !== 1 || length < 1) return first;
    return String.fromCodePoint(...Array.from({ length }, (_, index) => from + index));
  }

  private readClassSign(): string {
    if (!this.take('\\')) return this.next();
    return this.readEscapedClass() ?? this.readEscapedSign();
  }

  private peek(): string {
    return this.pattern.charAt(this.position);
  }

  private next(): string {
    const sign = this.peek();
    this.position += 1;
    return sign;
  }

  private take(sign: string): boolean {
    if (this.peek() !== sign) return false;
    this.position += 1;
    return true;
  }
}

/** Characters with a position, so that a repeated class gives different ones. */
type Signs = Part & { signs?: string };

function oneOf(signs: string): Signs {
  return Object.assign(() => signs.charAt(0), { signs });
}

function repeat(atom: Signs, count: number, repetitions: number): string {
  const { signs } = atom;
  if (!signs)
    return atom(repetitions)
      .repeat(count)
      .slice(0, MAX_LENGTH + 1);
  return Array.from({ length: count }, (_, index) => signs.charAt(index % signs.length)).join('');
}
