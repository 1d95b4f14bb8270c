import type { Code } from 'micromark-util-types';

/**
 * Whether a code of micromark is a line ending or the end of the text
 * (https://github.com/micromark/micromark/tree/main/packages/micromark-util-symbol: line endings are -5 to -3).
 */
export function isLineEnd(code: Code): boolean {
  return code === null || code < -2;
}
