/** Words of capitals, words, single capitals, numbers, and whatever other scripts write. */
const WORDS = /\p{Lu}{2,}(?=\p{Lu}\p{Ll}|[^\p{L}]|$)|\p{Lu}?\p{Ll}+|\p{Lu}|\d+|\p{Lo}+/gu;

/**
 * The address of a tag by its name, in the form that Docusaurus gives it: words of small letters with hyphens between.
 * @example tagSlug('v1.106 Release') // 'v-1-106-release'
 */
export function tagSlug(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.match(WORDS)?.join('-').toLowerCase() ?? encodeURIComponent(name);
}
