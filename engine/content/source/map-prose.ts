const FENCE = /^\s*(?:[-*+>]\s+|\d+[.)]\s+)*(`{3,}|~{3,})(.*)$/;

/** Maps each line of a Markdown text that stands outside of fenced code. */
export function mapProse(markdown: string, map: (line: string) => string): string {
  let fence: string | undefined;
  return markdown
    .split('\n')
    .map((line) => {
      const [, marks, rest] = FENCE.exec(line) ?? [];
      if (fence !== undefined) {
        if (marks?.startsWith(fence) && rest?.trim() === '') fence = undefined;
        return line;
      }
      if (marks && !(marks.startsWith('`') && rest?.includes('`'))) {
        fence = marks;
        return line;
      }
      return map(line);
    })
    .join('\n');
}
