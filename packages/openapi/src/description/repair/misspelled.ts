import { nearest } from 'folia-problems';
import { getSlots, isExtension, type Kind } from '../grammar.ts';
import type { Draft } from './draft.ts';
import type { RepairState } from './faults.ts';

/** The keys with which version 2.0 describes the value of a parameter. */
export const OF_VALUES = [
  ...['type', 'format', 'default', 'enum', 'pattern', 'uniqueItems', 'multipleOf'],
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems'],
];

const OF_PARAMETER = [
  ...['name', 'in', 'description', 'required', 'deprecated', 'allowEmptyValue', 'style'],
  ...['explode', 'allowReserved', 'example', 'collectionFormat', ...OF_VALUES],
];

/** The keys of objects that contain no further objects; `grammar.ts` has the others. */
const DATA: [Kind, string[]][] = [
  [
    'operation',
    [
      ...['tags', 'summary', 'description', 'operationId', 'deprecated', 'security'],
      ...['consumes', 'produces', 'schemes'],
    ],
  ],
  ['parameter', OF_PARAMETER],
  ['header', OF_PARAMETER],
  ['requestBody', ['description', 'required']],
  ['response', ['summary', 'description', 'examples']],
  ['mediaType', ['description', 'example']],
  [
    'schema',
    [
      ...['title', 'description', 'deprecated', 'readOnly', 'writeOnly', 'nullable', ...OF_VALUES],
      ...['example', 'examples', 'const', 'required', 'discriminator', 'xml', 'externalDocs'],
      ...['minContains', 'maxContains', 'minProperties', 'maxProperties', 'contentEncoding'],
      ...['contentMediaType', 'additionalItems', 'dependencies', 'dependentRequired'],
    ],
  ],
];

const KNOWN = new Map(
  DATA.map(([kind, data]) => [kind, new Set([...data, ...getSlots(kind).map(([key]) => key)])]),
);

/** Unknown keys are not faults, unless they look like a known one that is missing. */
export function reportMisspelled(kind: Kind, draft: Draft, state: RepairState): void {
  const known = KNOWN.get(kind);
  if (!known) return;
  for (const key of Object.keys(draft.original)) {
    if (known.has(key) || isExtension(key) || key.startsWith('$') || key.length < 6) continue;
    const meant = nearest(key, known);
    if (meant === undefined || draft.get(meant) !== undefined) continue;
    const message = 'unknown key, which is left out.';
    const hint = `Did you mean "${meant}"?`;
    state.report(draft.original, [key], { message, hint, kind: 'misspelled keys' });
  }
}
