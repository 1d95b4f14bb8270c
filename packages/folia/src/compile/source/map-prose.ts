import { codeRanges, type TextFormat } from './code-ranges.ts';

/** Maps each line of a Markdown text that is in no block of code. */
export function mapProse(
  markdown: string,
  format: TextFormat,
  map: (line: string) => string,
): string {
  const lines = markdown.split('\n');
  const isCode = new Set<number>();
  for (const { start, end } of codeRanges(markdown, format)) {
    for (let line = start; line < end; line += 1) isCode.add(line);
  }
  return lines.map((line, index) => (isCode.has(index) ? line : map(line))).join('\n');
}
