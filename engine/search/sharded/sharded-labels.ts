import type { ShardedIndexFile } from '../../contract/search.ts';
import { findLabels } from '../section-index.ts';
import type { FoundLabels, Label } from '../section-labels.ts';
import { decodeRising } from './numbers.ts';
import type { LabelEntry } from './shard-format.ts';
import { makeShardLoader, type ReadShard, shardsFor } from './shard-loader.ts';

/** Of a beginning that many titles have, the first ones are enough. */
const MOST_TITLE_SHARDS = 2;

/** The labels of a large index. What has not come yet is taken as missing; `load` fetches it for the next time. */
export function makeShardedLabels(
  { titles, headings }: Pick<ShardedIndexFile, 'titles' | 'headings'>,
  read: ReadShard,
): { labelled: (key: string) => FoundLabels; load: () => Promise<boolean> } {
  const shards = makeShardLoader((name) => read<LabelEntry[]>(name));
  const entries = (stem: string, numbers: number[]) =>
    numbers.flatMap((number) => shards.get(`${stem}-${number}`) ?? []);

  return {
    labelled(key) {
      const named = entries('titles', shardsFor(titles, key).slice(0, MOST_TITLE_SHARDS));
      const headed = entries('headings', shardsFor(headings, key).slice(0, 1));
      return findLabels([...titleLabels(named), ...headingLabels(headed)], key);
    },
    load: shards.load,
  };
}

function titleLabels(entries: LabelEntry[]): Label[] {
  return entries.flatMap(([key, titles, keywords = '']) => [
    ...decodeRising(titles).map((section): Label => ({ kind: 'title', key, section })),
    ...decodeRising(keywords).map((section): Label => ({ kind: 'keyword', key, section })),
  ]);
}

function headingLabels(entries: LabelEntry[]): Label[] {
  return entries.flatMap(([key, sections]) =>
    decodeRising(sections).map((section): Label => ({ kind: 'heading', key, section })),
  );
}
