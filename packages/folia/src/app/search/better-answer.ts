import type { SearchHit } from 'folia-search/format';
import type { SearchAnswer } from './search-answer.ts';

/**
 * The complete answer in place of the early one. If the reader has moved the selection, or the
 * pointer, over the early hits, they keep their places and gain the texts; the others follow.
 */
export function improveAnswer(
  early: SearchAnswer | undefined,
  complete: SearchAnswer,
  hasMoved: boolean,
): SearchAnswer {
  if (!hasMoved || !early?.isEarly || early.query !== complete.query) return complete;
  const within = (hits: SearchHit[], { url }: SearchHit) => hits.find((hit) => hit.url === url);
  const kept = early.hits.map((hit) => within(complete.hits, hit) ?? hit);
  const added = complete.hits.filter((hit) => !within(early.hits, hit));
  return { ...complete, hits: [...kept, ...added].slice(0, complete.options.maxHits) };
}
