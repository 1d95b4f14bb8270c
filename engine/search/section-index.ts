import type {
  SearchDocument,
  SearchDocumentFile,
  SearchGroup,
  SearchIndexFile,
} from '../contract/search.ts';
import { type LanguageRules, rulesOf } from './languages.ts';
import { makePageTable, type PageTable } from './page-table.ts';
import { makePostings } from './postings.ts';
import { type FoundLabels, type Label, readFields, readLabels } from './section-labels.ts';
import { makeVocabulary, type Vocabulary } from './vocabulary.ts';
import { makeTermReader, makeWordBreaker, type TermReader, type WordBreaker } from './words.ts';

/** What ranking asks: of a whole index at hand, or of the parts of a large one that have come so far. */
export type SectionIndex = {
  words: WordBreaker;
  terms: TermReader;
  rules: LanguageRules;
  vocabulary: Vocabulary;
  pages: PageTable;
  /** The sections named by a query, as its words in a row. */
  labelled: (key: string) => FoundLabels;
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
  const terms = makeTermReader(words);
  return {
    words,
    terms,
    rules: rulesOf(files.language),
    vocabulary: makeVocabulary(makePostings(readFields(documents, files, terms))),
    pages: makePageTable(files.pages),
    labelled: (key) => findLabels(labels, key),
  };
}

export function findLabels(labels: Iterable<Label>, wanted: string): FoundLabels {
  const found = {
    title: new Set<number>(),
    titlePrefix: new Set<number>(),
    heading: new Set<number>(),
    keyword: new Set<number>(),
  };
  for (const { kind, key, section } of labels) {
    if (key === wanted) found[kind].add(section);
    if (kind === 'title' && key.startsWith(wanted)) found.titlePrefix.add(section);
  }
  return found;
}
