import type { SearchHit, ShardedTitlesFile } from '../format.ts';
import { getLanguageRules } from '../languages.ts';
import { makeHit } from '../make-hit.ts';
import type { Match } from '../match.ts';
import { makePageTable, type PageTable } from '../page-table.ts';
import { type ParsedQuery, parseQuery } from '../parse-query.ts';
import { findBest, type RankedSection } from '../rank.ts';
import type { SectionIndex, ShownSection } from '../section-index.ts';
import type { Steps } from '../steps.ts';
import { makeSynonyms } from '../synonyms.ts';
import { makeTextReader } from '../text-reader.ts';
import { makeEarlyIndex } from './early-index.ts';
import { type LabelWords, makeLabelWords } from './label-words.ts';
import { decodeNumbers } from './numbers.ts';
import type { ReadShard } from './shard-loader.ts';
import { makeShardedLabels } from './sharded-labels.ts';
import { makeShardedTexts, type ReadPageFile } from './sharded-texts.ts';
import { makeShardedVocabulary } from './sharded-vocabulary.ts';

/** What the caller of a sharded search may want to know, or to say, while it runs. */
export type SearchProgress = {
  /** Whether the answer is no longer needed. */
  isStale?: () => boolean;
  /**
   * Called each time the search is about to wait for shards, before it requests them. If only texts
   * of hits are missing, `listHits` makes these hits without them.
   */
  onWait?: (listHits?: () => SearchHit[]) => void;
};

export type ShardedSearch = {
  /** The complete answer; empty if it was no longer needed. */
  search: (query: string, progress?: SearchProgress) => Promise<SearchHit[]>;
  /**
   * Indexes the titles.
   *
   * @returns a search that answers at once from what is in memory; a page whose texts have not
   * loaded has its title alone
   */
  openEarly: () => Steps<(query: string) => SearchHit[]>;
  /**
   * Fetches the words of all headings for the early answers, unless they are too many. To be called
   * when the connection is free.
   */
  prefetch: () => Promise<void>;
};

/** About 130 kB in Brotli. */
const MAX_PREFETCHED = 12;

/**
 * Opens a search over a sharded index. It finds the same sections as the search over two files. Their order may differ:
 * scores are rounded, and how close words are to each other is not measured.
 */
export function openShardedSearch(
  file: ShardedTitlesFile,
  read: ReadShard,
  readPage: ReadPageFile,
): ShardedSearch {
  const { shards } = file;
  const pages = readPages(file);
  const names = makeLabelWords(shards.names, read);
  const vocabulary = makeShardedVocabulary(shards.words, names, read);
  const labels = makeShardedLabels(shards, read);
  const texts = makeShardedTexts(file, pages, read, readPage);
  const rules = getLanguageRules(file.language);
  const reader = makeTextReader(file.language, file.synonyms, rules);
  const { maxHits } = file.options;
  const index: SectionIndex = {
    ...reader,
    rules,
    synonyms: makeSynonyms(file.synonyms, reader.words, rules),
    vocabulary: vocabulary.vocabulary,
    pages,
    findLabels: labels.findLabels,
  };

  async function search(
    text: string,
    { isStale = () => false, onWait = () => {} }: SearchProgress = {},
  ): Promise<SearchHit[]> {
    // Only ranking shows which shards are missing, so it is repeated with them.
    for (;;) {
      const query = matchOnce(parseQuery(text, index));
      if (query.words.length === 0 || isStale()) return [];
      // Both record what is missing. Ranking without it would only take time.
      for (const { match } of query.words) match();
      index.findLabels(query);
      if (vocabulary.isMissing() || labels.isMissing()) {
        onWait();
        const loadingWords = vocabulary.load();
        const loadingLabels = labels.load();
        // Handled below, unless the words fail first.
        loadingLabels.catch(() => {});
        // Words make a better answer, for which labels are not needed.
        if ((await loadingWords) && labels.isLoading()) onWait();
        await loadingLabels;
        continue;
      }
      const best = findBest(query, index, maxHits);
      for (const { section } of best) texts.shown(section);
      if (!texts.isMissing()) return listHits(best, query, index);
      onWait(() => listHits(best, query, index));
      await texts.load();
    }
  }

  /** The section or, if its text has not loaded, its page. */
  function peekSection(section: number): ShownSection[] {
    const shown = texts.peek(section);
    if (shown.length > 0) return shown;
    const page = file.pages[pages.getPage(section)];
    if (!page) return [];
    const { url, title, group, trail } = page;
    return [{ document: { url, title, subcategory: '', text: '' }, group, trail, code: '' }];
  }

  function listHits(best: RankedSection[], query: ParsedQuery, from: SectionIndex): SearchHit[] {
    const sections = best.flatMap(({ section }) => peekSection(section));
    return onceByUrl(sections).map((section) => makeHit(section, query, from));
  }

  function* openEarly(): Steps<(query: string) => SearchHit[]> {
    const early = yield* makeEarlyIndex(file, index, names);
    return (text) => {
      const query = parseQuery(text, early);
      if (query.words.length === 0) return [];
      return listHits(findBest(query, early, maxHits), query, early);
    };
  }

  return { search, openEarly, prefetch: () => prefetchNames(names, shards.names.length) };
}

async function prefetchNames(names: LabelWords, shards: number): Promise<void> {
  if (shards > MAX_PREFETCHED) return;
  names.requestAll();
  // What fails here is fetched again when a query needs it.
  await names.load().catch(() => {});
}

/** The same query, whose words are matched only once, however often it is ranked. */
function matchOnce(query: ParsedQuery): ParsedQuery {
  const words = query.words.map((word) => {
    let known: Match | undefined;
    return {
      ...word,
      match() {
        known ??= word.match();
        return known;
      },
    };
  });
  return { ...query, words };
}

function onceByUrl(sections: ShownSection[]): ShownSection[] {
  return [...new Map(sections.map((section) => [section.document.url, section])).values()];
}

function readPages({ pages, shards }: ShardedTitlesFile): PageTable {
  return makePageTable(
    decodeNumbers(shards.sections).map((count, page) => ({
      sections: count,
      group: pages[page]?.group ?? 'pages',
    })),
  );
}
