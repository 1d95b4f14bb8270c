import { HEADING_SEPARATOR, type SearchDocumentFile, type SearchIndexFile } from './format.ts';
import {
  comparesTo,
  type OperationAddress,
  operationKeys,
  operationName,
} from './operation-address.ts';
import type { SectionFields } from './postings.ts';
import { compactKey, keyOf, makeWordBreaker, type TermReader } from './words.ts';

/**
 * What names a section: a title or heading by its words in a row, a keyword or the id of an operation by its letters and
 * digits, or an operation's address (`operationKeys`).
 */
export type Label = { kind: LabelKind; key: string; section: number };
export type LabelKind = 'title' | 'heading' | 'keyword' | 'name' | 'operation';

/** The sections whose labels a query is, or begins. */
export type FoundLabels = {
  title: ReadonlySet<number>;
  titlePrefix: ReadonlySet<number>;
  heading: ReadonlySet<number>;
  keyword: ReadonlySet<number>;
  name: ReadonlySet<number>;
  operation: ReadonlySet<number>;
  /** Operations whose path begins so. */
  operationPrefix: ReadonlySet<number>;
};

/** What labels are compared with. */
export type WantedLabels = {
  /** Words in a row. */
  key: string;
  /** Letters and digits. */
  name: string;
  operation?: OperationAddress;
};

/** The sections that have such labels. Of an operation's possible paths, the likeliest that leads anywhere counts. */
export function findLabels(
  labels: Iterable<Label>,
  { key: wanted, name, operation }: WantedLabels,
): FoundLabels {
  const found = {
    title: new Set<number>(),
    titlePrefix: new Set<number>(),
    heading: new Set<number>(),
    keyword: new Set<number>(),
    name: new Set<number>(),
    operation: new Set<number>(),
    operationPrefix: new Set<number>(),
  };
  const addresses: Label[] = [];
  for (const label of labels) {
    const { kind, key, section } = label;
    if (kind === 'operation') addresses.push(label);
    else if (key === (isNameKind(kind) ? name : wanted)) found[kind].add(section);
    if (kind === 'title' && key.startsWith(wanted)) found.titlePrefix.add(section);
  }
  for (const path of operation?.paths ?? []) {
    for (const { key, section } of addresses) {
      const { is, begins } = comparesTo(key, path, operation?.method);
      if (is) found.operation.add(section);
      else if (begins) found.operationPrefix.add(section);
    }
    if (found.operation.size > 0) break;
  }
  return found;
}

function isNameKind(kind: LabelKind): boolean {
  return kind === 'keyword' || kind === 'name';
}

/** Labels of all sections. A page's title and keywords belong to its first section. */
export function* readLabels(
  { searchDocs }: SearchDocumentFile,
  { language, pages }: SearchIndexFile,
): Generator<Label> {
  const words = makeWordBreaker(language);
  const lineOf = (text: string) => keyOf(words(text));
  const nameOf = (text: string) => compactKey(words(text));
  let section = 0;
  for (const { sections, keywords, operation } of pages) {
    yield { kind: 'title', key: lineOf(searchDocs[section]?.title ?? ''), section };
    for (const keyword of keywords) yield { kind: 'keyword', key: nameOf(keyword), section };
    if (operation) {
      yield {
        kind: 'name',
        key: nameOf(operationName(operation, searchDocs[section]?.url ?? '')),
        section,
      };
      for (const key of operationKeys(operation)) yield { kind: 'operation', key, section };
    }
    const end = section + sections;
    for (section += 1; section < end; section += 1) {
      const heading = ownHeading(searchDocs[section]?.subcategory);
      yield { kind: 'heading', key: lineOf(heading), section };
    }
  }
}

/** What readers call the pages of operations. */
const API_WORDS = ['api', 'endpoint'];

/** The words of all sections, by their fields. */
export function* readFields(
  { searchDocs }: SearchDocumentFile,
  { pages, code }: Pick<SearchIndexFile, 'pages' | 'code'>,
  terms: TermReader,
): Generator<SectionFields> {
  let section = 0;
  for (const { sections, keywords, operation } of pages) {
    const further = operation
      ? [
          ...keywords,
          operation.path,
          operationName(operation, searchDocs[section]?.url ?? ''),
          ...API_WORDS,
        ]
      : keywords;
    const title = terms(searchDocs[section]?.title ?? '');
    for (let place = 0; place < sections; place += 1) {
      const { subcategory = '', text = '' } = searchDocs[section] ?? {};
      yield {
        title,
        headings: terms(subcategory),
        keywords: place === 0 ? terms(further.join(' ')) : [],
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
