import { HEADING_SEPARATOR, type SearchDocumentFile, type SearchIndexFile } from './format.ts';
import {
  compareKey,
  type OperationAddress,
  operationKeys,
  operationName,
} from './operation-address.ts';
import type { SectionFields } from './postings.ts';
import type { IndexedTerms, TextReader } from './text-reader.ts';
import { compactKey, type WordBreaker, wordsKey } from './words.ts';

/**
 * A name of a section: a title or heading by its words, a keyword or an operation's id by its
 * letters and digits, or an operation's address (`operationKeys`).
 */
export type Label = { kind: LabelKind; key: string; section: number };
export type LabelKind = 'title' | 'heading' | 'keyword' | 'name' | 'operation';

/** The sections with a label that equals, or starts with, the query. */
export type FoundLabels = {
  title: ReadonlySet<number>;
  titlePrefix: ReadonlySet<number>;
  /** Titles that contain the words of the query in its order. */
  titlePart: ReadonlySet<number>;
  heading: ReadonlySet<number>;
  /** Headings that start with the first of several words of the query, often a verb. */
  headingStart: ReadonlySet<number>;
  keyword: ReadonlySet<number>;
  name: ReadonlySet<number>;
  /** Operations whose path equals the query or, if none does, ends with it. */
  operation: ReadonlySet<number>;
  /** Operations whose path starts with the query or, if another one equals it, ends with it. */
  operationPrefix: ReadonlySet<number>;
};

/** The forms of a query that labels are compared with. */
export type LabelQuery = {
  /** Words joined by spaces. */
  key: string;
  /** Letters and digits. */
  name: string;
  operation?: OperationAddress;
};

/**
 * Finds the sections with matching labels. Of an operation's possible paths, the most likely one
 * with a match counts.
 */
export function findLabels(
  labels: Iterable<Label>,
  { key: wanted, name, operation }: LabelQuery,
): FoundLabels {
  const found = {
    title: new Set<number>(),
    titlePrefix: new Set<number>(),
    titlePart: new Set<number>(),
    heading: new Set<number>(),
    headingStart: new Set<number>(),
    keyword: new Set<number>(),
    name: new Set<number>(),
    operation: new Set<number>(),
    operationPrefix: new Set<number>(),
  };
  const part = ` ${wanted}`;
  const start = wanted.slice(0, wanted.indexOf(' ') + 1);
  const addresses: Label[] = [];
  for (const label of labels) {
    const { kind, key, section } = label;
    if (kind === 'operation') addresses.push(label);
    else if (key === (isNameKind(kind) ? name : wanted)) found[kind].add(section);
    if (kind === 'title' && key.startsWith(wanted)) found.titlePrefix.add(section);
    if (kind === 'title' && ` ${key}`.includes(part)) found.titlePart.add(section);
    if (kind === 'heading' && start && key.startsWith(start)) found.headingStart.add(section);
  }
  if (operation) findOperations(addresses, operation, found);
  return found;
}

/** Adds the operations that an address may mean. */
function findOperations(
  addresses: Label[],
  { paths, method }: OperationAddress,
  found: { operation: Set<number>; operationPrefix: Set<number> },
): void {
  const ending = new Set<number>();
  for (const path of paths) {
    const isLikeliest = ending.size === 0;
    for (const { key, section } of addresses) {
      const { isExact, isPrefix, isSuffix } = compareKey(key, path, method);
      if (isExact) found.operation.add(section);
      else if (isPrefix) found.operationPrefix.add(section);
      if (isSuffix && isLikeliest) ending.add(section);
    }
    if (found.operation.size > 0) break;
  }
  const target = found.operation.size > 0 ? found.operationPrefix : found.operation;
  for (const section of ending) target.add(section);
}

function isNameKind(kind: LabelKind): boolean {
  return kind === 'keyword' || kind === 'name';
}

/** The labels of all sections. A page's title and keywords belong to its first section. */
export function* readLabels(
  { searchDocs }: SearchDocumentFile,
  { pages }: Pick<SearchIndexFile, 'pages'>,
  words: WordBreaker,
): Generator<Label> {
  const getWordsKey = (text: string) => wordsKey(words(text));
  const getCompactKey = (text: string) => compactKey(words(text));
  let section = 0;
  for (const { sections, keywords, operation } of pages) {
    yield { kind: 'title', key: getWordsKey(searchDocs[section]?.title ?? ''), section };
    for (const keyword of keywords) yield { kind: 'keyword', key: getCompactKey(keyword), section };
    if (operation) {
      yield {
        kind: 'name',
        key: getCompactKey(operationName(operation, searchDocs[section]?.url ?? '')),
        section,
      };
      for (const key of operationKeys(operation)) yield { kind: 'operation', key, section };
    }
    const end = section + sections;
    for (section += 1; section < end; section += 1) {
      const heading = ownHeading(searchDocs[section]?.subcategory);
      yield { kind: 'heading', key: getWordsKey(heading), section };
    }
  }
}

const NONE: IndexedTerms = { whole: [], parts: [] };

/** What readers call the pages of operations. */
const API_WORDS = ['api', 'endpoint'];

/** The words of all sections, by field. */
export function* readFields(
  { searchDocs }: SearchDocumentFile,
  { pages, code }: Pick<SearchIndexFile, 'pages' | 'code'>,
  { indexed }: Pick<TextReader, 'indexed'>,
): Generator<SectionFields> {
  let section = 0;
  for (const { sections, keywords, operation } of pages) {
    const searchedKeywords = operation
      ? [
          ...keywords,
          operation.path,
          operationName(operation, searchDocs[section]?.url ?? ''),
          ...API_WORDS,
        ]
      : keywords;
    const title = indexed(searchDocs[section]?.title ?? '');
    const ofPage = indexed(searchedKeywords.join(' '));
    for (let place = 0; place < sections; place += 1) {
      const { subcategory = '', text = '' } = searchDocs[section] ?? {};
      const named = place === 0 ? ofPage : NONE;
      const headings = indexed(subcategory);
      const ofCode = indexed(code[section] ?? '');
      const ofText = indexed(text);
      yield {
        title: title.whole,
        headings: headings.whole,
        keywords: named.whole,
        code: ofCode.whole,
        text: ofText.whole,
        parts: [title, headings, named, ofCode, ofText].flatMap(({ parts }) => parts),
        heading: new Set(indexed(ownHeading(subcategory)).whole),
      };
      section += 1;
    }
  }
}

function ownHeading(subcategory = ''): string {
  return subcategory.split(HEADING_SEPARATOR).at(-1) ?? '';
}
