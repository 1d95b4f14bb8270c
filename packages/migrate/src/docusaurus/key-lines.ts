import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

/** A text with frontmatter: the line that opens it, its YAML, and the line that closes it. */
export const FENCED = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)((?:\r?\n|(?<=\n))---[ \t]*(?:\r?\n|$))/;

const LONG_CLOSE = /^(\uFEFF?---[ \t]*\r?\n(?:(?!---).*\r?\n)*---)-+(?=[ \t]*(?:\r?\n|$))/;

/** Shortens a line of more than three hyphens that closes frontmatter, as gray-matter accepts it. */
export function withShortClose(text: string): string {
  return text.replace(LONG_CLOSE, '$1');
}

/** First and last line (0-based) of each key of a mapping; empty if keys share a line. */
export function keyLines(yaml: string): { key: string; first: number; last: number }[] {
  const counter = new LineCounter();
  const { contents } = parseDocument(yaml, { lineCounter: counter });
  if (!isMap(contents) || contents.flow) return [];
  const starts = contents.items.flatMap(({ key }) =>
    isScalar(key) && key.range
      ? [{ key: String(key.value), first: counter.linePos(key.range[0]).line - 1 }]
      : [],
  );
  const end = yaml.split('\n').length - 1;
  return starts.map((start, index) => ({
    ...start,
    last: Math.max(start.first, (starts[index + 1]?.first ?? end + 1) - 1),
  }));
}
