import type { Bound } from '../schema/schema.ts';
import type { SchemaChange } from './change.ts';

/** Bounds that a higher value tightens. */
const LOWER = new Set([
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'],
]);
const UPPER = new Set([
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'],
]);

/** These have no effect if they are 0. */
const COUNTS = new Set(['minLength', 'minItems', 'minProperties']);

/** The inclusive bound that shares a limit with an exclusive one: only the stricter applies. */
const INCLUSIVE: Record<string, string> = {
  exclusiveMinimum: 'minimum',
  exclusiveMaximum: 'maximum',
};

/** The differences between the limits of two schemas, which may both be of integers. */
export function compareBounds(before: Bound[], after: Bound[], isInteger: boolean): SchemaChange[] {
  const [old, now] = [byLimit(before), byLimit(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((limit) =>
    compareBound(old.get(limit), now.get(limit), isInteger),
  );
}

/** The strictest bound of each limit. */
function byLimit(bounds: Bound[]): Map<string, Bound> {
  const limits = new Map<string, Bound>();
  for (const bound of bounds) {
    if (COUNTS.has(bound.keyword) && Number(bound.value) === 0) continue;
    const limit = INCLUSIVE[bound.keyword] ?? bound.keyword;
    const known = limits.get(limit);
    if (!known || getStep(known, bound) === 'boundTightened') limits.set(limit, bound);
  }
  return limits;
}

function compareBound(
  before: Bound | undefined,
  after: Bound | undefined,
  isInteger: boolean,
): SchemaChange[] {
  if (before && after) {
    if (before.keyword === after.keyword && isSameValue(before.value, after.value)) return [];
    if (isInteger && outermost(before) === outermost(after)) return [];
    const rule = getStep(before, after);
    return [{ rule, path: '', before: boundText(before), after: boundText(after) }];
  }
  if (after) return [{ rule: 'boundAdded', path: '', after: boundText(after) }];
  return before ? [{ rule: 'boundRemoved', path: '', before: boundText(before) }] : [];
}

function getStep(before: Bound, after: Bound) {
  const [old, now] = [Number(before.value), Number(after.value)];
  const { keyword } = before;
  if (LOWER.has(keyword) || UPPER.has(keyword)) {
    if (old === now) return after.keyword in INCLUSIVE ? 'boundTightened' : 'boundLoosened';
    return LOWER.has(keyword) === now > old ? 'boundTightened' : 'boundLoosened';
  }
  if (keyword !== 'multipleOf') return 'boundChanged';
  if (isMultiple(now, old)) return 'boundTightened';
  return isMultiple(old, now) ? 'boundLoosened' : 'boundChanged';
}

/** The outermost integer that a bound allows, since "above 0" is the same as "at least 1". */
function outermost({ keyword, value }: Bound): number {
  const number = Number(value);
  if (keyword === 'exclusiveMinimum') return Math.floor(number) + 1;
  if (keyword === 'exclusiveMaximum') return Math.ceil(number) - 1;
  if (keyword === 'minimum') return Math.ceil(number);
  return keyword === 'maximum' ? Math.floor(number) : Number.NaN;
}

function isMultiple(value: number, of: number): boolean {
  const times = value / of;
  return Math.abs(times - Math.round(times)) < 1e-9;
}

function isSameValue(before: string, after: string): boolean {
  return before === after || (before.trim() !== '' && Number(before) === Number(after));
}

function boundText({ keyword, value }: Bound): string {
  return value === '' ? keyword : `${keyword} ${value}`;
}
