/** The text of a file, or the reason why it has none, with its place if that is known (1-based). */
export type DecodedText =
  | { text: string }
  | { fault: string; hint: string; line?: number; column?: number };

const HINT = 'Save the file as UTF-8.';

/**
 * Decodes a file: UTF-8, or UTF-16 with a byte order mark or recognizable by the zero bytes of its
 * first character (https://www.rfc-editor.org/rfc/rfc4627#section-3). The mark is left out.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = findEncoding(bytes);
  try {
    return withoutZeros(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    if (encoding !== 'utf-8') return { fault: 'The file is not valid UTF-16.', hint: HINT };
    return { fault: 'The file is not valid UTF-8.', hint: HINT, ...findInvalid(bytes) };
  }
}

function findEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && first !== 0 && first !== undefined) return 'utf-16le';
  return first === 0 && second !== undefined && second !== 0 ? 'utf-16be' : 'utf-8';
}

/** Text has no zero bytes, but programs, pictures and archives have. */
function withoutZeros(text: string): DecodedText {
  const zero = text.indexOf('\0');
  if (zero === -1) return { text };
  const hint = 'Expected: text in UTF-8.';
  return { fault: 'The file is not text.', hint, ...placeOf(text.slice(0, zero)) };
}

/** The place of the first bytes that are not UTF-8. */
function findInvalid(bytes: Uint8Array): { line?: number; column?: number } {
  const text = new TextDecoder().decode(bytes);
  let offset = 0;
  let start = 0;
  for (
    let index = text.indexOf('\uFFFD');
    index !== -1;
    index = text.indexOf('\uFFFD', index + 1)
  ) {
    offset += Buffer.byteLength(text.slice(start, index));
    // The replacement character may itself be in the text.
    if (bytes[offset] !== 0xef || bytes[offset + 1] !== 0xbf || bytes[offset + 2] !== 0xbd) {
      return placeOf(text.slice(0, index));
    }
    start = index;
  }
  return {};
}

/** The place where the text ends. */
function placeOf(before: string): { line: number; column: number } {
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
