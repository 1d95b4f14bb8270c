/**
 * Text that the native parser may read in another way than remark with the extensions of the engine. Each pattern takes
 * linear time, and matches more than what really differs. How they were found: docs/decisions/2026-11-25-native-parser.md.
 */
const DIFFERENCES: readonly RegExp[] = [
  // Control characters and byte order marks, which are white space in JavaScript only.
  /[^\P{Cc}\n\t]|\ufeff/u,
  // Formulas (`remark/math.ts`): "$$", or two signs with no white space inside and no word character outside.
  /\$\$|(?<![\p{L}\p{N}_])\$(?![\0- $])(?:[^$\n]|\n(?![ \t]*\n))*(?<![\0- ])\$(?![\p{L}\p{N}_{])/u,
  // Fences that are left out (`remark/code-block-wrappers.ts`).
  /mdx-code-block/,
  // Line breaks by backslash, at the end of a label.
  /\\\n/,
  // Emphasis next to symbols and characters outside of the Basic Multilingual Plane, which remark reads as two.
  /[*_~](?:[^\n\t -~\p{L}\p{N}]|[\u{10000}-\u{10ffff}])|(?:[^\n\t -~\p{L}\p{N}]|[\u{10000}-\u{10ffff}])[*_~]/u,
  // Different marks of emphasis in a row, or after an escaped one.
  /\\[*_~][*_~]|([*_~])(?!\1)[*_~]/,
  // The second line of a table without a border, and list items that look like one, but no end of a container.
  /^[ \t>]*(?:- |-+\||-+:|:(?!:))[-:| \t]*$/m,
  // White space after the language of fenced code, other than single spaces.
  /^[^\n`~]*(?:```|~~~)[^\n]*(?:[^\S\n]$|[^\S\n\t ])/m,
  // An empty line at the end of a quotation.
  /^[ \t>]*>[ \t]*(?:\n(?![ \t]*>)|$(?![\s\S]))/m,
  // Footnotes in the text of a link, and after an exclamation mark.
  /\[[^[\]\n]*\[\^|!\[\^/,
  // Tabs after the mark of a list item, or after spaces at the start of a line.
  /(?:^|[ \t>])(?:[-*+]|\d{1,9}[.)]) *\t|^[ >]+\t/m,
];

/** Whether nothing in the text hints at a difference between the trees of both parsers. */
export function isTextAlike(text: string): boolean {
  return !DIFFERENCES.some((difference) => difference.test(text));
}
