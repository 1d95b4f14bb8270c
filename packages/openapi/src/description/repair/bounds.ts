import type { Draft } from './draft.ts';
import { type RepairState, removeKey } from './faults.ts';

const NUMBERS = [
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minContains', 'maxContains'],
  ...['minProperties', 'maxProperties'],
];
const TEXTS = ['pattern', 'contentMediaType', 'contentEncoding'];

/** Removes constraints that are lists or objects, which no page can show. */
export function repairBounds(draft: Draft, state: RepairState): void {
  for (const key of [...NUMBERS, ...TEXTS]) {
    const value = draft.get(key);
    if (value === null) draft.remove(key);
    if (typeof value !== 'object' || value === null) continue;
    const hint = NUMBERS.includes(key) ? 'Expected: a number.' : 'Expected: a string.';
    removeKey(draft, key, state, { hint, kind: 'constraints of another type' });
  }
}
