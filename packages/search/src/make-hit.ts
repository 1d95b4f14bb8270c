import { HEADING_SEPARATOR, type SearchHit, type TextPiece } from './format.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { SectionIndex, ShownSection } from './section-index.ts';
import { makeSnippet, markText, matchedWords } from './snippet.ts';
import type { WordBreaker } from './words.ts';

/** A page can't usefully highlight more words than this. */
const MAX_WORDS = 12;

/** Turns a section into a hit, with the words of the query marked. */
export function makeHit(section: ShownSection, query: ParsedQuery, index: SectionIndex): SearchHit {
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
    snippet: makeHitSnippet(text, code, matched, words),
    words: [...new Set(written)].slice(0, MAX_WORDS),
  };
}

/** If only code matches, the snippet starts with its words. */
function makeHitSnippet(
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
