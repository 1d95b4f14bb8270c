export type FenceMeta = {
  title?: string;
  /** 1-based numbers of the marked lines. */
  markedLines: Set<number>;
  /** Number of the first line, if lines are numbered. */
  firstLineNumber?: number;
  /** Words to mark in all lines. */
  words: string[];
  /** Whether long lines wrap instead of scrolling. */
  wraps: boolean;
  /** Whether the code is npm commands, to be converted for other package managers. */
  forPackageManagers: boolean;
  /** File with the code, or the part of it to show. */
  file?: { path: string; region?: string; lines?: string };
};

const LINE_NUMBERS = /(?<!\S)showLineNumbers(?:=(\d+))?(?!\S)/;
const RANGES = /\{([\d,\s-]+)\}/g;
const WORD = /(?<!\S)\/((?:\\.|[^/\\])+)\/(?!\S)/g;
const QUOTED = /[\w-]+=(?:"[^"]*"|'[^']*')/g;

/**
 * Parses the options after the language of a code fence: `title="…"`, `{1,3-5}`, `/word/`, `showLineNumbers`,
 * `showLineNumbers=7`, `wrap`, `npm2yarn`, and `file="…"` with `region="…"` or `lines="5-9"`.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const bare = meta.replace(QUOTED, ' ');
  const flags = new Set(bare.split(/\s+/));
  const numbers = LINE_NUMBERS.exec(bare);
  const path = attribute(meta, 'file');
  return {
    title: attribute(meta, 'title'),
    markedLines: new Set(
      Array.from(bare.matchAll(RANGES)).flatMap(([, ranges = '']) => parseRanges(ranges)),
    ),
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

/** Parses a list of line numbers and ranges; ignores invalid ones. @example parseRanges('1,3-5') // [1, 3, 4, 5] */
export function parseRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [start, end = start] = range.trim().split('-').map(Number);
    if (!start || !end) return [];
    // Limits memory for ranges that are longer than any code.
    const length = Math.min(Math.max(0, end - start + 1), 100_000);
    return Array.from({ length }, (_, index) => start + index);
  });
}

/**
 * Splits the info string of a fence into its language and options, also if there is no white space between them or no
 * language.
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
