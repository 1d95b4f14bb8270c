/** Acronyms, words, single capitals, numbers, and letters of scripts without case. */
const WORDS = /\p{Lu}{2,}(?=\p{Lu}\p{Ll}|[^\p{L}]|$)|\p{Lu}?\p{Ll}+|\p{Lu}|\d+|\p{Lo}+/gu;

/**
 * Makes the slug of a tag as Docusaurus does: lowercase words joined by hyphens.
 * @example tagSlug('v1.106 Release') // 'v-1-106-release'
 */
export function tagSlug(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.match(WORDS)?.join('-').toLowerCase() ?? encodeURIComponent(name);
}
