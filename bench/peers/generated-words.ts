import type { Random } from '../random.ts';

const SYLLABLES =
  'al an ar ba be bor ca cor da del den dor el em en er fa fen for gal gan hal har il in ka kel la len lor ma men mer min mor na nel nor o pa pel per ra ren ri ro sa sel sen sol ta tel ten tor u va vel ven ver wa wen wil'.split(
    ' ',
  );
const SMALL_WORDS =
  'the of a to and in is for that with on as by it from are be this or at not can which when'.split(
    ' ',
  );
/** The number of different words in two and a half megabytes of real documentation. */
const VOCABULARY = 12_000;

const vocabulary = Array.from({ length: VOCABULARY }, (_, index) => wordOf(index));

/**
 * A word, as often as in real text: a third are small words, and a word in rank 100 of the rest is a
 * hundred times as rare as the first one (https://en.wikipedia.org/wiki/Zipf%27s_law).
 */
export function word(random: Random): string {
  if (random.below(3) === 0) return SMALL_WORDS[random.below(SMALL_WORDS.length)] ?? 'the';
  const rank = Math.floor(VOCABULARY ** (random.below(1_000_000) / 1_000_000)) - 1;
  return vocabulary[rank] ?? 'map';
}

/** A sentence of 8 to 21 words, some of them with emphasis or as code. */
export function wordSentence(random: Random): string {
  const words = Array.from({ length: 8 + random.below(14) }, () => word(random));
  const marked = random.below(words.length * 3);
  const mark = random.below(2) === 0 ? '`' : '**';
  const text = words.map((text, index) => (index === marked ? mark + text + mark : text)).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Two to four words, such as for headings and cells of tables. */
export function wordPhrase(random: Random): string {
  const text = Array.from({ length: 2 + random.below(3) }, () => word(random)).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A different word for each number, whose digits become syllables. */
function wordOf(index: number): string {
  const base = SYLLABLES.length;
  const digits = [index % base, Math.floor(index / base) % base, (index * 7 + 3) % base];
  const tail = index >= base * base ? [Math.floor(index / base ** 2)] : [];
  return [...digits, ...tail].map((digit) => SYLLABLES[digit]).join('');
}
