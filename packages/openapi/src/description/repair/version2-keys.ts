import { followReference } from '../follow-reference.ts';
import { asList, asObject, asText, isObject, type JsonObject } from '../json.ts';
import { isOfBody } from '../version2-parameters.ts';
import type { Draft } from './draft.ts';
import type { RepairState } from './faults.ts';
import { OF_VALUES } from './misspelled.ts';

/*
 * Reads the parts of a version 3 description that are still written as in version 2.0.
 */

const KIND = 'keys of version 2.0';

type BodyParameter = { written: JsonObject; target: JsonObject; index: number };

/** Makes the body of an operation from its parameters in `body` and `formData`, unless there are several bodies. */
export function moveBodyParameters(draft: Draft, state: RepairState): void {
  const parameters = asList(draft.get('parameters'));
  const found = parameters.flatMap((written, index): BodyParameter[] => {
    const target = followReference(written, state.document);
    const isNamed = isObject(target) && asText(target.name) !== undefined;
    return isObject(written) && isNamed && isOfBody(target) ? [{ written, target, index }] : [];
  });
  const [first, ...others] = found;
  if (!first) return;
  const isForm = found.every(({ target }) => target.in === 'formData');
  // Otherwise, each is reported where it is left out.
  if (draft.get('requestBody') !== undefined || (others.length > 0 && !isForm)) return;
  const contentType = isForm ? formType(found) : 'application/json';
  for (const { written, target } of found) {
    state.moved.add(target);
    const message = isForm
      ? `The parameter "${String(target.name)}" is read as a field of a body of the type "${contentType}".`
      : `The parameter "${String(target.name)}" is read as a body of the type "${contentType}".`;
    const hint = 'In version 3, the body is described in "requestBody".';
    state.report(written, ['$ref' in written ? '$ref' : 'in'], { message, hint, kind: KIND });
  }
  const body: JsonObject = {
    ...(isForm ? {} : { description: first.target.description }),
    required: found.some(({ target }) => target.required === true),
    content: { [contentType]: { schema: isForm ? formSchema(found) : valueSchema(first.target) } },
  };
  setMade(draft, 'requestBody', body, ['parameters', String(first.index)], state);
  const moved = new Set<unknown>(found.map(({ written }) => written));
  draft.set(
    'parameters',
    parameters.filter((written) => !moved.has(written)),
  );
}

function formType(fields: BodyParameter[]): string {
  const hasFile = fields.some(
    ({ target: { type, schema } }) => type === 'file' || asObject(schema).format === 'binary',
  );
  return hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
}

function formSchema(fields: BodyParameter[]): JsonObject {
  return {
    type: 'object',
    required: fields.flatMap(({ target: { name, required } }) => (required === true ? [name] : [])),
    properties: Object.fromEntries(
      fields.map(({ target }) => {
        const schema = valueSchema(target);
        const { description } = target;
        return [
          String(target.name),
          description === undefined ? schema : { ...schema, description },
        ];
      }),
    ),
  };
}

/** The schema of a value, which version 2.0 writes among the keys of its parameter. */
function valueSchema({ schema, ...keys }: JsonObject): JsonObject {
  if (isObject(schema)) return schema;
  const own = [...OF_VALUES, 'items', 'example'].filter((key) => keys[key] !== undefined);
  const made: JsonObject = Object.fromEntries(own.map((key) => [key, keys[key]]));
  return made.type === 'file' ? { ...made, type: 'string', format: 'binary' } : made;
}

/** Gives a parameter or header a schema if it has a type instead. */
export function moveType(draft: Draft, state: RepairState): void {
  if (draft.get('type') === undefined) return;
  if (draft.get('schema') !== undefined || draft.get('content') !== undefined) return;
  const message = 'read as the type in a schema.';
  const hint = 'In version 3, the type is in "schema".';
  state.report(draft.original, ['type'], { message, hint, kind: KIND });
  // Examples of a parameter stay where they are.
  const { example: _, ...schema } = valueSchema(draft.original);
  setMade(draft, 'schema', schema, [], state);
}

/** Gives a response media types if it has a schema instead. */
export function moveSchema(draft: Draft, state: RepairState): void {
  const schema = draft.get('schema');
  if (schema === undefined || draft.get('content') !== undefined) return;
  const message = 'read as the schema of a response of the type "application/json".';
  const hint = 'In version 3, a response has its schemas in "content", by media type.';
  state.report(draft.original, ['schema'], { message, hint, kind: KIND });
  draft.set('content', { 'application/json': { schema } });
  draft.remove('schema');
}

function setMade(
  draft: Draft,
  key: string,
  made: JsonObject,
  path: string[],
  { origins }: RepairState,
): void {
  const origin = origins.get(draft.original);
  if (origin) origins.set(made, { ...origin, path: [...origin.path, ...path] });
  draft.set(key, made);
}
