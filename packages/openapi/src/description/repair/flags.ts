import type { Kind } from '../grammar.ts';
import type { Draft } from './draft.ts';
import { describeFound, type RepairState, removeKey } from './faults.ts';

const OF_PARAMETER = ['required', 'deprecated', 'allowEmptyValue', 'explode', 'allowReserved'];

/** The keys whose values are booleans. In version 2.0, parameters have some of schemas. */
const FLAGS: Partial<Record<Kind, string[]>> = {
  operation: ['deprecated'],
  parameter: [...OF_PARAMETER, 'uniqueItems'],
  header: [...OF_PARAMETER, 'uniqueItems'],
  requestBody: ['required'],
  encoding: ['explode', 'allowReserved'],
  securityScheme: ['deprecated'],
  schema: ['deprecated', 'readOnly', 'writeOnly', 'nullable', 'x-nullable', 'uniqueItems'],
};

/** Reads quoted booleans, and removes what is not a boolean. */
export function repairFlags(kind: Kind, draft: Draft, state: RepairState): void {
  for (const key of FLAGS[kind] ?? []) {
    repairFlag(draft, key, state);
    const value = draft.get(key);
    if (value === undefined || typeof value === 'boolean') continue;
    const about = { hint: 'Expected: true or false.', kind: 'booleans of another type' };
    if (value === null) draft.remove(key);
    else removeKey(draft, key, state, about);
  }
}

/** Some quote a boolean. */
export function repairFlag(draft: Draft, key: string, state: RepairState): void {
  const value = draft.get(key);
  if (value !== 'true' && value !== 'false') return;
  const message = `found ${describeFound(value)}, which is read as ${value}.`;
  state.report(draft.original, [key], {
    message,
    hint: 'Leave out the quotes.',
    kind: 'quoted booleans',
  });
  draft.set(key, value === 'true');
}
