/**
 * Splits text into words, for indexing and queries alike. Languages without spaces between words
 * are left to the browser's word segmentation; code is found both whole and by its parts.
 */
import { isAscii, normalize } from './normalize.ts';

/** A word in its normalized form, and its position in the text. */
export type Word = { term: string; start: number; end: number };

/** Text between white space: a word, or something longer that is found whole and by its parts. */
export type Chunk = {
  /** The whole as it is compared; absent if only the parts are words. */
  whole?: Word;
  parts: Word[];
  /** Another form that it is found by: “wifi” for “Wi-Fi”, “installation” for “l’installation”. */
  variant?: Word;
};

export type WordBreaker = (text: string) => Chunk[];

/** Everything but white space and characters that are never part of a name, a path or an option. */
export const CHUNK = /[^\s"“”„‘«»‹›()[\]<>=,;|*`…—–¡¿、。，．！？：；「」『』（）]+/gu;
/** Letters and digits, with apostrophes inside, as in “doesn’t”. */
const PART = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
/**
 * A name without the punctuation after it: `C++` and `C#`, but `3` of `3+`. It is read from the end,
 * which takes no longer for much punctuation.
 */
const NAME = /^.*(?:[\p{L}\p{N}\p{M}]|(?<=[\p{L}+#])[+#])/su;
const HYPHENATED = /^\p{L}+(?:-\p{L}+)+$/u;
const ELIDED = /^\p{L}+['’](\p{L}[\p{L}\p{M}-]+)$/u;
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Scripts written without spaces between words. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/**
 * A cheap test that covers most words of most texts, since segmentation takes most of the time of a
 * search.
 */
const SIMPLE = /^[A-Za-z]?[a-z]+[.:!?]?$/;

/**
 * Creates a word breaker that caches its results, since segmentation takes most of the time of a
 * search.
 *
 * @param language a language tag (https://www.rfc-editor.org/info/bcp47)
 */
export function makeWordBreaker(language: string): WordBreaker {
  // Created on first use, because that takes 20 ms and most sites never need it.
  let segmenter: Intl.Segmenter | undefined;
  const segment = (text: string): Word[] => {
    segmenter ??= new Intl.Segmenter(language, { granularity: 'word' });
    return segmentWords(text, segmenter);
  };
  const elides = !/^en\b/i.test(language);
  const known = new Map<string, Chunk>();
  const read = (text: string): Chunk => {
    let chunk = known.get(text);
    if (!chunk) {
      chunk =
        !isAscii(text) && UNSPACED.test(text) ? { parts: segment(text) } : readChunk(text, elides);
      known.set(text, chunk);
    }
    return chunk;
  };
  return (text) => {
    const chunks: Chunk[] = [];
    for (const match of text.matchAll(CHUNK)) {
      const { whole, parts, variant } = read(match[0]);
      if (!whole && parts.length === 0) continue;
      const placed = (word: Word) => shiftWord(match.index, word);
      chunks.push({
        whole: whole && placed(whole),
        parts: parts.map(placed),
        variant: variant && placed(variant),
      });
    }
    return chunks;
  };
}

function shiftWord(offset: number, { term, start, end }: Word): Word {
  return { term, start: offset + start, end: offset + end };
}

/** All words of the chunks: wholes, parts, and other forms of wholes. */
export function allWords(chunks: Chunk[]): Word[] {
  return chunks.flatMap(({ whole, parts, variant }) => [
    ...(whole ? [whole] : []),
    ...parts,
    ...(variant ? [variant] : []),
  ]);
}

/** The words of text, joined by spaces, to compare it as a whole. */
export function wordsKey(chunks: Chunk[]): string {
  return chunks
    .flatMap(({ whole, parts }) => (whole ? [whole] : parts))
    .map(({ term }) => term)
    .join(' ');
}

/** The letters and digits of text and nothing else: “set up” and “setup” are equal. */
export function compactKey(chunks: Chunk[]): string {
  return wordsKey(chunks).replace(/[^\p{L}\p{N}\p{M}]/gu, '');
}

function segmentWords(text: string, segmenter: Intl.Segmenter): Word[] {
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => word(segment, index));
}

/** @param elides whether the language has elided words, as in “l’eau” */
function readChunk(text: string, elides: boolean): Chunk {
  if (SIMPLE.test(text)) return { parts: [word(text.replace(/[.:!?]$/, ''), 0)] };
  const parts = [...text.matchAll(PART)].flatMap((match) => splitPart(match[0], match.index));
  const start = text.search(/[\p{L}\p{N}\-/.@$]/u);
  const trimmed = NAME.exec(text.slice(start))?.[0] ?? '';
  const [first, ...others] = parts;
  if (!first || start === -1 || text.includes('://')) return { parts };
  const term = normalize(trimmed.replace(/[{}'’]/g, ''));
  const elided = elides ? afterElision(trimmed, start) : undefined;
  // A plain word is its own only part.
  if (others.length === 0 && first.term === term) return { parts, variant: elided };
  const isPossessive = others.length === 0 && /['’]s$/.test(trimmed);
  if (isPossessive) return { parts };
  const whole = { term, start, end: start + trimmed.length };
  return {
    whole,
    parts: parts.filter((part) => part.term.length > 1 && part.term !== term),
    variant: elided ?? withoutHyphens(whole),
  };
}

function withoutHyphens(whole: Word): Word | undefined {
  const { term } = whole;
  return HYPHENATED.test(term) ? { ...whole, term: term.replaceAll('-', '') } : undefined;
}

/** The word after an elided one: “utente” of “dell’utente”. */
function afterElision(text: string, start: number): Word | undefined {
  const own = ELIDED.exec(text)?.[1];
  return own ? word(own, start + text.length - own.length) : undefined;
}

/** `getAlbums` is found as a whole, as `get` and as `Albums`. */
function splitPart(text: string, offset: number): Word[] {
  const humps = text.split(HUMP);
  if (humps.length === 1) return [word(text, offset)];
  let start = offset;
  const words = humps.map((hump) => {
    const found = word(hump, start);
    start = found.end;
    return found;
  });
  return [word(text, offset), ...words];
}

function word(text: string, start: number): Word {
  const normal = normalize(text);
  const term = /['’]/.test(normal) ? normal.replace(/['’]s$|['’]/g, '') : normal;
  return { term, start, end: start + text.length };
}
