import type { CodeToken } from './code-token.ts';

/** Remembers the tokens of code, in a few bytes each: thousands of code blocks would be a million objects. */
export type TokenMemory = {
  read: (language: string, code: string) => CodeToken[][] | undefined;
  add: (language: string, code: string, lines: CodeToken[][]) => void;
};

/** @param limit number of code blocks to remember; later ones are ignored */
export function makeTokenMemory(limit: number): TokenMemory {
  const packed = new Map<string, string>();
  const keyOf = (language: string, code: string) => `${language} ${code}`;
  return {
    read(language, code) {
      const lines = packed.get(keyOf(language, code));
      return lines === undefined ? undefined : unpackLines(lines, code);
    },
    add(language, code, lines) {
      if (packed.size >= limit || textOf(lines) !== code) return;
      packed.set(keyOf(language, code), packLines(lines));
    },
  };
}

/** Writes class and length of each token, such as `k5,4,s3`. */
function packLines(lines: CodeToken[][]): string {
  const pack = ({ className, text }: CodeToken) => className + text.length;
  return lines.map((line) => line.map(pack).join(',')).join('\n');
}

function unpackLines(packed: string, code: string): CodeToken[][] {
  let start = 0;
  return packed.split('\n').map((line) => {
    const tokens = line === '' ? [] : line.split(',').map(unpack);
    // The line break.
    start += 1;
    return tokens;
  });

  function unpack(token: string): CodeToken {
    const at = token.search(/\d/);
    const end = start + Number(token.slice(at));
    const text = code.slice(start, end);
    start = end;
    return { text, className: token.slice(0, at) };
  }
}

function textOf(lines: CodeToken[][]): string {
  return lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
}
