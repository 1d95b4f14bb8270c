import type { SearchGroup } from './format.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { SectionIndex } from './section-index.ts';
import type { FoundLabels } from './section-labels.ts';
import { scoreSections } from './section-scores.ts';

/** A section that answers a query. A higher score is a better answer. */
export type RankedSection = {
  section: number;
  page: number;
  group: SearchGroup;
  score: number;
  /** Score relative to the other sections of the page. */
  withinPage: number;
};

/**
 * Guides answer a question better than dated posts and than the many similar pages of a reference.
 */
const GROUP_WEIGHTS: Record<SearchGroup, number> = { docs: 1, pages: 0.8, blog: 0.45, api: 0.6 };

/** In these, titles of a single word name a list or a family of operations. */
const WORDY_GROUPS: ReadonlySet<SearchGroup> = new Set(['api', 'blog']);

/**
 * Bonus if the query equals, or is a prefix of, a label of the section. Words add about 2 at most.
 */
const LABEL_SCORES = {
  title: 1,
  titlePrefix: 0.4,
  heading: 0.4,
  keyword: 0.8,
  name: 1,
  operationPrefix: 1,
};

/** Factor for labels when comparing the sections of one page, where words add about 4 at most. */
const LABELS_WITHIN_PAGE = 3;

/**
 * A page whose title has the query leads to its beginning rather than to a section that has it in a
 * longer heading, which adds 3.
 */
const TITLE_PART_WITHIN_PAGE = 3.5;
/** “Restore the files” is about “restore backup”, rather than “If the restore fails”. */
const HEADING_START_WITHIN_PAGE = 0.3;

/**
 * A section named by the query, by an operation's address or id, ranks above all that only contain
 * its words.
 */
const NAMED_SCORE = 100;

/** Pages of this group never take more than half of the hits. */
const LIMITED_GROUP = 'api';

const MAX_HITS_PER_PAGE = 3;

/** Bonus for a section that has the words as close together as the query does. */
const CLOSENESS_SCORE = 0.2;

/**
 * The number of top sections that are checked for closeness, which requires reading their texts.
 */
const CLOSENESS_CANDIDATES = 24;

/**
 * Ranks the sections that match a query, and returns the best.
 *
 * @param closeness how close together each of several sections has the words of the query, from 0
 * to 1; omitted if the texts are not available
 */
export function findBest(
  query: ParsedQuery,
  index: SectionIndex,
  maxHits: number,
  closeness: (sections: number[]) => number[] = () => [],
): RankedSection[] {
  const ranked = rankAll(query, index).sort((a, b) => b.score - a.score);
  const asked = ranked.slice(0, CLOSENESS_CANDIDATES).map(({ section }) => section);
  const close = closeness(asked);
  const scored = ranked.map((one, place) => ({
    ...one,
    score: one.score + CLOSENESS_SCORE * (close[place] ?? 0) * GROUP_WEIGHTS[one.group],
  }));
  return pickBest(bestSectionsFirst(scored), maxHits);
}

function rankAll(query: ParsedQuery, index: SectionIndex): RankedSection[] {
  const { pages } = index;
  const matches = query.words.map((word) => ({ match: word.match(), isWeak: word.isWeak }));
  const { scores, withinPage } = scoreSections(matches, pages);
  const labels = index.findLabels(query);
  const labeled = new Set(Object.values(labels).flatMap((sections) => [...sections]));
  const ranked: RankedSection[] = [];
  for (let section = 0; section < pages.sectionCount; section += 1) {
    if (scores[section] === 0 && !labeled.has(section)) continue;
    const label = labelScore(labels, query, section, pages.getGroup(pages.getPage(section)));
    const name = nameScore(labels, query, section);
    const words = scores[section] ?? 0;
    if (words + label + name === 0) continue;
    const page = pages.getPage(section);
    const group = pages.getGroup(page);
    ranked.push({
      section,
      page,
      group,
      score: (words + label) * GROUP_WEIGHTS[group] + name,
      withinPage:
        (withinPage[section] ?? 0) +
        LABELS_WITHIN_PAGE * (label + name) +
        scoreWithinPage(labels, section),
    });
  }
  return ranked;
}

