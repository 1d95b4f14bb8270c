import { walkReferences } from '../follow-reference.ts';
import { asObject, isObject, type JsonObject } from '../json.ts';
import { repairBounds } from './bounds.ts';
import { checkMapping } from './discriminators.ts';
import type { Draft } from './draft.ts';
import { describeFound, type RepairState, removeKey, repairTexts } from './faults.ts';
import { repairFlag } from './flags.ts';

const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);

const TYPE_HINT =
  'Expected: "string", "number", "integer", "boolean", "object", "array" or "null".';

/** Types of other languages, with what they are in JSON. */
const FOREIGN_TYPES: Record<string, { type?: string; format?: string }> = {
  any: {},
  mixed: {},
  file: { type: 'string', format: 'binary' },
  binary: { type: 'string', format: 'binary' },
  int: { type: 'integer' },
  int32: { type: 'integer', format: 'int32' },
  int64: { type: 'integer', format: 'int64' },
  long: { type: 'integer', format: 'int64' },
  float: { type: 'number', format: 'float' },
  double: { type: 'number', format: 'double' },
  decimal: { type: 'number' },
  bool: { type: 'boolean' },
  str: { type: 'string' },
  text: { type: 'string' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  'date-time': { type: 'string', format: 'date-time' },
  timestamp: { type: 'string', format: 'date-time' },
  uuid: { type: 'string', format: 'uuid' },
  list: { type: 'array' },
  map: { type: 'object' },
};

/** Repairs the keywords of a schema that have no schemas as values. */
export function repairSchema(draft: Draft, state: RepairState): void {
  repairTexts(draft, ['title', 'description', 'format'], state);
  repairType(draft, state);
  dropOtherType(draft, state);
  repairEnum(draft, state);
  repairRequired(draft, state);
  repairBounds(draft, state);
  checkMapping(draft, state);
  for (const key of ['additionalProperties', 'unevaluatedProperties'])
    repairFlag(draft, key, state);
}

function repairType(draft: Draft, state: RepairState): void {
  const type = draft.get('type');
  if (type === undefined) return;
  const kind = 'unknown types';
  if (typeof type === 'string') {
    // A type of version 2, which its conversion reads.
    if (TYPES.has(type) || (state.isOld && type === 'file')) return;
    replaceType(draft, type, state);
  } else if (Array.isArray(type)) {
    const texts = type.filter((entry) => typeof entry === 'string');
    // YAML reads the type `null` without quotes as the value null.
    const named = type.includes(null) ? [...texts, 'null'] : texts;
    if (texts.length === type.length) return;
    const message = `found ${describeFound(type.find((entry) => typeof entry !== 'string'))} in the list.`;
    state.report(draft.original, ['type'], { message, hint: TYPE_HINT, kind });
    draft.set('type', named);
  } else removeKey(draft, 'type', state, { hint: TYPE_HINT, kind });
}

/**
 * Leaves out a type beside a reference to another one, where keys beside references are ignored
 * (https://spec.openapis.org/oas/v3.0.4#reference-object).
 */
function dropOtherType(draft: Draft, { document, isOld, report }: RepairState): void {
  const type = draft.get('type');
  const isIgnored = isOld || /^3\.0\b/.test(String(document.openapi));
  if (!isIgnored || typeof type !== 'string' || typeof draft.get('$ref') !== 'string') return;
  const target = targetOf(draft.original, document);
  const other = target.type ?? (isObject(target.properties) ? 'object' : undefined);
  if (typeof other !== 'string' || other === type) return;
  const message = `found "${type}" beside a reference to the type "${other}", which is shown.`;
  const hint = 'Before version 3.1, keys beside references are ignored. Remove the type.';
  report(draft.original, ['type'], { message, hint, kind: 'types beside references' });
  draft.remove('type');
}

/** What a schema refers to; an empty object if that is not found. */
export function targetOf(schema: unknown, document: JsonObject): JsonObject {
  return asObject([...walkReferences(schema, document)].at(-1));
}

/** What the name of a type means in JSON, in any case and also of other languages. */
export function findType(name: string): { type?: string; format?: string } | undefined {
  const lower = name.toLowerCase();
  if (TYPES.has(lower)) return { type: lower };
  return Object.hasOwn(FOREIGN_TYPES, lower) ? FOREIGN_TYPES[lower] : undefined;
}

function replaceType(draft: Draft, name: string, state: RepairState): void {
  const kind = 'unknown types';
  const known = findType(name);
  if (!known) {
    const message = `found ${describeFound(name)}, which is shown as it is.`;
    state.report(draft.original, ['type'], { message, hint: TYPE_HINT, kind });
    return;
  }
  const { type, format } = known;
  const meaning = type === undefined ? 'any value' : `"${type}"`;
  const message = `found ${describeFound(name)}, which is read as ${meaning}.`;
  state.report(draft.original, ['type'], { message, hint: TYPE_HINT, kind });
  if (type === undefined) draft.remove('type');
  else draft.set('type', type);
  if (format !== undefined && draft.get('format') === undefined) draft.set('format', format);
}

function repairEnum(draft: Draft, state: RepairState): void {
  const values = draft.get('enum');
  if (values === undefined || Array.isArray(values)) return;
  const about = { hint: 'Expected: a list.', kind: 'enums of another type' };
  if (typeof values === 'object') {
    if (values === null) draft.remove('enum');
    else removeKey(draft, 'enum', state, about);
    return;
  }
  const message = `found ${describeFound(values)}, which is read as a list with this entry.`;
  state.report(draft.original, ['enum'], { message, ...about });
  draft.set('enum', [values]);
}

/** Before version 4 of JSON Schema, a property itself said that it is required. Now the schema around it does. */
function repairRequired(draft: Draft, state: RepairState): void {
  const required = draft.get('required');
  const properties = Object.entries(asObject(draft.get('properties')));
  const flagged = properties.flatMap(([name, schema]) =>
    isObject(schema) && isFlag(schema.required, 'true') ? [name] : [],
  );
  const names = typeof required === 'string' && !isFlag(required) ? [required] : required;
  const list: unknown[] = Array.isArray(names) ? names : [];
  const added = flagged.filter((name) => !list.includes(name));
  if (required !== undefined && !Array.isArray(required)) {
    const isUsed = typeof names !== 'string' && isFlag(required, 'true');
    const end = Array.isArray(names)
      ? 'which is read as a list with this name.'
      : isUsed
        ? 'which counts if this is a property.'
        : 'which is left out.';
    if (required !== null && !isFlag(required, 'false')) {
      const message = `found ${describeFound(required)}, ${end}`;
      const hint = 'Expected: a list of properties, in the schema that has them.';
      state.report(draft.original, ['required'], {
        message,
        hint,
        kind: 'required that is not a list',
      });
    }
    draft.remove('required');
  }
  if (added.length > 0 || (Array.isArray(names) && names !== required)) {
    draft.set('required', [...list, ...added]);
  }
}

function isFlag(value: unknown, flag?: 'true' | 'false'): boolean {
  const text = String(value);
  const isEither = typeof value !== 'object' && (text === 'true' || text === 'false');
  return isEither && (flag === undefined || text === flag);
}
