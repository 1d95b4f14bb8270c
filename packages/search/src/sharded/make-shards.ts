import type { SearchDocumentFile, SearchIndexFile, ShardedIndex } from '../format.ts';
import { getLanguageRules, type LanguageRules } from '../languages.ts';
import { makePostings, type Postings } from '../postings.ts';
import { type Label, readFields, readLabels } from '../section-labels.ts';
import { makeTextReader, type TextReader } from '../text-reader.ts';
import { isPlainWord } from '../vocabulary.ts';
import { listLabelWords } from './label-words.ts';
import { encodeAscending, encodeNumbers } from './numbers.ts';
import { type PageFiles, pagesToShard } from './page-files.ts';
import {
  encodePostings,
  type LabelEntry,
  NAMING_KINDS,
  type PageEntry,
  SPELLING_FILE,
} from './shard-format.ts';

/** A large index as files: the one to load first, and the shards by name. */
export type Shards = {
  index: Omit<ShardedIndex, 'folder'>;
  files: { name: string; text: string }[];
};

/**
 * Shard size in characters. Smaller shards mean more requests, larger ones more data that is
 * fetched needlessly.
 */
const SHARD_SIZE = { words: 24_000, labels: 12_000, names: 24_000, texts: 24_000 };

const MAX_SPELLING_WORDS = 10_000;

/**
 * Splits a search index into shards. Time and size grow with the texts.
 *
 * @param pageFiles files that the site has anyway, with the texts of the pages
 */
export function makeShards(
  documents: SearchDocumentFile,
  files: SearchIndexFile,
  pageFiles?: PageFiles,
): Shards {
  const rules = getLanguageRules(files.language);
  const reader = makeTextReader(files.language, files.synonyms, rules);
  const postings = meaningfulPostings(documents, files, rules, reader);
  const labels = [...readLabels(documents, files, reader.words)];
  const words = splitIntoShards(encodeWords(postings), SHARD_SIZE.words);
  const titles = splitIntoShards(titleEntries(labels), SHARD_SIZE.labels);
  const headings = splitIntoShards(headingEntries(labels), SHARD_SIZE.labels);
  const names = splitIntoShards(listLabelWords(postings, findLeads(files)), SHARD_SIZE.names);
  const sharded = pagesToShard(documents, files, pageFiles);
  const texts = splitIntoShards(pageParts(documents, files, new Set(sharded)), SHARD_SIZE.texts);
  const spelling = { name: SPELLING_FILE, text: JSON.stringify(spellingWords(postings)) };
  return {
    index: {
      sections: encodeNumbers(files.pages.map(({ sections }) => sections)),
      texts: encodeNumbers(texts.map(({ entries }) => sectionCount(entries))),
      ...(pageFiles && {
        pageFiles: {
          ...{ root: pageFiles.root, ending: pageFiles.ending },
          sharded: encodeAscending(sharded),
        },
      }),
      words: getFirstKeys(words),
      titles: getFirstKeys(titles),
      headings: getFirstKeys(headings),
      names: getFirstKeys(names),
    },
    files: [
      ...toShardFiles('words', words),
      ...toShardFiles('titles', titles),
      ...toShardFiles('headings', headings),
      ...toShardFiles('names', names),
      ...toShardFiles('texts', texts),
      spelling,
    ],
  };
}

/** Creates a function that checks whether a section is the first of its page. */
function findLeads({ pages }: SearchIndexFile): (section: number) => boolean {
  const leads = new Set<number>();
  let first = 0;
  for (const { sections } of pages) {
    leads.add(first);
    first += sections;
  }
  return (section) => leads.has(section);
}

/** Stop words are kept only where they are part of a label. */
function meaningfulPostings(
  documents: SearchDocumentFile,
  files: SearchIndexFile,
  { stopWords }: LanguageRules,
  reader: TextReader,
): [string, Postings][] {
  const all = [...makePostings(readFields(documents, files, reader))];
  return all
    .map(([term, postings]): [string, Postings] => [
      term,
      stopWords.has(term) ? inLabelsOnly(postings) : postings,
    ])
    .filter(([, { sections }]) => sections.length > 0)
    .sort(byKey);
}

