import type { SearchHit, ShardedIndexFile } from '../format.ts';
import { getLanguageRules } from '../languages.ts';
import { makeHit } from '../make-hit.ts';
import { makePageTable, type PageTable } from '../page-table.ts';
import { parseQuery } from '../parse-query.ts';
import { findBest } from '../rank.ts';
import type { SectionIndex } from '../section-index.ts';
import { makeSynonyms } from '../synonyms.ts';
import { makeChunkReader, makeTermReader, makeWordBreaker } from '../words.ts';
import { decodeNumbers } from './numbers.ts';
import type { ReadShard } from './shard-loader.ts';
import { makeShardedLabels } from './sharded-labels.ts';
import { makeShardedTexts } from './sharded-texts.ts';
import { makeShardedVocabulary } from './sharded-vocabulary.ts';

/**
 * Opens a search over a sharded index, which gives the same answers as the search over two files.
 * It ranks with the shards that have loaded, fetches those it missed, and ranks again; then it
 * fetches the texts of the hits.
 */
export function openShardedSearch(
  file: ShardedIndexFile,
  read: ReadShard,
): (query: string, isStale?: () => boolean) => Promise<SearchHit[]> {
  const pages = readPages(file);
  const { vocabulary, load: loadWords } = makeShardedVocabulary(file.words, read);
  const { findLabels, load: loadLabels } = makeShardedLabels(file, read);
  const { shown, load: loadTexts } = makeShardedTexts(file.texts, pages, read);
  const words = makeWordBreaker(file.language);
  const chunks = makeChunkReader(words);
  const rules = getLanguageRules(file.language);
  const index: SectionIndex = {
    words,
    chunks,
    terms: makeTermReader(chunks),
    rules,
    synonyms: makeSynonyms(file.synonyms, words, rules),
    vocabulary,
    pages,
    findLabels,
  };

  return async (text, isStale = () => false) => {
    for (;;) {
      const query = parseQuery(text, index);
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
