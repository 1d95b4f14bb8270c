import type { ShardedIndexFile } from '../format.ts';
import { type FoundLabels, findLabels, type Label, type WantedLabels } from '../section-labels.ts';
import { decodeRising } from './numbers.ts';
import { type LabelEntry, NAMING_KINDS } from './shard-format.ts';
import { makeShardLoader, type ReadShard, shardsFor } from './shard-loader.ts';

/** Of a beginning that many titles have, the first ones are enough. */
const MOST_TITLE_SHARDS = 2;

/** The labels of a large index. What has not come yet is taken as missing; `load` fetches it for the next time. */
export function makeShardedLabels(
  { titles, headings }: Pick<ShardedIndexFile, 'titles' | 'headings'>,
  read: ReadShard,
): { labelled: (wanted: WantedLabels) => FoundLabels; load: () => Promise<boolean> } {
  const shards = makeShardLoader((name) => read<LabelEntry[]>(name));
  const entries = (stem: string, numbers: number[]) =>
    numbers.flatMap((number) => shards.get(`${stem}-${number}`) ?? []);

  return {
    labelled(wanted) {
      const starts = [wanted.key, wanted.name, ...(wanted.operation?.paths ?? [])];
      const numbers = starts.flatMap((start) =>
        shardsFor(titles, start).slice(0, MOST_TITLE_SHARDS),
      );
      const named = entries('titles', [...new Set(numbers)]);
      const headed = entries('headings', shardsFor(headings, wanted.key).slice(0, 1));
      return findLabels([...named.flatMap(titleLabels), ...headed.flatMap(headingLabels)], wanted);
    },
    load: shards.load,
  };
}

function titleLabels([key, ...rows]: LabelEntry): Label[] {
  return NAMING_KINDS.flatMap((kind, place) =>
    decodeRising(rows[place] ?? '').map((section) => ({ kind, key, section })),
  );
}

function headingLabels([key, sections = '']: LabelEntry): Label[] {
  return decodeRising(sections).map((section) => ({ kind: 'heading', key, section }));
}
