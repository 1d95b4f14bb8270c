import type { ShardedTitlesFile } from '../format.ts';
import type { PageTable } from '../page-table.ts';
import type { ShownSection } from '../section-index.ts';
import { decodeAscending, decodeNumbers } from './numbers.ts';
import { type PageFile, pageFileUrl, readPageFile } from './page-files.ts';
import type { PageEntry } from './shard-format.ts';
import { type Missing, makeShardLoader, type ReadShard } from './shard-loader.ts';

type Text = Omit<ShownSection, 'group'>;

/** Reads the file of a page by its URL. @throws if it cannot be fetched */
export type ReadPageFile = (url: string) => Promise<PageFile>;

/** Where the text of a section is: the name of its source, and its place there. */
type Place = { source: string; place: number };

/**
 * The texts that hits display, from shards and files of pages. Texts that have not loaded are
 * omitted; `load` fetches them for the next query.
 */
export function makeShardedTexts(
  file: ShardedTitlesFile,
  pages: PageTable,
  read: ReadShard,
  readPage: ReadPageFile,
): {
  shown: (section: number) => ShownSection[];
  /** Does the same without requesting texts that have not loaded. */
  peek: (section: number) => ShownSection[];
} & Missing {
  const findPlace = makePlaces(file, pages);
  const sources = makeShardLoader((name) => {
    const page = file.pages[Number(name)];
    if (page) return readPageTexts(page, file, readPage);
    return read<PageEntry[]>(name).then((entries) => entries.flatMap(readSections));
  });

  function find(section: number, get: typeof sources.get): ShownSection[] {
    const at = findPlace(section);
    const text = at && get(at.source)?.[at.place];
    return text ? [{ ...text, group: pages.getGroup(pages.getPage(section)) }] : [];
  }

  return {
    shown: (section) => find(section, sources.get),
    peek: (section) => find(section, sources.peek),
    isMissing: sources.isMissing,
    load: sources.load,
  };
}

/** Creates a function that finds a section: in a shard, or in the file of its page, named by its number. */
function makePlaces(
  { shards }: ShardedTitlesFile,
  pages: PageTable,
): (section: number) => Place | undefined {
  const inShards = decodeNumbers(shards.texts).flatMap((count, shard) =>
    Array.from({ length: count }, (_, place) => ({ source: `texts-${shard}`, place })),
  );
  if (!shards.pageFiles) return (section) => inShards[section];
  const bySection = new Map<number, Place>();
  let next = 0;
  for (const page of decodeAscending(shards.pageFiles.sharded)) {
    const first = pages.getFirstSection(page);
    for (let place = 0; place < pages.getSectionCount(page); place += 1, next += 1) {
      const found = inShards[next];
      if (found) bySection.set(first + place, found);
    }
  }
  return (section) => {
    const page = pages.getPage(section);
    const place = section - pages.getFirstSection(page);
    return bySection.get(section) ?? { source: String(page), place };
  };
}

/** A page whose file is missing, such as after a deployment, is found without its texts. */
async function readPageTexts(
  { url, title, trail }: ShardedTitlesFile['pages'][number],
  { shards }: ShardedTitlesFile,
  readPage: ReadPageFile,
): Promise<Text[]> {
  const content =
    shards.pageFiles && (await readPage(pageFileUrl(url, shards.pageFiles)).catch(() => undefined));
  const texts = content ? readPageFile(content) : [];
  return readSections({ url, title, trail, sections: texts });
}

function readSections({ url, title, trail, sections }: PageEntry): Text[] {
  return sections.map(([fragment, subcategory, text, code]) => ({
    document: { url: url + fragment, title, subcategory, text },
    trail,
    code,
  }));
}
