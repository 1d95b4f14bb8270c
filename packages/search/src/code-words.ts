import type { PageSection } from './read-sections.ts';

/** What separates words in most languages of code, besides white space. */
const BETWEEN = /[\s"'`=;,()<>{}[\]|&!]+/;

const LONGEST = 60;

/**
 * The words of a section's blocks of code, each once, for finding only. Words that the section's text holds as well are
 * left out, and so is what nobody looks for: numbers, signs, single letters, keys and hashes.
 */
export function codeWords({ text, code }: PageSection): string {
  const words = code.flatMap((block) => block.split(BETWEEN)).map(trimSigns);
  const wanted = words.filter((word) => isLookedFor(word) && !text.includes(word));
  return [...new Set(wanted)].join(' ');
}

function trimSigns(word: string): string {
  return word.replace(/^[#*:\\]+|[.:*\\]+$/g, '');
}

function isLookedFor(word: string): boolean {
  return word.length <= LONGEST && /\p{L}.*\p{L}/u.test(word);
}
