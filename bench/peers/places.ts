import { posix } from 'node:path';
import { type Corpus, type CorpusPage, queryWords } from './corpus.ts';

type Place = Pick<CorpusPage, 'path' | 'title'>;

/** The pages and words that the browser measurements use, the same for every generator. */
export type Places = {
  /** Where reading, navigation, search and development start. */
  start: Place;
  /** A page in the same folder, whose link is in view in the sidebar. */
  target: Place;
  /** The longest page. */
  long: string;
  /** Typed into the search while it opens. */
  firstQuery: string;
  /** Typed letter by letter into the open search. */
  secondQuery: string;
};

/** How many entries below the first one the link to click is. */
const DISTANCE = 3;
/** The entries that fit in a window with those around them. Generators differ in their order, so a link may be the last. */
const IN_VIEW = 12;
/** The shares of the pages with the words of the queries. */
const RARE = 0.03;
const FREQUENT = 0.1;

/** Chooses the places of a corpus. @throws if no folder has enough pages */
export function choosePlaces(corpus: Corpus): Places {
  const folders = pagesByFolder(corpus).filter(({ length }) => length > DISTANCE);
  const siblings = folders.find(({ length }) => length <= IN_VIEW) ?? folders[0];
  const start = siblings?.[0];
  const target = siblings?.[DISTANCE];
  const long = corpus.pages.toSorted((a, b) => b.markdown.length - a.markdown.length)[0];
  if (!start || !target || !long) {
    throw new Error(`No folder has more than ${DISTANCE} pages.`);
  }
  const [firstQuery = '', secondQuery = ''] = queryWords(corpus, [RARE, FREQUENT]);
  return { start, target, long: long.path, firstQuery, secondQuery };
}

/** The pages of each folder without those of its subfolders, and without the pages at the top. */
function pagesByFolder({ pages }: Corpus): CorpusPage[][] {
  const folders = new Map<string, CorpusPage[]>();
  for (const page of pages) {
    const folder = posix.dirname(page.path);
    if (folder !== '.') folders.set(folder, [...(folders.get(folder) ?? []), page]);
  }
  return [...folders.values()];
}
