import type { Kind } from '../grammar.ts';
import { asObject, type JsonObject, toFragment } from '../json.ts';
import type { RepairState } from './faults.ts';
import { findType } from './schemas.ts';

/** What is read in place of a value that is not an object. `meaning` ends the sentence about it. */
export type Substitute = { value: JsonObject; meaning: string };

/** The object that a value of another type was probably meant to be; undefined if there is none. */
export function coerce(
  kind: Kind,
  value: unknown,
  { document, isOld }: RepairState,
): Substitute | undefined {
  switch (kind) {
    case 'schema':
      return coerceSchema(value, document, isOld);
    case 'response':
      return typeof value === 'string'
        ? { value: { description: value }, meaning: 'which is read as its description.' }
        : { value: {}, meaning: 'which is shown without content.' };
    case 'example':
      return { value: { value }, meaning: 'which is read as the value of the example.' };
    case 'mediaType':
    case 'header':
    case 'encoding':
      return { value: {}, meaning: 'which is shown without a schema.' };
    case 'tag':
      return typeof value === 'string' || typeof value === 'number'
        ? { value: { name: String(value) }, meaning: 'which is read as its name.' }
        : undefined;
    case 'server':
      return typeof value === 'string'
        ? { value: { url: value }, meaning: 'which is read as its URL.' }
        : undefined;
    case 'externalDocs':
      return typeof value === 'string'
        ? { value: { url: value }, meaning: 'which is read as its URL.' }
        : undefined;
    default:
      return undefined;
  }
}

function coerceSchema(value: unknown, document: JsonObject, isOld: boolean): Substitute {
  if (typeof value === 'string') {
    const path = isOld ? ['definitions'] : ['components', 'schemas'];
    const schemas = asObject(isOld ? document.definitions : asObject(document.components).schemas);
    if (Object.hasOwn(schemas, value)) {
      const $ref = toFragment([...path, value]);
      return {
        value: { $ref },
        meaning: 'which is read as a reference to the schema of that name.',
      };
    }
    const type = findType(value);
    if (type) return { value: type, meaning: 'which is read as its type.' };
  }
  return { value: {}, meaning: 'which is shown as any value.' };
}
