import type { SearchGroup } from './format.ts';
import type { ReadQuery } from './read-query.ts';
import type { SectionIndex } from './section-index.ts';
import type { FoundLabels } from './section-labels.ts';
import { scoreSections } from './section-scores.ts';

/** A section that answers a query, the better the higher its score. */
export type Ranked = {
  section: number;
  page: number;
  group: SearchGroup;
  score: number;
  /** Compared with the other sections of the page. */
  withinPage: number;
};

/** Guides answer a question better than what is of one day, and than pages that are many and alike. */
const GROUP_WEIGHTS: Record<SearchGroup, number> = { docs: 1, pages: 0.8, blog: 0.6, api: 0.6 };

/** What it adds to a score that the query is, or begins, the label of a section. Words add about 2 at most. */
const LABEL_SCORES = {
  title: 1,
  titlePrefix: 0.4,
  heading: 0.2,
  keyword: 0.8,
  name: 1.2,
  operationPrefix: 1,
};

/** Among the sections of one page, where words add about 4 at most, labels count so much more. */
const LABELS_WITHIN_PAGE = 3;

/** What the query names comes before all that holds its words: the address of an operation, the name of one. */
const NAMED_SCORE = 100;

/** Pages of this group never take more than half of the room. */
const LATER_GROUP = 'api';

const MOST_OF_ONE_PAGE = 3;

/** What it adds to a score that a section holds the words as close together as the query does. */
const CLOSE_SCORE = 0.2;

/** Of so many sections it is asked how close together their words are: the texts must be read for it. */
const ASKED_FOR_CLOSENESS = 24;

/**
 * Ranks the sections that hold words of a query, and takes the best.
 * @param closeness how close together each of several sections holds the words of the query, from 0 to 1; left out where
 *   the texts are not at hand
 */
export function findBest(
  query: ReadQuery,
  index: SectionIndex,
  maxHits: number,
  closeness: (sections: number[]) => number[] = () => [],
): Ranked[] {
  const ranked = rankAll(query, index).sort((a, b) => b.score - a.score);
  const asked = ranked.slice(0, ASKED_FOR_CLOSENESS).map(({ section }) => section);
  const close = closeness(asked);
  const scored = ranked.map((one, place) => ({
    ...one,
    score: one.score + CLOSE_SCORE * (close[place] ?? 0) * GROUP_WEIGHTS[one.group],
  }));
  return pickBest(bestSectionsFirst(scored), maxHits);
}

function rankAll(query: ReadQuery, index: SectionIndex): Ranked[] {
  const { pages } = index;
  const matches = query.words.map((word) => ({ match: word.match(), isWeak: word.isWeak }));
  const { scores, withinPage } = scoreSections(matches, pages);
  const labels = index.labelled(query);
  const ranked: Ranked[] = [];
  for (let section = 0; section < pages.sectionCount; section += 1) {
    const label = labelScore(labels, query.isUnfinished, section);
    const name = nameScore(labels, query, section);
    const words = scores[section] ?? 0;
    if (words + label + name === 0) continue;
    const page = pages.pageOf(section);
    const group = pages.groupOf(page);
    ranked.push({
      section,
      page,
      group,
      score: (words + label) * GROUP_WEIGHTS[group] + name,
      withinPage: (withinPage[section] ?? 0) + LABELS_WITHIN_PAGE * (label + name),
    });
  }
  return ranked;
}

/** What labels of the section's text add, which are judged by its group as words are. */
function labelScore(labels: FoundLabels, isUnfinished: boolean, section: number): number {
  let score = 0;
  if (labels.title.has(section)) score += LABEL_SCORES.title;
  else if (isUnfinished && labels.titlePrefix.has(section)) score += LABEL_SCORES.titlePrefix;
  if (labels.heading.has(section)) score += LABEL_SCORES.heading;
  return score;
}

/** What names add, in any group. */
function nameScore(labels: FoundLabels, { isName, key }: ReadQuery, section: number): number {
  let score = 0;
  if (labels.operation.has(section)) score += NAMED_SCORE;
  if (labels.operationPrefix.has(section)) score += LABEL_SCORES.operationPrefix;
  // “login” alone is a word like any other, though an operation has it as id.
  const isTelling = isName || key.includes(' ');
  if (labels.name.has(section) && isTelling) score += isName ? NAMED_SCORE : LABEL_SCORES.name;
  if (labels.keyword.has(section)) score += LABEL_SCORES.keyword;
  return score;
}

/** Gives the scores of a page's sections to them in the order in which they answer. */
function bestSectionsFirst(ranked: Ranked[]): Ranked[] {
  const ofPages = groupBy(ranked, ({ page }) => page);
  return [...ofPages.values()].flatMap((sections) => {
    if (sections.length === 1) return sections;
    const scores = sections.map(({ score }) => score).sort((a, b) => b - a);
    return sections
      .sort((a, b) => b.withinPage - a.withinPage)
      .slice(0, MOST_OF_ONE_PAGE)
      .map((section, place) => ({ ...section, score: scores[place] ?? 0 }));
  });
}

/** The best of all pages. */
function pickBest(ranked: Ranked[], maxHits: number): Ranked[] {
  const ordered = ranked.toSorted((a, b) => b.score - a.score || a.section - b.section);
  const isLater = ({ group }: Ranked) => group === LATER_GROUP;
  const others = ordered.filter((hit) => !isLater(hit)).slice(0, maxHits);
  const room = Math.max(maxHits - others.length, Math.floor(maxHits / 2));
  const later = new Set(ordered.filter(isLater).slice(0, room));
  return inGroups(ordered.filter((hit) => !isLater(hit) || later.has(hit)).slice(0, maxHits));
}

/** Hits of one group stand together, the group of the best hit first. */
function inGroups(hits: Ranked[]): Ranked[] {
  return [...groupBy(hits, ({ group }) => group).values()].flat();
}

/** `Map.groupBy`, which not every browser has. */
function groupBy<Key>(hits: Ranked[], keyOf: (hit: Ranked) => Key): Map<Key, Ranked[]> {
  const groups = new Map<Key, Ranked[]>();
  for (const hit of hits) {
    const group = groups.get(keyOf(hit));
    if (group) group.push(hit);
    else groups.set(keyOf(hit), [hit]);
  }
  return groups;
}
