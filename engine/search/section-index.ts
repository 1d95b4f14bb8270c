import MiniSearch from 'minisearch';
import {
  HEADING_SEPARATOR,
  type SearchDocument,
  type SearchDocumentFile,
  type SearchGroup,
  type SearchIndexFile,
} from '../contract/search.ts';
import { type LanguageRules, rulesOf } from './languages.ts';
import { makeVocabulary, type Vocabulary } from './vocabulary.ts';
import { allWords, type Chunk, keyOf, makeWordBreaker, type WordBreaker } from './words.ts';

/** A section with what ranking asks of it. */
export type Section = {
  document: SearchDocument;
  group: SearchGroup;
  /** Number of its page. */
  page: number;
  trail: string[];
  /** Words of its code, not shown but found. */
  code: string;
  /** The first section of a page stands for the page. */
  isLead: boolean;
  title: Label;
  heading: Label;
  keywords: string[];
};

/** A title or heading: its words in a row, and all words that it is found by. */
export type Label = { key: string; terms: string[] };

export type SectionIndex = {
  sections: Section[];
  words: WordBreaker;
  rules: LanguageRules;
  vocabulary: Vocabulary;
  engine: MiniSearch;
};

export const FIELDS = ['title', 'heading', 'keywords', 'code', 'text'] as const;

/** Makes the index of the two files: some 0.2 s for 100,000 words. */
export function makeSectionIndex(
  { searchDocs }: SearchDocumentFile,
  { language, pages, code }: SearchIndexFile,
): SectionIndex {
  const words = makeWordBreaker(language);
  const rules = rulesOf(language);
  const sections: Section[] = [];
  for (const [number, page] of pages.entries()) {
    const start = sections.length;
    for (const [place, document] of searchDocs.slice(start, start + page.sections).entries()) {
      const heading = document.subcategory.split(HEADING_SEPARATOR).at(-1) ?? '';
      sections.push({
        document,
        group: page.group,
        page: number,
        trail: page.trail,
        code: code[start + place] ?? '',
        isLead: place === 0,
        title: label(words(document.title)),
        heading: label(words(heading)),
        keywords: place === 0 ? page.keywords : [],
      });
    }
  }
  const terms = new Set<string>();
  const engine = new MiniSearch({
    fields: [...FIELDS],
    tokenize(text) {
      const found = allWords(words(text)).map(({ term }) => term);
      for (const term of found) terms.add(term);
      return found;
    },
    processTerm: (term) => term,
  });
  engine.addAll(
    sections.map(({ document, keywords, code }, id) => ({
      id,
      title: document.title,
      heading: document.subcategory,
      keywords: keywords.join(' '),
      code,
      text: document.text,
    })),
  );
  return { sections, words, rules, vocabulary: makeVocabulary(terms, rules), engine };
}

function label(chunks: Chunk[]): Label {
  return { key: keyOf(chunks), terms: allWords(chunks).map(({ term }) => term) };
}
