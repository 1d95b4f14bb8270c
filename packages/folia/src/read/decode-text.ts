import { isUtf8 } from 'node:buffer';
import { type Problem, SiteError } from 'folia-problems';

const SAVE_AS_UTF8 = 'Save the file as UTF-8.';

/** The first two bytes of UTF-16: with a byte order mark, or of a first character from ASCII. */
const UTF16_START = /^(?:\xff\xfe|\xfe\xff|\0[^\0]|[^\0]\0)/;

/**
 * Decodes a text file as UTF-8 (https://encoding.spec.whatwg.org/#utf-8-decode): without its byte order mark, and with
 * each line break as one line feed, so that a text means the same whatever wrote it.
 * @param path relative to the site's folder
 * @throws SiteError with line and column if the bytes are not UTF-8
 */
export function decodeText(bytes: Buffer, path: string): string {
  const fault = findEncodingFault(bytes);
  if (fault) throw new SiteError([{ file: path, ...fault }]);
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** What makes bytes unreadable as UTF-8; undefined if nothing does. */
export function findEncodingFault(bytes: Buffer): Problem | undefined {
  if (UTF16_START.test(bytes.toString('latin1', 0, 2))) {
    return { message: 'The file is encoded as UTF-16, not as UTF-8.', hint: SAVE_AS_UTF8 };
  }
  if (isUtf8(bytes)) return undefined;
  const before = validStart(bytes).split(/\r\n?|\n/);
  const byte = bytes[Buffer.byteLength(validStart(bytes))] ?? 0;
  const meant = new TextDecoder('windows-1252').decode(Uint8Array.of(byte));
  return {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    message: `The file is not encoded as UTF-8: it contains the byte 0x${byte.toString(16).toUpperCase()}.`,
    hint: `${SAVE_AS_UTF8} In Windows-1252, an older encoding, the byte is "${meant}".`,
  };
}

/** The text before the first byte that is not UTF-8. */
function validStart(bytes: Buffer): string {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let [valid, end] = [0, bytes.length];
  // Half of what is left is tried each time. A sequence that is cut off is no fault while decoding goes on.
  while (end - valid > 1) {
    const middle = Math.floor((valid + end) / 2);
    if (isStart(bytes.subarray(0, middle))) valid = middle;
    else end = middle;
  }
  return decoder.decode(bytes.subarray(0, valid), { stream: true });
}

/** Whether bytes are UTF-8, the last character of which may be cut off. */
function isStart(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
