import { codeRanges } from 'folia/format';

/** A line of Markdown, and whether it belongs to a fenced code block, whose first and last line are `open` and `close`. */
export type FenceLine = { text: string; fence?: 'open' | 'inside' | 'close' };

/** Each character can be matched in one way only, or long lines of markers would take forever. */
const FENCE = /^((?:[ \t]|>|[-*+][ \t]|\d+[.)][ \t])*)(`{3,}|~{3,})(.*)$/;

/**
 * The parts of a line that opens or closes fenced code: the markers of lists and quotes before the fence, the fence, and
 * the info string without white space around it.
 */
export function parseFence(
  line: string,
): { before: string; sequence: string; info: string } | undefined {
  const [, before, sequence, info] = FENCE.exec(line) ?? [];
  if (before === undefined || sequence === undefined || info === undefined) return undefined;
  return { before, sequence, info: info.trim() };
}

/**
 * Marks the lines of fenced code (https://spec.commonmark.org/0.31.2/#fenced-code-blocks), at any indentation. A fence
 * in indented code is text.
 */
export function markFences(lines: string[]): FenceLine[] {
  const indented = indentedCodeLines(lines);
  let marker: string | undefined;
  return lines.map((text, index) => {
    if (marker === undefined) {
      const opening = indented.has(index) ? undefined : parseFence(text);
      if (!opening || (opening.sequence.startsWith('`') && opening.info.includes('`')))
        return { text };
      marker = opening.sequence;
      return { text, fence: 'open' };
    }
    const [, closing = ''] = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(text) ?? [];
    if (closing[0] !== marker[0] || closing.length < marker.length)
      return { text, fence: 'inside' };
    marker = undefined;
    return { text, fence: 'close' };
  });
}

/** The 0-based lines of indented code, if a fence is indented deeply enough to be code. */
function indentedCodeLines(lines: string[]): Set<number> {
  if (!lines.some((line) => /\t| {4}/.test(parseFence(line)?.before ?? ''))) return new Set();
  const text = lines.join('\n');
  return new Set(
    codeRanges(text, 'md').flatMap(({ start, end }) =>
      /^[ \t]/.test(text.charAt(start.offset))
        ? Array.from({ length: end.line - start.line + 1 }, (_, index) => start.line - 1 + index)
        : [],
    ),
  );
}

/** Maps the info string of every fence. @param map gets the info without white space around it */
export function mapFenceInfo(text: string, map: (info: string) => string): string {
  return markFences(text.split('\n'))
    .map(({ text: line, fence }) => {
      const opening = fence === 'open' ? parseFence(line) : undefined;
      return opening ? opening.before + opening.sequence + map(opening.info) : line;
    })
    .join('\n');
}

/** A fenced block with the given code; its fence is longer than any fence in the code. */
export function printFence(info: string, code: string, indent = ''): string[] {
  const runs = Array.from(code.matchAll(/^\s*(`{3,})/gm), ([, run = '']) => run.length);
  const fence = '`'.repeat(Math.max(2, ...runs) + 1);
  const lines = code.split('\n').map((line) => (line === '' ? '' : indent + line));
  return [`${indent}${fence}${info}`, ...lines, `${indent}${fence}`];
}
