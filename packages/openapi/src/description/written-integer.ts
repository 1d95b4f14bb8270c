declare global {
  interface JSON {
    /** What `JSON.stringify` writes as it is: https://github.com/tc39/proposal-json-parse-with-source */
    rawJSON?: (text: string) => object;
  }
}

/**
 * An integer as it is written in a description, such as 9223372036854775807. A number would change
 * it, since it holds 53 bits; identifiers and limits of 64 bits are common.
 */
export class WrittenInteger {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Browsers from before 2025 write it in quotes, which at least keeps the digits. */
  toJSON(): object | string {
    return JSON.rawJSON?.(this.text) ?? this.text;
  }

  toString(): string {
    return this.text;
  }
}

/** Whether text may contain an integer that a JavaScript number would change. */
export function mayHaveLongIntegers(text: string): boolean {
  return /\d{16}/.test(text);
}

/** Reads a number of YAML or JSON, and keeps it as it is written if it would change. */
export function readInteger(source: string, value: number): number | WrittenInteger {
  const [, sign = '', digits] = /^\+?(-?)0*(\d+)$/.exec(source.trim()) ?? [];
  if (digits === undefined || Number.isSafeInteger(value)) return value;
  return new WrittenInteger(sign + digits);
}

/** A text of JSON, or a number in it. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;

/** Stands before the digits of an integer that was put in quotes to be parsed. */
const MARK = '\0integer ';

/** Parses JSON that may have long integers. @throws SyntaxError if it is not JSON */
export function parseLongIntegers(text: string): unknown {
  if (!mayHaveLongIntegers(text)) return JSON.parse(text);
  // Strings match as well, so that the digits in them are left alone.
  const marked = text.replace(TOKEN, (token) => {
    if (token.startsWith('"')) return token;
    return readInteger(token, Number(token)) instanceof WrittenInteger
      ? JSON.stringify(MARK + token)
      : token;
  });
  const holder: { value: unknown } = { value: JSON.parse(marked) };
  restoreIntegers(holder);
  return holder.value;
}

/** Replaces marked strings in a value that was just parsed. A reviver would take ten times as long. */
function restoreIntegers(root: object): void {
  const waiting: unknown[] = [root];
  for (let holder = waiting.pop(); holder !== undefined; holder = waiting.pop()) {
    if (typeof holder !== 'object' || holder === null) continue;
    for (const key of Object.keys(holder)) {
      const inner: unknown = Reflect.get(holder, key);
      if (typeof inner === 'object') waiting.push(inner);
      else if (typeof inner === 'string' && inner.startsWith(MARK)) {
        const source = inner.slice(MARK.length);
        Reflect.set(holder, key, readInteger(source, Number(source)));
      }
    }
  }
}
