import type { PageTable } from '../page-table.ts';
import type { ShownSection } from '../section-index.ts';
import { decodeNumbers } from './numbers.ts';
import type { PageEntry } from './shard-format.ts';
import { type Missing, makeShardLoader, type ReadShard } from './shard-loader.ts';

type Text = Omit<ShownSection, 'group'>;

/**
 * The texts that hits display, from a sharded index. Texts that have not loaded are omitted; `load`
 * fetches them for the next query.
 *
 * @param counts the number of sections in each shard
 */
export function makeShardedTexts(
  counts: string,
  pages: PageTable,
  read: ReadShard,
): {
  shown: (section: number) => ShownSection[];
  /** Does the same without requesting texts that have not loaded. */
  peek: (section: number) => ShownSection[];
} & Missing {
  const shards = makeShardLoader((name) =>
    read<PageEntry[]>(name).then((entries) => entries.flatMap(readSections)),
  );
  const places = decodeNumbers(counts).flatMap((count, shard) =>
    Array.from({ length: count }, (_, place) => ({ shard, place })),
  );

  function find(section: number, get: typeof shards.get): ShownSection[] {
    const at = places[section];
    const text = at && get(`texts-${at.shard}`)?.[at.place];
    return text ? [{ ...text, group: pages.getGroup(pages.getPage(section)) }] : [];
  }

  return {
    shown: (section) => find(section, shards.get),
    peek: (section) => find(section, shards.peek),
    isMissing: shards.isMissing,
    load: shards.load,
  };
}

function readSections({ url, title, trail, sections }: PageEntry): Text[] {
  return sections.map(([fragment, subcategory, text, code]) => ({
    document: { url: url + fragment, title, subcategory, text },
    trail,
    code,
  }));
}
