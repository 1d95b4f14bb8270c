/** Latin letters that are not a letter with a mark, and what they are written as without them. */
const LATIN: Record<string, string> = {
  ...{
    Æ: 'Ae',
    æ: 'ae',
    Ð: 'D',
    ð: 'd',
    Ø: 'O',
    ø: 'o',
    Þ: 'Th',
    þ: 'th',
    ß: 'ss',
    Đ: 'D',
    đ: 'd',
  },
  ...{ Ħ: 'H', ħ: 'h', ı: 'i', Ĳ: 'IJ', ĳ: 'ij', ĸ: 'k', Ŀ: 'L', ŀ: 'l', Ł: 'L', ł: 'l', ŉ: "'n" },
  ...{ Ŋ: 'N', ŋ: 'n', Œ: 'Oe', œ: 'oe', Ŧ: 'T', ŧ: 't', ſ: 's' },
};
const LATIN_LETTER = /[\xc0-\xd6\xd8-\xf6\xf8-\u017f]/g;
const MARK = /[\u0300-\u036f\u20d0-\u20ff\ufe20-\ufe2f]/g;
const APOSTROPHE = /['\u2019]/g;

/** What separates words, and letters without case, for the inside of a class. */
const BREAK = String.raw`\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\xd7\xf7\u180e\u2000-\u206f\s`;
const SYMBOL = String.raw`\u2700-\u27bf\u{10000}-\u{10ffff}`;
const OTHER = String.raw`[^${BREAK}${SYMBOL}\da-zA-Z]`;
const VARIANT = String.raw`[\ufe0e\ufe0f]?[\u{1f3fb}-\u{1f3ff}]?`;

const WORD = new RegExp(
  [
    `[A-Z]?[a-z]+(?=[${BREAK}A-Z]|$)`,
    `(?:[A-Z]|${OTHER})+(?=[${BREAK}]|[A-Z](?:[a-z]|${OTHER})|$)`,
    `[A-Z]?(?:[a-z]|${OTHER})+`,
    '[A-Z]+',
    String.raw`\d*(?:1ST|2ND|3RD|(?![123])\dTH)(?=\b|[a-z_])`,
    String.raw`\d*(?:1st|2nd|3rd|(?![123])\dth)(?=\b|[A-Z_])`,
    String.raw`\d+`,
    String.raw`(?:\p{RI}{2}|[${SYMBOL}])${VARIANT}(?:\u200d(?:\p{RI}{2}|.)${VARIANT})*`,
  ].join('|'),
  'gu',
);

/**
 * Joins lowercase words and numbers with hyphens, as Docusaurus does for tags and authors, by
 * https://lodash.com/docs/#kebabCase: only Latin letters lose their marks. A label without words is unchanged.
 * @example kebabCase('v1.64.0-iOS Beta') // 'v-1-64-0-i-os-beta'
 */
export function kebabCase(label: string): string {
  const plain = label
    .replace(LATIN_LETTER, (letter) => LATIN[letter] ?? letter.normalize('NFD'))
    .replace(MARK, '')
    .replace(APOSTROPHE, '');
  return (plain.match(WORD) ?? [label]).map((word) => word.toLowerCase()).join('-');
}
