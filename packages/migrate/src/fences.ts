/** A line of a text, and whether it belongs to a fenced code block, whose first and last line are `open` and `close`. */
export type FenceLine = { text: string; fence?: 'open' | 'inside' | 'close' };

const FENCE = /^((?:[ \t]|>[ \t]?|(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})(.*)$/;

/** Marks the lines of fenced code (https://spec.commonmark.org/0.31.2/#fenced-code-blocks), at any indentation. */
export function markFences(lines: string[]): FenceLine[] {
  let marker: string | undefined;
  return lines.map((text) => {
    const [, , sequence = '', rest = ''] = FENCE.exec(text) ?? [];
    if (marker === undefined) {
      if (sequence === '' || (sequence.startsWith('`') && rest.includes('`'))) return { text };
      marker = sequence;
      return { text, fence: 'open' };
    }
    const [, closing = ''] = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(text) ?? [];
    if (closing[0] !== marker[0] || closing.length < marker.length)
      return { text, fence: 'inside' };
    marker = undefined;
    return { text, fence: 'close' };
  });
}

/** Maps the info string of every fence. @param map gets the info without white space around it */
export function mapFenceInfo(text: string, map: (info: string) => string): string {
  return markFences(text.split('\n'))
    .map(({ text: line, fence }) => {
      if (fence !== 'open') return line;
      const [, before = '', sequence = '', info = ''] = FENCE.exec(line) ?? [];
      return before + sequence + map(info.trim());
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
