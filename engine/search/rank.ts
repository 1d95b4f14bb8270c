import type { SearchResult } from 'minisearch';
import type { SearchGroup } from '../contract/search.ts';
import type { ReadQuery } from './read-query.ts';
import type { Section } from './section-index.ts';

/** A section that answers a query: a lower tier comes first, then a higher score. */
export type Ranked = { section: Section; tier: number; score: number; terms: string[] };

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

export function rank(result: SearchResult, section: Section, query: ReadQuery): Ranked {
  return {
    section,
    tier: tierOf(result, section, query),
    score: result.score,
    terms: result.terms,
  };
}

function tierOf({ match }: SearchResult, section: Section, { key, words }: ReadQuery): number {
  const { title, heading, isLead, keywords } = section;
  const matched = Object.keys(match);
  const missing = words.filter((word) => !word.isIn(matched)).length;
  if (missing > 0) return TIERS.someWords + missing;
  if (isLead && title.key === key) return TIERS.exactTitle;
  const holdAll = (terms: string[]) => words.every((word) => word.isIn(terms));
  const later = section.group === LATER_GROUP ? LATER_BY : 0;
  if (isLead && title.key.startsWith(key)) return TIERS.titlePrefix + later;
  if (isLead && (holdAll(title.terms) || keywords.some((keyword) => keyword.toLowerCase() === key)))
    return TIERS.title + later;
  if (!isLead && heading.key === key) return TIERS.exactHeading + later;
  if (!isLead && holdAll(heading.terms)) return TIERS.heading + later;
  if (holdAll([...title.terms, ...heading.terms])) return TIERS.titleAndHeading + later;
  return TIERS.text + later;
}

/** The best of them, none from one page more than three times. */
export function pickBest(ranked: Ranked[], maxHits: number): Ranked[] {
  const ordered = ranked.toSorted((a, b) => a.tier - b.tier || b.score - a.score);
  const ofPage = new Map<number, number>();
  const spread = ordered.filter(({ section: { page } }) => {
    const count = (ofPage.get(page) ?? 0) + 1;
    ofPage.set(page, count);
    return count <= MOST_OF_ONE_PAGE;
  });
  const isLater = ({ section }: Ranked) => section.group === LATER_GROUP;
  const others = spread.filter((hit) => !isLater(hit)).slice(0, maxHits);
  const room = Math.max(maxHits - others.length, Math.floor(maxHits / 2));
  const later = new Set(spread.filter(isLater).slice(0, room));
  return inGroups(spread.filter((hit) => !isLater(hit) || later.has(hit)).slice(0, maxHits));
}

/** Hits of one group stand together, the group of the best hit first. */
function inGroups(hits: Ranked[]): Ranked[] {
  const groups = new Map<SearchGroup, Ranked[]>();
  for (const hit of hits) {
    const { group } = hit.section;
    groups.set(group, [...(groups.get(group) ?? []), hit]);
  }
  return [...groups.values()].flat();
}
