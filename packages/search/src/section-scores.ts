import { HEADING, HELD, KEYWORD, LABEL, type Match, TITLE } from './match.ts';
import type { PageTable } from './page-table.ts';

/** How well sections answer, by their numbers; 0 where a section holds no word. */
export type SectionScores = {
  /** Compared across pages. */
  scores: Float64Array;
  /** Compared with the other sections of the page. */
  withinPage: Float64Array;
};

/** A word that is as strong as this counts half of the most that it can. */
const HALF_STRENGTH = 6;
/** What a word counts that is elsewhere on the page only. */
const ELSEWHERE = 0.5;
/** The higher, the less a section counts that lacks words. */
const LACKING = 1.6;
/** What all words in one place add, where a word in the text adds less than 1. */
const ADDED = { title: 0.5, heading: 0.3, labels: 0.2, focus: 1 };
/** The same among the sections of one page, which all have its title. */
const ADDED_WITHIN_PAGE = { title: 0.2, heading: 3 };
/** Of its page's sections, the first one counts so much by a word that is among the page's keywords only. */
const AS_KEYWORD = 0.5;
/** A weak word counts so much of another one. */
const WEAK = 0.4;
/** So many sections make half of a page's focus. */
const HALF_FOCUS = 3;

/** Where a word of a query is, and whether it says little of what is looked for. */
export type QueryMatch = { match: Match; isWeak?: boolean };

/** A word of a query with what it says of the whole site and of each page. */
type KnownWord = { match: Match; rarity: number; ofPages: number[]; focusOfPages: number[] };

/** What of a query a section has, each as a share of the whole by the rarity of the words. */
type Shares = {
  strength: number;
  strengthWithPage: number;
  held: number;
  heldWithPage: number;
  title: number;
  /** In the title or the keywords. */
  named: number;
  heading: number;
  labels: number;
  focus: number;
};

/**
 * Scores all sections by the words of a query: rare words count more than frequent ones, many words more than one, a word
 * elsewhere on the page a part of one in the section, and pages that are about a word more than those that mention it.
 */
export function scoreSections(matches: QueryMatch[], pages: PageTable): SectionScores {
  const words = knownWords(matches, pages);
  const scores = new Float64Array(pages.sectionCount);
  const withinPage = new Float64Array(pages.sectionCount);
  for (let section = 0; section < pages.sectionCount; section += 1) {
    const shares = sharesOf(section, words, pages);
    if (shares.held === 0) continue;
    const isLead = pages.leadOf(pages.pageOf(section)) === section;
    const title = isLead ? shares.title ** 2 : 0;
    const heading = shares.heading ** 2;
    const added =
      ADDED.title * (isLead ? shares.named ** 2 : 0) +
      ADDED.heading * heading +
      ADDED.labels * shares.labels ** 2 +
      ADDED.focus * shares.focus;
    scores[section] = (shares.strengthWithPage + added) * shares.heldWithPage ** LACKING;
    const addedWithin = ADDED_WITHIN_PAGE.title * title + ADDED_WITHIN_PAGE.heading * heading;
    withinPage[section] = (shares.strength + addedWithin) * shares.held ** LACKING;
  }
  return { scores, withinPage };
}

/** Words that no section holds say nothing of any. */
function knownWords(matches: QueryMatch[], pages: PageTable): KnownWord[] {
  const words = matches.map(({ match, isWeak }) => ({
    match,
    rarity: rarityOf(match, pages.sectionCount) * (isWeak ? WEAK : 1),
    ...readPages(match, pages),
  }));
  const all = words.reduce((sum, { rarity }) => sum + rarity, 0);
  return words
    .filter(({ rarity }) => rarity > 0)
    .map((word) => ({ ...word, rarity: word.rarity / all }));
}

function sharesOf(section: number, words: KnownWord[], pages: PageTable): Shares {
  const page = pages.pageOf(section);
  const shares: Shares = {
    ...{ strength: 0, strengthWithPage: 0, held: 0, heldWithPage: 0 },
    ...{ title: 0, named: 0, heading: 0, labels: 0, focus: 0 },
  };
  for (const { match, rarity, ofPages, focusOfPages } of words) {
    const bits = match.bits[section] ?? 0;
    const ofPage = ofPages[page] ?? 0;
    if (ofPage === 0) continue;
    const own = saturated(match.strengths[section] ?? 0);
    const certain = rarity * (match.certainties[section] ?? 0);
    const share = (bits & (KEYWORD | TITLE)) === KEYWORD ? AS_KEYWORD : 1;
    shares.strength += rarity * own * share;
    shares.strengthWithPage += rarity * Math.max(own, ELSEWHERE * ofPage);
    shares.held += bits & HELD ? rarity * share : 0;
    shares.heldWithPage += rarity * (bits & HELD ? 1 : ELSEWHERE);
    shares.title += bits & TITLE ? certain : 0;
    shares.named += bits & (TITLE | KEYWORD) ? certain : 0;
    shares.heading += bits & HEADING ? certain : 0;
    shares.labels += bits & LABEL ? certain : 0;
    shares.focus += rarity * (focusOfPages[page] ?? 0);
  }
  return shares;
}

function saturated(strength: number): number {
  return strength / (strength + HALF_STRENGTH);
}

/** How telling a word is: the fewer sections have it, the more (https://en.wikipedia.org/wiki/Okapi_BM25). */
function rarityOf({ certainties }: Match, sectionCount: number): number {
  const holding = certainties.reduce((sum, certainty) => sum + certainty, 0);
  if (holding === 0) return 0;
  return Math.log(1 + (sectionCount - holding + 0.5) / (holding + 0.5));
}

/** For each page how strong a word is in its best section, and how far the page is about it, from 0 to 1. */
function readPages(
  { strengths, certainties }: Match,
  pages: PageTable,
): Pick<KnownWord, 'ofPages' | 'focusOfPages'> {
  const ofPages: number[] = [];
  const holding: number[] = [];
  for (const [section, certainty] of certainties.entries()) {
    if (certainty === 0) continue;
    const page = pages.pageOf(section);
    ofPages[page] = Math.max(ofPages[page] ?? 0, saturated(strengths[section] ?? 0));
    holding[page] = (holding[page] ?? 0) + certainty;
  }
  const focusOfPages = holding.map((count, page) => {
    const share = count / Math.max(1, pages.sectionsOf(page));
    return (count / (count + HALF_FOCUS)) * Math.sqrt(share);
  });
  return { ofPages, focusOfPages };
}
