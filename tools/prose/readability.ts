import { syllable } from 'syllable';
import type { ProseBlock } from './prose-blocks.ts';

/** How hard a page is to read. */
export type Readability = {
  /** Visible words of prose, headings and tables included, without code. */
  words: number;
  sentences: number;
  /** Words of the longest sentence, and its line. */
  longest: { words: number; line: number };
  /** Average number of words in a sentence. */
  length: number;
  /**
   * Flesch reading ease: about 100 is very easy, 60 plain English, below 30 very hard
   * (https://en.wikipedia.org/wiki/Flesch–Kincaid_readability_tests).
   */
  ease: number;
  /** Share of sentences in the passive voice, from 0 to 1. */
  passive: number;
};

/** Fragments, which would make sentences look shorter than they are. */
const FRAGMENTS: ReadonlySet<ProseBlock['kind']> = new Set([
  'attribute',
  'cell',
  'heading',
  'title',
]);

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/**
 * Measures the prose of a page. Only paragraphs and list items have sentences, not headings and tables.
 * A frontmatter description counts as a paragraph, because readers see it.
 */
export function measureReadability(blocks: readonly ProseBlock[]): Readability {
  const sentences = blocks.filter(({ kind }) => !FRAGMENTS.has(kind)).flatMap(sentencesOf);
  const read = sentences.flatMap(({ words }) => words);
  const length = read.length / Math.max(sentences.length, 1);
  const syllables = read.reduce((sum, word) => sum + Math.max(syllable(word), 1), 0);
  return {
    words: blocks.reduce((sum, { text }) => sum + wordsOf(text).length, 0),
    sentences: sentences.length,
    longest: sentences
      .map(({ words, line }) => ({ words: words.length, line }))
      .reduce((a, b) => (b.words > a.words ? b : a), { words: 0, line: 1 }),
    length,
    ease: 206.835 - 1.015 * length - 84.6 * (syllables / Math.max(read.length, 1)),
    passive: sentences.filter(({ text }) => isPassive(text)).length / Math.max(sentences.length, 1),
  };
}

type Sentence = { text: string; words: string[]; line: number };

function sentencesOf({ text, placeAt }: ProseBlock): Sentence[] {
  // A line end would end a sentence.
  return [...SENTENCES.segment(text.replaceAll('\n', ' '))]
    .map(({ segment, index }) => ({
      text: segment,
      words: wordsOf(segment),
      line: placeAt(index).line,
    }))
    .filter(({ words }) => words.length > 0);
}

function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Participles that do not end in -ed. */
const IRREGULAR =
  'begun|bound|broken|brought|built|caught|chosen|cut|dealt|done|drawn|driven|fed|felt|forgotten|found|given|gone|ground|grown|heard|held|hidden|kept|known|laid|left|lent|lost|made|meant|met|overridden|overwritten|paid|proven|put|read|rebuilt|reset|rewritten|run|said|seen|sent|set|shown|shut|sold|sought|spent|split|spread|stolen|stuck|sworn|taken|taught|thrown|told|thought|understood|undone|withdrawn|won|worn|written';

const PASSIVE = new RegExp(
  `\\b(?:am|is|are|was|were|be|been|being|gets?|got|isn['’]t|aren['’]t|wasn['’]t|weren['’]t)` +
    `(?:\\s+(?:not|also|always|already|often|never|only|still|then|now|first|again|\\w+ly))*` +
    `\\s+(?:\\w{2,}ed|${IRREGULAR})\\b`,
  'iu',
);

/**
 * Whether a sentence is likely to be passive: a form of "be" or "get", perhaps with adverbs, before a
 * participle (a word in -ed or an irregular one). Adjectives such as "is limited" count, too.
 */
export function isPassive(sentence: string): boolean {
  return PASSIVE.test(sentence);
}
