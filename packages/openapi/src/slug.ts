/**
 * Converts a name into a URL segment.
 *
 * @example slugOf('getAllAlbums') // 'get-all-albums'
 * @example slugOf('repos/list-for-org') // 'repos-list-for-org'
 */
export function toSlug(name: string): string {
  return name
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1-$2')
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Creates a generator of unique slugs. A slug that is taken gets a number. */
export function makeSlugs(
  taken: Iterable<string> = [],
): (name: string, otherwise: string) => string {
  const known = new Set(taken);
  /** The last number of each slug, so that thousands of equal names take linear time. */
  const counts = new Map<string, number>();
  return (name, otherwise) => {
    const slug = toSlug(name) || otherwise;
    let free = slug;
    for (let count = counts.get(slug) ?? 2; known.has(free); count += 1) {
      free = `${slug}-${count}`;
      counts.set(slug, count);
    }
    known.add(free);
    return free;
  };
}
