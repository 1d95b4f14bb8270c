import { makeRandom } from '../random.ts';

/**
 * The order of a round: shuffled, so that no item always comes first or follows the same other item.
 * The same number results in the same order.
 */
export function shuffled<Item>(items: readonly Item[], round: number): Item[] {
  const random = makeRandom(round + 1);
  const rest = [...items];
  return items.flatMap(() => rest.splice(random.below(rest.length), 1));
}
