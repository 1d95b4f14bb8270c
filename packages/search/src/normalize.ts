const ASCII = /^[\0-\x7f]*$/;

/**
 * Whether the text has ASCII characters only, so that the slower steps for other scripts can be
 * skipped.
 */
export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

/** Accents, and the vowel signs of Arabic and Hebrew, which most texts and readers leave out. */
const MARKS = /[\u0300-\u036f]|(?=[\p{scx=Arab}\p{scx=Hebr}])\p{Mn}/gu;

/** Letters without a decomposition, as readers type them on a keyboard that lacks them. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
};
const LETTER = /[ßæœþðđłøı]/g;

/**
 * Normalizes a word for comparison: ignores case, accents, vowel signs and variants of a letter
 * (https://unicode.org/reports/tr15/).
 */
export function normalize(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}
