import type GithubSlugger from 'github-slugger';
import { slug } from 'github-slugger';

/** An id without any of these is empty or hard to write in a URL. */
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Returns a heading's id, generated as on GitHub and unique on the page. A heading that consists only of emoji or
 * punctuation, which would have an empty id, gets the names of its emoji, or `section`.
 * @example await headingSlug('🎉', slugger) // 'tada'
 */
export async function headingSlug(title: string, slugger: GithubSlugger): Promise<string> {
  if (LETTER_OR_DIGIT.test(slug(title))) return slugger.slug(title);
  return slugger.slug((await emojiNames(title)) || 'section');
}

/** Returns GitHub's names of the emoji in the title, joined by hyphens. */
async function emojiNames(title: string): Promise<string> {
  // Loaded on first use, since the list is long.
  const { emojiToName } = await import('gemoji');
  const signs = Array.from(new Intl.Segmenter().segment(title), ({ segment }) => segment);
  // An emoji may be written with or without the variation selector for its colored form (U+FE0F).
  const names = signs.map((sign) => emojiToName[sign] ?? emojiToName[`${sign}\uFE0F`]);
  return names.filter((name) => name !== undefined).join('-');
}
