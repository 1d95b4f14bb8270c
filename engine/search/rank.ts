import type { SearchGroup } from '../contract/search.ts';
import { HEADING, HELD, LABEL, type Match, TITLE } from './match.ts';
import type { ReadQuery } from './read-query.ts';
import type { SectionIndex } from './section-index.ts';

/** A section that answers a query: a lower tier comes first, then a higher score. */
export type Ranked = {
  section: number;
  page: number;
  group: SearchGroup;
  tier: number;
  score: number;
};

/**
 * What is found where counts before how often: a title before a heading before a text, all words before some. The gaps
 * leave room for what comes later (`LATER_GROUP`).
 */
const TIERS = {
  exactTitle: 0,
  titlePrefix: 1,
  title: 2,
  exactHeading: 3,
  heading: 4,
  titleAndHeading: 5,
  text: 6,
  someWords: 10,
} as const;

/** Pages that are many and alike stand behind others that answer as well, and never take more than half of the room. */
const LATER_GROUP = 'api';
const LATER_BY = 2;

const MOST_OF_ONE_PAGE = 3;

/** Of the sections that answer alike, so many are looked at: pages with many sections take up several. */
const MOST_LOOKED_AT = 400;

/** Ranks the sections that hold words of a query, and takes the best; those with some words only where room is left. */
export function findBest(query: ReadQuery, index: SectionIndex, maxHits: number): Ranked[] {
  const ranked = rankAll(query, index);
  const best = pickBest(
    ranked.filter(({ tier }) => tier < TIERS.someWords),
    maxHits,
  );
  return best.length < maxHits && query.words.length > 1 ? pickBest(ranked, maxHits) : best;
}

/** The foremost sections of all that hold a word, best first. */
function rankAll(query: ReadQuery, index: SectionIndex): Ranked[] {
  const matches = query.words.map((word) => word.match());
  const tierOf = makeTierOf(query, matches, index);
  const tiers = new Map<number, number[]>();
  const scores = new Float64Array(index.pages.sectionCount);
  for (let section = 0; section < index.pages.sectionCount; section += 1) {
    const tier = tierOf(section);
    if (tier === undefined) continue;
    for (const match of matches)
      scores[section] = (scores[section] ?? 0) + (match.scores[section] ?? 0);
    const same = tiers.get(tier);
    if (same) same.push(section);
    else tiers.set(tier, [section]);
  }
  return foremost(tiers, scores, index);
}

function foremost(
  tiers: Map<number, number[]>,
  scores: Float64Array,
  { pages }: SectionIndex,
): Ranked[] {
  const ranked: Ranked[] = [];
  const room = { later: MOST_LOOKED_AT, others: MOST_LOOKED_AT };
  const scoreOf = (section: number) => scores[section] ?? 0;
  for (const tier of [...tiers.keys()].sort((a, b) => a - b)) {
    const sections = tiers.get(tier) ?? [];
    for (const section of sections.sort((a, b) => scoreOf(b) - scoreOf(a) || a - b)) {
      const page = pages.pageOf(section);
      const group = pages.groupOf(page);
      const kind = group === LATER_GROUP ? 'later' : 'others';
      room[kind] -= 1;
      if (room[kind] >= 0) ranked.push({ section, page, group, tier, score: scoreOf(section) });
    }
  }
  return ranked;
}

/** @returns a function that gives a section its tier; undefined where it holds no word */
function makeTierOf({ key, isUnfinished }: ReadQuery, matches: Match[], index: SectionIndex) {
  const { pages } = index;
  const { title, titlePrefix, heading, keyword } = index.labelled(key);
  return (section: number): number | undefined => {
    let common = HELD | TITLE | HEADING | LABEL;
    let missing = 0;
    for (const { bits } of matches) {
      const own = bits[section] ?? 0;
      common &= own;
      if ((own & HELD) === 0) missing += 1;
    }
    const page = pages.pageOf(section);
    const later = pages.groupOf(page) === LATER_GROUP ? LATER_BY : 0;
    // Of a large index, a beginning of few letters brings the titles that begin so, but not their words.
    if (missing > 0 && isUnfinished && titlePrefix.has(section)) return TIERS.titlePrefix + later;
    if (missing === matches.length) return undefined;
    if (missing > 0) return TIERS.someWords + missing;
    if (title.has(section)) return TIERS.exactTitle;
    if (titlePrefix.has(section)) return TIERS.titlePrefix + later;
    const isLead = pages.leadOf(page) === section;
    if (isLead && (common & TITLE || keyword.has(section))) return TIERS.title + later;
    if (heading.has(section)) return TIERS.exactHeading + later;
    if (!isLead && common & HEADING) return TIERS.heading + later;
    return (common & LABEL ? TIERS.titleAndHeading : TIERS.text) + later;
  };
}

/** The best of them, none from one page more than three times. */
function pickBest(ranked: Ranked[], maxHits: number): Ranked[] {
  const ordered = ranked.toSorted((a, b) => a.tier - b.tier || b.score - a.score);
  const ofPage = new Map<number, number>();
  const spread = ordered.filter(({ page }) => {
    const count = (ofPage.get(page) ?? 0) + 1;
    ofPage.set(page, count);
    return count <= MOST_OF_ONE_PAGE;
  });
  const isLater = ({ group }: Ranked) => group === LATER_GROUP;
  const others = spread.filter((hit) => !isLater(hit)).slice(0, maxHits);
  const room = Math.max(maxHits - others.length, Math.floor(maxHits / 2));
  const later = new Set(spread.filter(isLater).slice(0, room));
  return inGroups(spread.filter((hit) => !isLater(hit) || later.has(hit)).slice(0, maxHits));
}

/** Hits of one group stand together, the group of the best hit first. */
function inGroups(hits: Ranked[]): Ranked[] {
  const groups = new Map<SearchGroup, Ranked[]>();
  for (const hit of hits) {
    groups.set(hit.group, [...(groups.get(hit.group) ?? []), hit]);
  }
  return [...groups.values()].flat();
}
