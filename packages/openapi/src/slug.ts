/** Files have names of at most 255 bytes; endings and prefixes of generated files take some of them. */
const MAX_BYTES = 150;

/** Names that are devices on Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * Converts a name into a URL segment, which is also a file name. A long one is cut off, and ends in a
 * hash of the whole.
 *
 * @example toSlug('getAllAlbums') // 'get-all-albums'
 * @example toSlug('repos/list-for-org') // 'repos-list-for-org'
 */
export function toSlug(name: string): string {
  const slug = name
    .normalize('NFC')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1-$2')
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return countBytes(slug) > MAX_BYTES ? shorten(slug) : slug;
}

function shorten(slug: string): string {
  const hash = hashText(slug);
  const characters = [...slug];
  let bytes = 0;
  const kept = characters.filter((character) => {
    bytes += countBytes(character);
    return bytes <= MAX_BYTES - hash.length - 1;
  });
  return `${kept.join('').replace(/-$/, '')}-${hash}`;
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** FNV-1a in 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), in base 36. */
function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
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
    for (let count = counts.get(slug) ?? 2; known.has(free) || DEVICE.test(free); count += 1) {
      free = `${slug}-${count}`;
      counts.set(slug, count);
    }
    known.add(free);
    return free;
  };
}
