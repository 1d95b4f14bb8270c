import { codeRanges, type TextFormat } from './code-ranges.ts';

/** A part of a line. */
type Part = { isCode: boolean; text: string };

/** Maps all parts of Markdown that are not code, line by line. A line without code is mapped as a whole. */
export function mapProse(text: string, format: TextFormat, map: (prose: string) => string): string {
  return linesOf(text, format)
    .map((parts) => parts.map((part) => (part.isCode ? part.text : map(part.text))).join(''))
    .join('\n');
}

/** Removes code blocks and inline code from Markdown. Line numbers do not change. */
export function withoutCode(text: string, format: TextFormat): string {
  return linesOf(text, format)
    .map((parts) => parts.map((part) => (part.isCode ? '' : part.text)).join(''))
    .join('\n');
}

function linesOf(text: string, format: TextFormat): Part[][] {
  const ranges = codeRanges(text, format);
  const inline = ranges.filter(({ kind }) => kind === 'inline');
  const inBlocks = new Set<number>();
  for (const { kind, start, end } of ranges) {
    if (kind === 'inline') continue;
    for (let line = start.line; line <= end.line; line += 1) inBlocks.add(line);
  }
  let offset = 0;
  return text.split('\n').map((line, index) => {
    const start = offset;
    offset += line.length + 1;
    if (inBlocks.has(index + 1)) return [{ isCode: true, text: line }];
    const within = inline.filter(
      (range) => range.start.line <= index + 1 && index < range.end.line,
    );
    return partsOf(
      line,
      within.map((range) => [range.start.offset - start, range.end.offset - start]),
    );
  });
}

/** @param code ranges of code in order, relative to the line; a range may start before the line or end after it */
function partsOf(line: string, code: [start: number, end: number][]): Part[] {
  if (code.length === 0) return [{ isCode: false, text: line }];
  let position = 0;
  const parts = code.flatMap(([start, end]) => {
    const prose = line.slice(position, Math.max(0, start));
    position = end;
    return [
      { isCode: false, text: prose },
      { isCode: true, text: line.slice(Math.max(0, start), end) },
    ];
  });
  return [...parts, { isCode: false, text: line.slice(position) }].filter(
    ({ text }) => text !== '',
  );
}
