import type { SearchHit, ShardedIndexFile } from '../format.ts';
import { rulesOf } from '../languages.ts';
import { makeHit } from '../make-hit.ts';
import { makePageTable, type PageTable } from '../page-table.ts';
import { findBest } from '../rank.ts';
import { readQuery } from '../read-query.ts';
import type { SectionIndex } from '../section-index.ts';
import { makeSynonyms } from '../synonyms.ts';
import { makeChunkReader, makeTermReader, makeWordBreaker } from '../words.ts';
import { decodeNumbers } from './numbers.ts';
import type { ReadShard } from './shard-loader.ts';
import { makeShardedLabels } from './sharded-labels.ts';
import { makeShardedTexts } from './sharded-texts.ts';
import { makeShardedVocabulary } from './sharded-vocabulary.ts';

/**
 * Answers a query as the search over two files does, of shards that it fetches by need: it ranks what is there, fetches
 * what was missing for that, and ranks again; then it fetches the texts of the hits.
 */
export function openShardedSearch(
  file: ShardedIndexFile,
  read: ReadShard,
): (query: string, isStale?: () => boolean) => Promise<SearchHit[]> {
  const pages = readPages(file);
  const { vocabulary, load: loadWords } = makeShardedVocabulary(file.words, read);
  const { labelled, load: loadLabels } = makeShardedLabels(file, read);
  const { shown, load: loadTexts } = makeShardedTexts(file.texts, pages, read);
  const words = makeWordBreaker(file.language);
  const chunks = makeChunkReader(words);
  const rules = rulesOf(file.language);
  const index: SectionIndex = {
    words,
    chunks,
    terms: makeTermReader(chunks),
    rules,
    synonyms: makeSynonyms(file.synonyms, words, rules),
    vocabulary,
    pages,
    labelled,
  };

  return async (text, isStale = () => false) => {
    for (;;) {
      const query = readQuery(text, index);
      if (query.words.length === 0 || isStale()) return [];
      const best = findBest(query, index, file.options.maxHits);
      const missed = await Promise.all([loadWords(), loadLabels()]);
      if (missed.includes(true)) continue;
      const sections = best.flatMap(({ section }) => shown(section));
      if (!(await loadTexts())) return sections.map((section) => makeHit(section, query, index));
    }
  };
}

function readPages({ groups, sections }: ShardedIndexFile): PageTable {
  const groupOfEach = groups.flatMap(([group, count]) =>
    Array.from({ length: count }, () => group),
  );
  return makePageTable(
    decodeNumbers(sections).map((count, page) => ({
      sections: count,
      group: groupOfEach[page] ?? 'pages',
    })),
  );
}
