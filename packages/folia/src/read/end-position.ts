/** The line and column, both 1-based, of what follows a text. */
export function endPosition(text: string): { line: number; column: number } {
  const lines = text.split(/\r\n?|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
