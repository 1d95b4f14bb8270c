import type { ShardedIndex } from '../format.ts';
import { type FoundLabels, findLabels, type Label, type LabelQuery } from '../section-labels.ts';
import { decodeAscending } from './numbers.ts';
import { type LabelEntry, NAMING_KINDS } from './shard-format.ts';
import { type Missing, makeShardLoader, type ReadShard, shardsFor } from './shard-loader.ts';

/** What the names of the two kinds of shards start with. */
const TITLES = 'titles';
const HEADINGS = 'headings';
/** If many titles share a prefix, the first ones are enough. */
const MAX_TITLE_SHARDS = 2;

/**
 * The labels of a sharded index. Shards that have not loaded count as empty; `load` fetches them
 * for the next query.
 */
export function makeShardedLabels(
  { titles, headings }: Pick<ShardedIndex, 'titles' | 'headings'>,
  read: ReadShard,
): { findLabels: (wanted: LabelQuery) => FoundLabels } & Missing & { isLoading: () => boolean } {
  // Decoded once, since each key of a query looks through all labels of a shard.
  const shards = makeShardLoader(async (name) => {
    const entries = await read<LabelEntry[]>(name);
    return entries.flatMap(name.startsWith(TITLES) ? titleLabels : headingLabels);
  });
  const labelsIn = (stem: string, numbers: number[]) =>
    numbers.flatMap((number) => shards.get(`${stem}-${number}`) ?? []);

  return {
    findLabels(wanted) {
      const starts = [wanted.key, wanted.name, ...(wanted.operation?.paths ?? [])];
      const numbers = starts.flatMap((start) =>
        shardsFor(titles, start).slice(0, MAX_TITLE_SHARDS),
      );
      const named = labelsIn(TITLES, [...new Set(numbers)]);
      const headed = labelsIn(HEADINGS, shardsFor(headings, wanted.key).slice(0, 1));
      return findLabels([...named, ...headed], wanted);
    },
    isMissing: shards.isMissing,
    isLoading: shards.isLoading,
    load: shards.load,
  };
}

function titleLabels([key, ...rows]: LabelEntry): Label[] {
  return NAMING_KINDS.flatMap((kind, place) =>
    decodeAscending(rows[place] ?? '').map((section) => ({ kind, key, section })),
  );
}

function headingLabels([key, sections = '']: LabelEntry): Label[] {
  return decodeAscending(sections).map((section) => ({ kind: 'heading', key, section }));
}
