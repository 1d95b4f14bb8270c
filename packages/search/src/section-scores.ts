import { ANYWHERE, HEADING, KEYWORD, LABEL, type Match, TITLE } from './match.ts';
import type { PageTable } from './page-table.ts';

/** Relevance of each section, by section number; 0 for a section without any of the words. */
export type SectionScores = {
  /** Comparable across pages. */
  scores: Float64Array;
  /** Comparable among the sections of a page. */
  withinPage: Float64Array;
};

/** The strength at which a word counts half of its maximum. */
const HALF_STRENGTH = 6;
/** Weight of a word that is only elsewhere on the page. */
const ELSEWHERE_WEIGHT = 0.5;
/** How strongly a section is penalized for missing words. */
const MISSING_WORD_EXPONENT = 1.6;
/** Bonus if all words are in one field; a word in the text adds less than 1. */
const BONUS = { title: 0.5, heading: 0.3, labels: 0.2, focus: 1 };
/** The same among the sections of one page, which all have its title. */
const BONUS_WITHIN_PAGE = { title: 0.2, heading: 3 };
/**
 * Weight of a word found only among the page's keywords when comparing the page's first section
 * with its others.
 */
const KEYWORD_ONLY_WEIGHT = 0.5;
/** Weight of a weak word relative to another. */
const WEAK_WORD_WEIGHT = 0.4;
/** The number of sections at which a page's focus is half of its maximum. */
const HALF_FOCUS = 3;

/**
 * The sections that match a word of a query, and whether the word says little about what is
 * searched for.
 */
export type QueryMatch = { match: Match; isWeak?: boolean };

/** A word of a query with its rarity across the site and its relevance to each page. */
type WeighedWord = { match: Match; rarity: number; pageStrengths: number[]; pageFocus: number[] };

/**
 * How much of a query a section covers in each field, as a share from 0 to 1 weighted by the rarity
 * of the words.
 */
type Shares = {
  strength: number;
  strengthWithPage: number;
  covered: number;
  coveredWithPage: number;
  title: number;
  /** In the title or the keywords. */
  named: number;
  heading: number;
  labels: number;
  focus: number;
};

/**
 * Scores all sections for the words of a query. Rare words count more than frequent ones, many
 * words more than one, a word elsewhere on the page less than one in the section, and pages about a
 * word more than pages that mention it.
 */
export function scoreSections(matches: QueryMatch[], pages: PageTable): SectionScores {
  const words = weighWords(matches, pages);
  const scores = new Float64Array(pages.sectionCount);
  const withinPage = new Float64Array(pages.sectionCount);
  const found = foundPages(words);
  for (let section = 0; section < pages.sectionCount; section += 1) {
    if (!found.has(pages.getPage(section))) continue;
    const shares = computeShares(section, words, pages);
    if (shares.covered === 0) continue;
    const isLead = pages.getFirstSection(pages.getPage(section)) === section;
    const title = isLead ? shares.title ** 2 : 0;
    const heading = shares.heading ** 2;
    const bonus =
      BONUS.title * (isLead ? shares.named ** 2 : 0) +
      BONUS.heading * heading +
      BONUS.labels * shares.labels ** 2 +
      BONUS.focus * shares.focus;
    scores[section] =
      (shares.strengthWithPage + bonus) * shares.coveredWithPage ** MISSING_WORD_EXPONENT;
    const bonusWithinPage = BONUS_WITHIN_PAGE.title * title + BONUS_WITHIN_PAGE.heading * heading;
    withinPage[section] =
      (shares.strength + bonusWithinPage) * shares.covered ** MISSING_WORD_EXPONENT;
  }
  return { scores, withinPage };
}

/** Drops words that no section contains. */
function weighWords(matches: QueryMatch[], pages: PageTable): WeighedWord[] {
  const words = matches.map(({ match, isWeak }) => ({
    match,
    rarity: computeRarity(match, pages.sectionCount) * (isWeak ? WEAK_WORD_WEIGHT : 1),
    ...computePageRelevance(match, pages),
  }));
  const all = words.reduce((sum, { rarity }) => sum + rarity, 0);
  return words
    .filter(({ rarity }) => rarity > 0)
    .map((word) => ({ ...word, rarity: word.rarity / all }));
}

/** The pages that contain any of the words, which are few of them. */
function foundPages(words: WeighedWord[]): Set<number> {
  const found = new Set<number>();
  for (const { pageStrengths } of words) {
    pageStrengths.forEach((_, page) => {
      found.add(page);
    });
  }
  return found;
}

function computeShares(section: number, words: WeighedWord[], pages: PageTable): Shares {
  const page = pages.getPage(section);
  const shares: Shares = {
    strength: 0,
    strengthWithPage: 0,
    covered: 0,
    coveredWithPage: 0,
    title: 0,
    named: 0,
    heading: 0,
    labels: 0,
    focus: 0,
  };
  for (const { match, rarity, pageStrengths, pageFocus } of words) {
    const bits = match.bits[section] ?? 0;
    const ofPage = pageStrengths[page] ?? 0;
    if (ofPage === 0) continue;
    const own = saturated(match.strengths[section] ?? 0);
    const certain = rarity * (match.certainties[section] ?? 0);
    const share = (bits & (KEYWORD | TITLE)) === KEYWORD ? KEYWORD_ONLY_WEIGHT : 1;
    shares.strength += rarity * own * share;
    shares.strengthWithPage += rarity * Math.max(own, ELSEWHERE_WEIGHT * ofPage);
    shares.covered += bits & ANYWHERE ? rarity * share : 0;
    shares.coveredWithPage += rarity * (bits & ANYWHERE ? 1 : ELSEWHERE_WEIGHT);
    shares.title += bits & TITLE ? certain : 0;
    shares.named += bits & (TITLE | KEYWORD) ? certain : 0;
    shares.heading += bits & HEADING ? certain : 0;
    shares.labels += bits & LABEL ? certain : 0;
    shares.focus += rarity * (pageFocus[page] ?? 0);
  }
  return shares;
}

function saturated(strength: number): number {
  return strength / (strength + HALF_STRENGTH);
}

/**
 * Inverse document frequency: the fewer sections contain a word, the rarer it is
 * (https://en.wikipedia.org/wiki/Okapi_BM25).
 */
function computeRarity({ certainties }: Match, sectionCount: number): number {
  const holding = certainties.reduce((sum, certainty) => sum + certainty, 0);
  if (holding === 0) return 0;
  return Math.log(1 + (sectionCount - holding + 0.5) / (holding + 0.5));
}

/**
 * For each page, the word's strength in its best section, and how much the page is about it, from 0
 * to 1.
 */
function computePageRelevance(
  { strengths, certainties }: Match,
  pages: PageTable,
): Pick<WeighedWord, 'pageStrengths' | 'pageFocus'> {
  const pageStrengths: number[] = [];
  const holding: number[] = [];
  certainties.forEach((certainty, section) => {
    if (certainty === 0) return;
    const page = pages.getPage(section);
    pageStrengths[page] = Math.max(pageStrengths[page] ?? 0, saturated(strengths[section] ?? 0));
    holding[page] = (holding[page] ?? 0) + certainty;
  });
  const pageFocus = holding.map((count, page) => {
    const share = count / Math.max(1, pages.getSectionCount(page));
    return (count / (count + HALF_FOCUS)) * Math.sqrt(share);
  });
  return { pageStrengths, pageFocus };
}
