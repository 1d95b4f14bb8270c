import { HEADING_SEPARATOR, type SearchHit, type TextPiece } from './format.ts';
import type { ReadQuery } from './read-query.ts';
import type { SectionIndex, ShownSection } from './section-index.ts';
import { makeSnippet, markText, matchedWords } from './snippet.ts';
import type { WordBreaker } from './words.ts';

/** More words than this would not fit the highlighting of a page. */
const MOST_WORDS = 12;

/** A section as an answer, with the words of the query marked. */
export function makeHit(section: ShownSection, query: ReadQuery, index: SectionIndex): SearchHit {
  const { words } = index;
  const { document, group, trail, code } = section;
  const { url, title, subcategory, text } = document;
  const terms = [title, subcategory, text, code].flatMap((part) => index.terms(part));
  const matched = new Set(query.words.flatMap((word) => word.marked(terms)));
  const headings = subcategory.split(HEADING_SEPARATOR).filter(Boolean);
  const shown = headings.at(-1) ?? title;
  const path = headings.length > 0 ? [...trail, title, ...headings.slice(0, -1)] : trail;
  const written = [shown, text, code].flatMap((part) => matchedWords(part, matched, words));
  return {
    url,
    group,
    title: markText(shown, matched, words),
    path,
    snippet: snippetOf(text, code, matched, words),
    words: [...new Set(written)].slice(0, MOST_WORDS),
  };
}

/** Where only code answers, its words stand first. */
function snippetOf(
  text: string,
  code: string,
  terms: ReadonlySet<string>,
  words: WordBreaker,
): TextPiece[] {
  const snippet = makeSnippet(text, terms, words);
  if (snippet.some(({ isMatch }) => isMatch)) return snippet;
  const found = [...new Set(matchedWords(code, terms, words))].slice(0, 3);
  const marked = found.flatMap((word) => [
    { text: word, isMatch: true },
    { text: ' · ', isMatch: false },
  ]);
  return [...marked, ...snippet];
}
