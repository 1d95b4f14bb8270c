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
/** A named text in quotes, or a word between slashes. Whichever begins first may contain what looks like the other. */
const QUOTED_OR_WORD =
  /(?<![\w-])([\w-]+)=(?:"([^"]*)"|'([^']*)')|(?<!\S)\/((?:\\.|[^/\\])+)\/(?!\S)/g;

/**
 * Parses the options after the language of a code fence: `title="…"`, `{1,3-5}`, `/word/`, `showLineNumbers`,
 * `showLineNumbers=7`, `wrap`, `npm2yarn`, and `file="…"` with `region="…"` or `lines="5-9"`.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const texts = Array.from(meta.matchAll(QUOTED_OR_WORD));
  const attribute = (name: string): string | undefined => {
    const [, , double, single] = texts.find(([, found]) => found === name) ?? [];
    return double ?? single;
  };
  const bare = meta.replace(QUOTED_OR_WORD, ' ');
  const flags = new Set(bare.split(/\s+/));
  const numbers = LINE_NUMBERS.exec(bare);
  const path = attribute('file');
  return {
    title: attribute('title'),
    markedLines: new Set(
      Array.from(bare.matchAll(RANGES)).flatMap(([, ranges = '']) => parseRanges(ranges)),
    ),
    firstLineNumber: numbers ? Number(numbers[1] ?? 1) : undefined,
    words: texts.flatMap(([, , , , word]) =>
      word === undefined ? [] : [word.replace(/\\(.)/g, '$1')],
    ),
    wraps: flags.has('wrap'),
    forPackageManagers: flags.has('npm2yarn'),
    file:
      path === undefined
        ? undefined
        : { path, region: attribute('region'), lines: attribute('lines') },
  };
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
