/**
 * Returns a count with its noun, which is given in the plural.
 *
 * @example countOf(1, 'pages') // '1 page'
 */
export function countOf(count: number, nouns: string): string {
  return `${count} ${count === 1 ? nouns.replace(/s$/, '') : nouns}`;
}
