import { type Corpus, queryWords } from './corpus.ts';

/** The pages and words that the browser measurements use, the same for every generator. */
export type Places = {
  /** Where reading, navigation and search start. */
  start: string;
  /** A page in the same folder, so that the sidebar shows its link. */
  target: { path: string; title: string };
  /** The longest page. */
  long: string;
  /** Typed into the search while it opens. */
  firstQuery: string;
  /** Typed letter by letter into the open search. */
  secondQuery: string;
};

/** How many entries below the first one the link to click is. */
const DISTANCE = 3;
/** The shares of the pages with the words of the queries. */
const RARE = 0.03;
const FREQUENT = 0.1;

/** Chooses the places of a corpus. @throws if no folder has enough pages */
export function choosePlaces(corpus: Corpus): Places {
  const siblings = corpus.folders
    .map(({ name }) => corpus.pages.filter(({ path }) => path.startsWith(`${name}/`)))
    .find(({ length }) => length > DISTANCE);
  const start = siblings?.[0];
  const target = siblings?.[DISTANCE];
  const long = corpus.pages.toSorted((a, b) => b.markdown.length - a.markdown.length)[0];
  if (!start || !target || !long) {
    throw new Error(`No folder has more than ${DISTANCE} pages.`);
  }
  const [firstQuery = '', secondQuery = ''] = queryWords(corpus, [RARE, FREQUENT]);
  return { start: start.path, target, long: long.path, firstQuery, secondQuery };
}
