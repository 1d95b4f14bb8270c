import type { Bound } from './schema.ts';

/** Lower and upper bounds; the exclusive form is the stricter one at the same number. */
const LOWER = ['minimum', 'exclusiveMinimum'];
const UPPER = ['maximum', 'exclusiveMaximum'];

/**
 * The bounds of two parts that both apply: the stricter one of each pair of numbers. Others, such as
 * patterns, are all kept.
 */
export function mergeBounds(first: Bound[], second: Bound[]): Bound[] {
  if (first.length === 0 || second.length === 0) return first.length > 0 ? first : second;
  const merged = [...first];
  for (const bound of second) {
    const rivals = getRivals(bound.keyword);
    const index = merged.findIndex(
      ({ keyword, value }) =>
        rivals.includes(keyword) &&
        (value === bound.value || isOrdered(keyword, value, bound.value)),
    );
    const known = merged[index];
    if (!known) merged.push(bound);
    else merged[index] = getStricter(known, bound);
  }
  return merged;
}

/** The keywords that limit the same thing in the same direction. */
function getRivals(keyword: string): string[] {
  if (LOWER.includes(keyword)) return LOWER;
  return UPPER.includes(keyword) ? UPPER : [keyword];
}

/** Whether one of two values is stricter than the other, unlike strings and factors. */
function isOrdered(keyword: string, ...values: string[]): boolean {
  const isLimit = /^(?:min|max|exclusive)/.test(keyword);
  return isLimit && values.every((value) => value !== '' && !Number.isNaN(Number(value)));
}

function getStricter(first: Bound, second: Bound): Bound {
  const difference = Number(first.value) - Number(second.value);
  if (first.value === second.value || difference === 0) {
    return second.keyword.startsWith('exclusive') ? second : first;
  }
  return difference > 0 === isLower(first.keyword) ? first : second;
}

function isLower(keyword: string): boolean {
  return /^(?:min|exclusiveMin)/.test(keyword);
}
