export type FenceMeta = {
  title?: string;
  /** 1-based numbers of the marked lines. */
  markedLines: Set<number>;
  /** Number of the first line, where lines are numbered. */
  firstLineNumber?: number;
};

const TITLE = /\btitle=(?:"([^"]*)"|'([^']*)')/;
const LINE_NUMBERS = /\bshowLineNumbers(?:=(\d+))?/;
const RANGES = /\{([\d,\s-]+)\}/;

/**
 * Reads what stands behind the language of a code fence: `title="…"`, `{1,3-5}`, `showLineNumbers`, `showLineNumbers=7`.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const title = TITLE.exec(meta);
  const numbers = LINE_NUMBERS.exec(meta);
  return {
    title: title?.[1] ?? title?.[2],
    markedLines: new Set(parseRanges(RANGES.exec(meta.replace(TITLE, ''))?.[1] ?? '')),
    firstLineNumber: numbers ? Number(numbers[1] ?? 1) : undefined,
  };
}

/** @example parseRanges('1,3-5') // [1, 3, 4, 5] */
export function parseRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [start, end = start] = range.trim().split('-').map(Number);
    if (!start || !end) return [];
    return Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index);
  });
}
