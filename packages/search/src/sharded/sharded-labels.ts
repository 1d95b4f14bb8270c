import type { ShardedIndex } from '../format.ts';
import { type FoundLabels, findLabels, type Label, type LabelQuery } from '../section-labels.ts';
import { decodeAscending } from './numbers.ts';
import { type LabelEntry, NAMING_KINDS } from './shard-format.ts';
import { type Missing, makeShardLoader, type ReadShard, shardsFor } from './shard-loader.ts';

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
  const shards = makeShardLoader((name) => read<LabelEntry[]>(name));
  const entries = (stem: string, numbers: number[]) =>
    numbers.flatMap((number) => shards.get(`${stem}-${number}`) ?? []);

  return {
    findLabels(wanted) {
      const starts = [wanted.key, wanted.name, ...(wanted.operation?.paths ?? [])];
      const numbers = starts.flatMap((start) =>
        shardsFor(titles, start).slice(0, MAX_TITLE_SHARDS),
      );
      const named = entries('titles', [...new Set(numbers)]);
      const headed = entries('headings', shardsFor(headings, wanted.key).slice(0, 1));
      return findLabels([...named.flatMap(titleLabels), ...headed.flatMap(headingLabels)], wanted);
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
