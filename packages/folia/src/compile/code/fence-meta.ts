export type FenceMeta = {
  title?: string;
  /** 1-based numbers of the marked lines. */
  markedLines: Set<number>;
  /** Number of the first line, where lines are numbered. */
  firstLineNumber?: number;
  /** Texts that are marked wherever they stand. */
  words: string[];
  /** Long lines are broken instead of scrolled. */
  wraps: boolean;
  /** Commands for npm, to be shown for other package managers as well. */
  forPackageManagers: boolean;
  /** The code stands in a file of its own, whole or in parts. */
  file?: { path: string; region?: string; lines?: string };
};

const LINE_NUMBERS = /\bshowLineNumbers(?:=(\d+))?/;
const RANGES = /\{([\d,\s-]+)\}/;
const WORD = /(?<!\S)\/((?:\\.|[^/\\])+)\/(?!\S)/g;
const QUOTED = /[\w-]+=(?:"[^"]*"|'[^']*')/g;

/**
 * Reads what stands behind the language of a code fence: `title="…"`, `{1,3-5}`, `/word/`, `showLineNumbers`,
 * `showLineNumbers=7`, `wrap`, `npm2yarn`, and `file="…"` with `region="…"` or `lines="5-9"`.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const bare = meta.replace(QUOTED, ' ');
  const flags = new Set(bare.split(/\s+/));
  const numbers = LINE_NUMBERS.exec(bare);
  const path = attribute(meta, 'file');
  return {
    title: attribute(meta, 'title'),
    markedLines: new Set(parseRanges(RANGES.exec(bare)?.[1] ?? '')),
    firstLineNumber: numbers ? Number(numbers[1] ?? 1) : undefined,
    words: Array.from(bare.matchAll(WORD), ([, word = '']) => word.replace(/\\(.)/g, '$1')),
    wraps: flags.has('wrap'),
    forPackageManagers: flags.has('npm2yarn'),
    file:
      path === undefined
        ? undefined
        : { path, region: attribute(meta, 'region'), lines: attribute(meta, 'lines') },
  };
}

function attribute(meta: string, name: string): string | undefined {
  const [, double, single] =
    new RegExp(`(?<![\\w-])${name}=(?:"([^"]*)"|'([^']*)')`).exec(meta) ?? [];
  return double ?? single;
}

/** @example parseRanges('1,3-5') // [1, 3, 4, 5] */
export function parseRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [start, end = start] = range.trim().split('-').map(Number);
    if (!start || !end) return [];
    // A range as long as no code is would only cost memory.
    const length = Math.min(Math.max(0, end - start + 1), 100_000);
    return Array.from({ length }, (_, index) => start + index);
  });
}

/**
 * The language of a fence and what stands behind it. What is written without white space between them, or without a
 * language, comes back as it was meant.
 * @example splitInfo('js{1,3}', null) // { language: 'js', meta: '{1,3}' }
 */
export function splitInfo(
  lang: string | null | undefined,
  meta: string | null | undefined,
): { language: string; meta: string } {
  const cut = /[{]|(?<![\w-])[\w-]+=/.exec(lang ?? '')?.index ?? lang?.length ?? 0;
  const language = (lang ?? '').slice(0, cut);
  return { language, meta: [(lang ?? '').slice(cut), meta].filter(Boolean).join(' ') };
}