/** Bonus for title and heading matches, which is weighted by group as words are. */
function labelScore(
  labels: FoundLabels,
  query: ParsedQuery,
  section: number,
  group: SearchGroup,
): number {
  let score = 0;
  if (labels.title.has(section)) {
    if (isSpecific(query) || !WORDY_GROUPS.has(group)) score += LABEL_SCORES.title;
  } else if (query.isUnfinished && labels.titlePrefix.has(section))
    score += LABEL_SCORES.titlePrefix;
  if (labels.heading.has(section)) score += LABEL_SCORES.heading;
  return score;
}

/** One plain word, such as “login” or “trash”, is rarely the name of one page or operation. */
function isSpecific({ isName, key }: ParsedQuery): boolean {
  return isName || key.includes(' ');
}

/** Bonus that only counts among the sections of a page. */
function scoreWithinPage({ titlePart, headingStart }: FoundLabels, section: number): number {
  if (titlePart.has(section)) return TITLE_PART_WITHIN_PAGE;
  return headingStart.has(section) ? HEADING_START_WITHIN_PAGE : 0;
}

/** Bonus for name matches, the same in any group. */
function nameScore(labels: FoundLabels, query: ParsedQuery, section: number): number {
  let score = 0;
  if (labels.operation.has(section)) score += NAMED_SCORE;
  if (labels.operationPrefix.has(section)) score += LABEL_SCORES.operationPrefix;
  if (labels.name.has(section) && isSpecific(query))
    score += query.isName ? NAMED_SCORE : LABEL_SCORES.name;
  if (labels.keyword.has(section)) score += LABEL_SCORES.keyword;
  return score;
}

/**
 * Reorders a page's sections by how well they answer, and reassigns the page's scores in that
 * order.
 */
function bestSectionsFirst(ranked: RankedSection[]): RankedSection[] {
  const ofPages = groupBy(ranked, ({ page }) => page);
  return [...ofPages.values()].flatMap((sections) => {
    if (sections.length === 1) return sections;
    const scores = sections.map(({ score }) => score).sort((a, b) => b - a);
    return sections
      .sort((a, b) => b.withinPage - a.withinPage)
      .slice(0, MAX_HITS_PER_PAGE)
      .map((section, place) => ({ ...section, score: scores[place] ?? 0 }));
  });
}

/** Picks the best across all pages. */
function pickBest(ranked: RankedSection[], maxHits: number): RankedSection[] {
  const ordered = ranked.toSorted((a, b) => b.score - a.score || a.section - b.section);
  const isLimited = ({ group }: RankedSection) => group === LIMITED_GROUP;
  const others = ordered.filter((hit) => !isLimited(hit)).slice(0, maxHits);
  const room = Math.max(maxHits - others.length, Math.floor(maxHits / 2));
  const later = new Set(ordered.filter(isLimited).slice(0, room));
  return groupHits(ordered.filter((hit) => !isLimited(hit) || later.has(hit)).slice(0, maxHits));
}

/** Groups the hits, with the group of the best hit first. */
function groupHits(hits: RankedSection[]): RankedSection[] {
  return [...groupBy(hits, ({ group }) => group).values()].flat();
}

/** `Map.groupBy`, which not every browser supports. */
function groupBy<Key>(
  hits: RankedSection[],
  keyOf: (hit: RankedSection) => Key,
): Map<Key, RankedSection[]> {
  const groups = new Map<Key, RankedSection[]>();
  for (const hit of hits) {
    const group = groups.get(keyOf(hit));
    if (group) group.push(hit);
    else groups.set(keyOf(hit), [hit]);
  }
  return groups;
}
