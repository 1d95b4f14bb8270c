/** Number of spaces at the start of a line without tabs. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Whether a line has nothing but white space. The end of the text counts as blank. */
export function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}

/** Removes up to `count` spaces from the start of each line. */
export function dedent(lines: string[], count: number): string[] {
  return lines.map((line) => line.slice(Math.min(count, indentOf(line))));
}

/** Indents all lines that are not blank. */
export function indent(lines: string[], count: number): string[] {
  const spaces = ' '.repeat(count);
  return lines.map((line) => (isBlank(line) ? '' : spaces + line));
}

/** Replaces tabs with spaces up to the next multiple of four, as Python-Markdown does. */
export function expandTabs(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      let expanded = '';
      for (const character of line) {
        expanded += character === '\t' ? ' '.repeat(4 - (expanded.length % 4)) : character;
      }
      return expanded;
    })
    .join('\n');
}

/** Removes blank lines at the start and the end. */
export function trimBlank(lines: string[]): string[] {
  const first = lines.findIndex((line) => !isBlank(line));
  const last = lines.findLastIndex((line) => !isBlank(line));
  return first === -1 ? [] : lines.slice(first, last + 1);
}

/** Number of spaces by which Python-Markdown indents the content of a block. */
const INDENTATION = 4;

/**
 * The end of the content of a block that starts on a line: the lines after it that are indented by four spaces, and
 * blank lines between them.
 */
export function endOfIndented(lines: string[], start: number): number {
  let end = start + 1;
  for (let index = start + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (isBlank(line)) continue;
    if (indentOf(line) < INDENTATION) break;
    end = index + 1;
  }
  return end;
}
