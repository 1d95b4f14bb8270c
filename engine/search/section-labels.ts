import {
  HEADING_SEPARATOR,
  type SearchDocumentFile,
  type SearchIndexFile,
} from '../contract/search.ts';
import type { SectionFields } from './postings.ts';
import { keyOf, makeWordBreaker, type TermReader } from './words.ts';

/** A title, heading or keyword as one line of words, and the section that it names. */
export type Label = { kind: 'title' | 'heading' | 'keyword'; key: string; section: number };

/** The sections whose labels a query is, or begins. */
export type FoundLabels = {
  title: ReadonlySet<number>;
  titlePrefix: ReadonlySet<number>;
  heading: ReadonlySet<number>;
  keyword: ReadonlySet<number>;
};

/** Labels of all sections. A page's title and keywords belong to its first section. */
export function* readLabels(
  { searchDocs }: SearchDocumentFile,
  { language, pages }: SearchIndexFile,
): Generator<Label> {
  const words = makeWordBreaker(language);
  let section = 0;
  for (const { sections, keywords } of pages) {
    yield { kind: 'title', key: keyOf(words(searchDocs[section]?.title ?? '')), section };
    for (const keyword of keywords) yield { kind: 'keyword', key: keyword.toLowerCase(), section };
    const end = section + sections;
    for (section += 1; section < end; section += 1) {
      const heading = ownHeading(searchDocs[section]?.subcategory);
      yield { kind: 'heading', key: keyOf(words(heading)), section };
    }
  }
}

/** The words of all sections, by their fields. */
export function* readFields(
  { searchDocs }: SearchDocumentFile,
  { pages, code }: Pick<SearchIndexFile, 'pages' | 'code'>,
  terms: TermReader,
): Generator<SectionFields> {
  let section = 0;
  for (const { sections, keywords } of pages) {
    const title = terms(searchDocs[section]?.title ?? '');
    for (let place = 0; place < sections; place += 1) {
      const { subcategory = '', text = '' } = searchDocs[section] ?? {};
      yield {
        title,
        headings: terms(subcategory),
        keywords: place === 0 ? terms(keywords.join(' ')) : [],
        code: terms(code[section] ?? ''),
        text: terms(text),
        heading: new Set(terms(ownHeading(subcategory))),
      };
      section += 1;
    }
  }
}

function ownHeading(subcategory = ''): string {
  return subcategory.split(HEADING_SEPARATOR).at(-1) ?? '';
}
