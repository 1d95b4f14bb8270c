import { isUtf8 } from 'node:buffer';
import { type Problem, SiteError } from 'folia-problems';
import { endPosition } from './end-position.ts';

/** Compiling Markdown takes several hundred times its size in memory. Books of a thousand pages have 3 MB. */
const MAX_PAGE_BYTES = 5_000_000;
const PAGE = /\.mdx?$/;

const SAVE_AS_UTF8 = 'Save the file as UTF-8.';

/** The first two bytes of UTF-16: with a byte order mark, or of a first character from ASCII. */
const UTF16_START = /^(?:\xff\xfe|\xfe\xff|\0[^\0]|[^\0]\0)/;

/**
 * Decodes a text file as UTF-8 (https://encoding.spec.whatwg.org/#utf-8-decode): without its byte order mark, and with
 * each line break as one line feed, so that the text means the same whatever wrote it.
 * @param path relative to the site's folder
 * @throws SiteError if the bytes are not UTF-8, with line and column, or too many for a page
 */
export function decodeText(bytes: Buffer, path: string): string {
  const fault = findTextFault(bytes, path);
  if (fault) throw new SiteError([{ file: path, ...fault }]);
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/**
 * Finds the fault in the bytes of a text file; undefined if there is none.
 * @param path relative to the site's folder
 */
export function findTextFault(bytes: Buffer, path: string): Problem | undefined {
  if (bytes.length > MAX_PAGE_BYTES && PAGE.test(path)) return describeSize(bytes.length);
  if (UTF16_START.test(bytes.toString('latin1', 0, 2))) {
    return { message: 'The file is encoded as UTF-16, not as UTF-8.', hint: SAVE_AS_UTF8 };
  }
  return isUtf8(bytes) ? undefined : describeWrongByte(bytes);
}

function describeSize(bytes: number): Problem {
  const size = (bytes / 1_000_000).toFixed(1);
  return {
    message: `The page has ${size} MB of text. The limit is ${MAX_PAGE_BYTES / 1_000_000} MB.`,
    hint: 'Split it into several pages, or offer it as a download from a static folder.',
  };
}

function describeWrongByte(bytes: Buffer): Problem {
  const start = validStart(bytes);
  const byte = bytes[Buffer.byteLength(start)] ?? 0;
  const meant = new TextDecoder('windows-1252').decode(Uint8Array.of(byte));
  return {
    ...endPosition(start),
    message: `The file is not encoded as UTF-8: it contains the byte 0x${byte.toString(16).toUpperCase()}.`,
    hint: `${SAVE_AS_UTF8} In Windows-1252, an older encoding, the byte is "${meant}".`,
  };
}

/** The text before the first byte that is not UTF-8. */
function validStart(bytes: Buffer): string {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let [valid, end] = [0, bytes.length];
  // A binary search. A sequence that is cut off at the end is not an error while decoding as a stream.
  while (end - valid > 1) {
    const middle = Math.floor((valid + end) / 2);
    if (isStart(bytes.subarray(0, middle))) valid = middle;
    else end = middle;
  }
  return decoder.decode(bytes.subarray(0, valid), { stream: true });
}

/** Whether bytes are UTF-8. The last character may be cut off. */
function isStart(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
