import type { Schema } from './schema.ts';

/** Whether a value is part of a request or of a response. */
export type Direction = 'request' | 'response';

/** Whether a property is left out in a direction (https://spec.openapis.org/oas/v3.0.4#schema-object). */
export function isUnsent(
  { readOnly, writeOnly }: Pick<Schema, 'readOnly' | 'writeOnly'>,
  direction: Direction,
): boolean {
  return direction === 'request' ? readOnly : writeOnly;
}
