/** Widths of letters in a sans-serif font, as fractions of its size, slightly overestimated. */
const NARROW = 0.34;
const LOWER = 0.57;
const UPPER = 0.7;
const WIDE = 0.95;
const FULL = 1.05;

/** Estimates the width of text in pixels, since the build has no fonts to measure with. */
export function textWidth(text: string, fontSize: number): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return Math.ceil(width * fontSize);
}

function letterWidth(letter: string): number {
  if (
    /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]|\p{Emoji_Presentation}/u.test(
      letter,
    )
  )
    return FULL;
  if (/\p{Mn}/u.test(letter)) return 0;
  if (/[iljtfrI.,:;'|!()[\]\s-]/.test(letter)) return NARROW;
  if (/[mwMW@%]/.test(letter)) return WIDE;
  return /\p{Lu}/u.test(letter) ? UPPER : LOWER;
}

/** Breaks text into lines between its words, each of at most the width if its words permit. */
export function wrapText(text: string, width: number, fontSize: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, fontSize) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
