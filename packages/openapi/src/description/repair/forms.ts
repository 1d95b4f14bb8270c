import { asObject, isObject, type JsonObject, pointerTokens, valueAt } from '../json.ts';
import type { Draft } from './draft.ts';
import { makeDraft } from './draft.ts';
import type { RepairState } from './faults.ts';

/** Limit on references between a body and its schema. */
const MAX_CHAIN = 20;

const MULTIPART = /^multipart\/form-data\b/i;
const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/**
 * Reports forms whose schema describes no fields. A form that is a file, or a list of files, gets a field for them: each part
 * has a name (https://www.rfc-editor.org/rfc/rfc7578#section-4.2).
 */
export function nameFields(body: Draft, state: RepairState): void {
  const content = asObject(body.get('content'));
  const changed = Object.entries(content).map(([contentType, media]) => {
    if (!FORM.test(contentType) || !isObject(media)) return [contentType, media];
    const { schema } = media;
    const name = findFileField(schema, state.document);
    const isNamed = name !== undefined && MULTIPART.test(contentType);
    const isList = targetOf(schema, state.document).type === 'array';
    if (!isNamed && !isList) return [contentType, media];
    state.report(body.original, ['content', contentType, 'schema'], {
      message: isNamed
        ? `A form has fields with names, so the file is shown as the field "${name}".`
        : 'A form has fields with names, so samples number the items of this list.',
      hint: 'Describe the form as an object with a property for each field.',
      kind: 'forms without fields',
    });
    if (!isNamed) return [contentType, media];
    const draft = makeDraft(media, state.origins);
    draft.set('schema', { type: 'object', required: [name], properties: { [name]: schema } });
    draft.remove('example');
    draft.remove('examples');
    return [contentType, draft.finish()];
  });
  if (changed.some(([contentType, media]) => media !== content[String(contentType)])) {
    body.set('content', Object.fromEntries(changed));
  }
}

/** The name of a field for a schema that is a file or a list of files. */
function findFileField(schema: unknown, document: JsonObject): string | undefined {
  const { type, items, format } = targetOf(schema, document);
  if (format === 'binary' && type === 'string') return 'file';
  return type === 'array' && targetOf(items, document).format === 'binary' ? 'files' : undefined;
}

/** What a schema refers to; an empty object if that is not found. */
function targetOf(schema: unknown, document: JsonObject): JsonObject {
  let found = schema;
  for (let count = 0; count < MAX_CHAIN; count += 1) {
    if (!isObject(found) || typeof found.$ref !== 'string') break;
    found = valueAt(document, pointerTokens(found.$ref));
  }
  return asObject(found);
}