function inLabelsOnly({ sections, places, scores }: Postings): Postings {
  const isKept = (_: unknown, index: number) => places[index] !== 0;
  return {
    sections: sections.filter(isKept),
    places: places.filter(isKept),
    scores: scores.filter(isKept),
  };
}

function byKey([a]: readonly [string, ...unknown[]], [b]: readonly [string, ...unknown[]]): number {
  return a < b ? -1 : 1;
}

function* encodeWords(postings: [string, Postings][]) {
  for (const [term, of] of postings) yield encodePostings(term, of);
}

function titleEntries(labels: Label[]): LabelEntry[] {
  const kinds = NAMING_KINDS.map((kind) => sectionsByKey(labels, kind));
  return [...new Set(kinds.flatMap((sections) => [...sections.keys()]))]
    .map((key): LabelEntry => {
      const rows = kinds.map((sections) => encodeAscending(sections.get(key) ?? []));
      return [key, ...rows.slice(0, rows.findLastIndex((row) => row !== '') + 1)];
    })
    .sort(byKey);
}

function headingEntries(labels: Label[]): LabelEntry[] {
  return [...sectionsByKey(labels, 'heading')]
    .map(([key, sections]): LabelEntry => [key, encodeAscending(sections)])
    .sort(byKey);
}

function sectionsByKey(labels: Label[], wanted: Label['kind']): Map<string, number[]> {
  const sections = new Map<string, number[]>();
  for (const { kind, key, section } of labels) {
    if (kind !== wanted || key === '') continue;
    const same = sections.get(key);
    if (same) same.push(section);
    else sections.set(key, [section]);
  }
  return sections;
}

/** The sections of each page. Long pages are split, so that a hit in one fetches little else. */
function* pageParts(
  { searchDocs }: SearchDocumentFile,
  { pages, code }: SearchIndexFile,
  wanted: ReadonlySet<number>,
): Generator<PageEntry> {
  let section = 0;
  for (const [page, { sections, trail }] of pages.entries()) {
    if (!wanted.has(page)) {
      section += sections;
      continue;
    }
    const { url = '', title = '' } = searchDocs[section] ?? {};
    const end = section + sections;
    while (section < end) {
      const part: PageEntry = { url, title, trail, sections: [] };
      for (let length = 0; section < end && length < SHARD_SIZE.texts; section += 1) {
        const document = searchDocs[section];
        const words = code[section] ?? '';
        if (!document) continue;
        part.sections.push([
          document.url.slice(url.length),
          document.subcategory,
          document.text,
          words,
        ]);
        length += document.text.length + words.length;
      }
      yield part;
    }
  }
}

/** The most frequent words among those that occur in several sections or in a label. */
function spellingWords(postings: [string, Postings][]): string[] {
  const isKnown = ({ sections, places }: Postings) =>
    sections.length > 1 || places.some((place) => place !== 0);
  return postings
    .filter(([term, of]) => term.length > 3 && isPlainWord(term) && isKnown(of))
    .sort(([, a], [, b]) => b.sections.length - a.sections.length)
    .slice(0, MAX_SPELLING_WORDS)
    .map(([term]) => term)
    .sort();
}

type Shard<Entry> = { entries: Entry[]; texts: string[]; length: number };

/** Groups consecutive entries into shards of about the given size. */
function splitIntoShards<Entry>(entries: Iterable<Entry>, size: number): Shard<Entry>[] {
  const shards: Shard<Entry>[] = [];
  for (const entry of entries) {
    const text = JSON.stringify(entry);
    let shard = shards.at(-1);
    if (!shard || shard.length + text.length > size) {
      shard = { entries: [], texts: [], length: 0 };
      shards.push(shard);
    }
    shard.entries.push(entry);
    shard.texts.push(text);
    shard.length += text.length;
  }
  return shards;
}

function toShardFiles(stem: string, shards: Shard<unknown>[]) {
  return shards.map(({ texts }, number) => ({
    name: `${stem}-${number}`,
    text: `[${texts.join()}]`,
  }));
}

function getFirstKeys(shards: Shard<readonly [string, ...unknown[]]>[]): string[] {
  return shards.map(({ entries }) => entries[0]?.[0] ?? '');
}

function sectionCount(pages: PageEntry[]): number {
  return pages.reduce((sum, { sections }) => sum + sections.length, 0);
}
