import type { SearchDocument, SearchDocumentFile, SearchGroup, SearchIndexFile } from './format.ts';
import { type LanguageRules, rulesOf } from './languages.ts';
import { makePageTable, type PageTable } from './page-table.ts';
import { makePostings } from './postings.ts';
import {
  type FoundLabels,
  findLabels,
  readFields,
  readLabels,
  type WantedLabels,
} from './section-labels.ts';
import { makeSynonyms, type Synonyms } from './synonyms.ts';
import { makeVocabulary, type Vocabulary } from './vocabulary.ts';
import {
  type ChunkReader,
  makeChunkReader,
  makeTermReader,
  makeWordBreaker,
  type TermReader,
  type WordBreaker,
} from './words.ts';

/** What ranking asks: of a whole index at hand, or of the parts of a large one that have come so far. */
export type SectionIndex = {
  words: WordBreaker;
  chunks: ChunkReader;
  terms: TermReader;
  rules: LanguageRules;
  vocabulary: Vocabulary;
  pages: PageTable;
  synonyms: Synonyms;
  /** The sections named by a query. */
  labelled: (wanted: WantedLabels) => FoundLabels;
};

/** A section as a hit shows it. */
export type ShownSection = {
  document: SearchDocument;
  group: SearchGroup;
  trail: string[];
  /** Words of its code, not shown but found. */
  code: string;
};

/** Makes the index of the two files: some 0.1 s for 100,000 words. */
export function makeSectionIndex(
  documents: SearchDocumentFile,
  files: SearchIndexFile,
): SectionIndex {
  const labels = [...readLabels(documents, files)];
  const words = makeWordBreaker(files.language);
  const chunks = makeChunkReader(words);
  const terms = makeTermReader(chunks);
  const rules = rulesOf(files.language);
  return {
    words,
    chunks,
    terms,
    rules,
    synonyms: makeSynonyms(files.synonyms, words, rules),
    vocabulary: makeVocabulary(makePostings(readFields(documents, files, terms))),
    pages: makePageTable(files.pages),
    labelled: (wanted) => findLabels(labels, wanted),
  };
}
