import type GithubSlugger from 'github-slugger';
import { slug } from 'github-slugger';

/** Ids without one of these are empty, or nothing that an address could be written with. */
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * The id of a heading, as GitHub makes it, and no two the same on a page. Nothing would be left of a heading that is an
 * emoji alone, or punctuation: it gets the name of its emoji, or `section`.
 * @example await headingSlug('🎉', slugger) // 'tada'
 */
export async function headingSlug(title: string, slugger: GithubSlugger): Promise<string> {
  if (LETTER_OR_DIGIT.test(slug(title))) return slugger.slug(title);
  return slugger.slug((await emojiNames(title)) || 'section');
}

/** The names of the emoji in a text, as GitHub has them. */
async function emojiNames(title: string): Promise<string> {
  // Loaded when the first such heading asks for it: the list is long.
  const { emojiToName } = await import('gemoji');
  const signs = Array.from(new Intl.Segmenter().segment(title), ({ segment }) => segment);
  // A sign may be written with the mark that asks for its colored form (U+FE0F), or without.
  const names = signs.map((sign) => emojiToName[sign] ?? emojiToName[`${sign}\uFE0F`]);
  return names.filter((name) => name !== undefined).join('-');
}
