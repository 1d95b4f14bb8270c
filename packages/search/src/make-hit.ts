import { HEADING_SEPARATOR, type SearchHit, type TextPiece } from './format.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { SectionIndex, ShownSection } from './section-index.ts';
import { makeSnippet, markText, matchedWords, type ReadText, readText } from './snippet.ts';

/** A page can't usefully highlight more words than this. */
const MAX_WORDS = 12;

/** Turns a section into a hit, with the words of the query marked. */
export function makeHit(section: ShownSection, query: ParsedQuery, index: SectionIndex): SearchHit {
  const { document, group, trail, code } = section;
  const { url, title, subcategory } = document;
  const headings = subcategory.split(HEADING_SEPARATOR).filter(Boolean);
  const path = headings.length > 0 ? [...trail, title, ...headings.slice(0, -1)] : trail;
  const shown = readText(headings.at(-1) ?? title, index);
  const text = readText(document.text, index);
  const codeText = readText(code, index);
  const terms = [title, subcategory].flatMap((part) => index.terms(part));
  for (const { words } of [text, codeText]) for (const { term } of words) terms.push(term);
  const matched = new Set(query.words.flatMap((word) => word.marked(terms)));
  const written = [shown, text, codeText].flatMap((part) => matchedWords(part, matched));
  return {
    url,
    group,
    title: markText(shown, matched),
    path,
    snippet: makeHitSnippet(text, codeText, matched),
    words: onceInAnyCase(written).slice(0, MAX_WORDS),
  };
}

/** Leaves out words that differ from an earlier one only in case, which pages ignore. */
function onceInAnyCase(words: string[]): string[] {
  const byKey = new Map<string, string>();
  for (const word of words) {
    const key = word.toLowerCase();
    if (!byKey.has(key)) byKey.set(key, word);
  }
  return [...byKey.values()];
}

/** If only code matches, the snippet starts with its words. */
function makeHitSnippet(text: ReadText, code: ReadText, terms: ReadonlySet<string>): TextPiece[] {
  const snippet = makeSnippet(text, terms);
  if (snippet.some(({ isMatch }) => isMatch)) return snippet;
  const found = [...new Set(matchedWords(code, terms))].slice(0, 3);
  const marked = found.flatMap((word) => [
    { text: word, isMatch: true },
    { text: ' · ', isMatch: false },
  ]);
  return [...marked, ...snippet];
}
