/**
 * The first of many names, and how many more there are.
 *
 * @example listFirst(['a', 'b', 'c'], 2) // 'a, b and 1 more'
 */
export function listFirst(names: readonly string[], count: number): string {
  const more = names.length > count ? ` and ${names.length - count} more` : '';
  return names.slice(0, count).join(', ') + more;
}
