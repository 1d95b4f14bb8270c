import type { SearchAnswer } from './search-answer.ts';

/**
 * The complete answer in place of the early one. If the reader has moved the selection, or the
 * pointer, over the early hits, they keep their places, and gain the texts.
 */
export function improveAnswer(
  early: SearchAnswer | undefined,
  complete: SearchAnswer,
  hasMoved: boolean,
): SearchAnswer {
  if (!hasMoved || !early?.isEarly || early.query !== complete.query) return complete;
  const hits = early.hits.map((hit) => complete.hits.find(({ url }) => url === hit.url) ?? hit);
  return { ...complete, hits };
}
