import { asObject, isObject, type JsonObject } from '../json.ts';
import { type Draft, makeDraft } from './draft.ts';
import type { RepairState } from './faults.ts';
import { findType, targetOf } from './schemas.ts';

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
  const found = targetOf(schema, document);
  if (isFile(found)) return 'file';
  return found.type === 'array' && isFile(targetOf(found.items, document)) ? 'files' : undefined;
}

function isFile({ type, format }: JsonObject): boolean {
  if (typeof type !== 'string') return false;
  return type === 'string' ? format === 'binary' : findType(type)?.format === 'binary';
}
