import type { PageSection } from './section-reader.ts';

/** Word separators in most programming languages, besides white space. */
const SEPARATORS = /[\s"'`=;,()<>{}[\]|&!]+/;

const MAX_LENGTH = 60;

/**
 * Collects the distinct words of a section's code blocks, which are searchable but not displayed.
 * Leaves out words that also occur in the section's text and words nobody searches for: numbers,
 * punctuation, single letters, keys and hashes.
 */
export function codeWords({ text, code }: PageSection): string {
  const words = code.flatMap((block) => block.split(SEPARATORS)).map(trimPunctuation);
  const wanted = words.filter((word) => isSearchable(word) && !text.includes(word));
  return [...new Set(wanted)].join(' ');
}

function trimPunctuation(word: string): string {
  return word.replace(/^[#*:\\]+|(?<![.:*\\])[.:*\\]+$/g, '');
}

function isSearchable(word: string): boolean {
  return word.length <= MAX_LENGTH && /\p{L}.*\p{L}/u.test(word);
}
