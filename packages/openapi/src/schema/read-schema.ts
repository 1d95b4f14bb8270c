import {
  fragmentOf,
  isObject,
  type JsonObject,
  listOf,
  objectOf,
  pointerTokens,
  textOf,
  valueAt,
} from '../description/json.ts';
import { mergeParts, WOVEN } from './merge-parts.ts';
import type { Bound, Discriminator, Property, RawSchema, ReadSchema, Schema } from './schema.ts';

export type SchemaSources = {
  document: JsonObject;
  /** Names of schemas that have a page of their own without being components. */
  parts: ReadonlyMap<object, string>;
  /** The extension that names the release which brought a property. */
  sinceKey: string;
};

const BOUNDS = [
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'minContains', 'maxContains'],
  ...['minProperties', 'maxProperties', 'contentMediaType', 'contentEncoding'],
];

const MODEL = /^#\/(?:components\/schemas|definitions)\/([^/]+)$/;

/** The name of the model that a reference leads to. */
export function modelOf(reference: string): string | undefined {
  const name = MODEL.exec(reference)?.[1];
  return name === undefined ? undefined : pointerTokens(`/${name}`)[0];
}

/** Makes the function that reads schemas; what it has read it keeps. */
export function makeReadSchema({ document, parts, sinceKey }: SchemaSources): ReadSchema {
  const known = new WeakMap<object, Schema>();
  /** How often a schema has been left out because it is being read already. */
  let cuts = 0;

  function read(raw: RawSchema, within: ReadonlySet<object>): Schema {
    if (typeof raw === 'boolean') return { ...emptySchema(), not: raw ? undefined : true };
    const kept = known.get(raw);
    if (kept) return kept;
    const part = parts.get(raw);
    const cutsBefore = cuts;
    const plain =
      typeof raw.$ref === 'string' ? readReference(raw, raw.$ref, within) : readParts(raw, within);
    const schema = part === undefined ? plain : { ...plain, model: part };
    // What is read within itself lacks what it is part of; all else is the same wherever it is read.
    if (within.size === 0 || cuts === cutsBefore) known.set(raw, schema);
    return schema;
  }

  /** Whether a schema would be part of itself. */
  function isCut(raw: RawSchema, within: ReadonlySet<object>): boolean {
    if (typeof raw !== 'object' || !within.has(raw)) return false;
    cuts += 1;
    return true;
  }

  /** Words beside a reference count before those of what it leads to. */
  function readReference(raw: JsonObject, reference: string, within: ReadonlySet<object>): Schema {
    const target = valueAt(document, pointerTokens(reference));
    const { $ref: _, ...beside } = raw;
    const model = modelOf(reference);
    if (!isRaw(target) || isCut(target, within)) {
      return { ...ownWords(beside, sinceKey, document), model };
    }
    const inner = read(target, deeper(within, raw));
    const whole = { ...inner, model: model ?? inner.model };
    if (Object.keys(beside).length === 0) return whole;
    return { ...mergeParts(readParts(beside, within), whole), model: whole.model };
  }

  function readParts(raw: JsonObject, within: ReadonlySet<object>): Schema {
    const own = ownWords(raw, sinceKey, document);
    const inside = deeper(within, raw);
    const readPart = (part: RawSchema): Schema | undefined =>
      isCut(part, inside) ? undefined : read(part, inside);
    const parts = listOf(raw.allOf)
      .filter(isRaw)
      .map(readPart)
      .filter((part) => part !== undefined);
    const merged = parts.reduce(mergeParts, own);
    const withNames = withRequired(merged, listOf(raw.required));
    const single = singleVariant(withNames);
    const alone = single && readPart(single.schema);
    if (single && alone) {
      const rest = {
        ...withNames,
        variants: single.others,
        nullable: withNames.nullable || single.nullable,
      };
      return { ...mergeParts(rest, alone), model: addsNothing(raw) ? alone.model : undefined };
    }
    if (!addsNothing(raw)) return withNames;
    const models = parts.map(
      (part) => part.allOfModels ?? (part.model === undefined ? [] : [part.model]),
    );
    const names = [...new Set(models.flat())];
    const isAllNamed = names.length > 0 && models.every((own) => own.length > 0);
    if (!isAllNamed) return withNames;
    // A reference in an allOf of its own is how version 3.0 writes words beside a reference.
    return names.length === 1
      ? { ...withNames, model: names[0] }
      : { ...withNames, allOfModels: names };
  }

  return (raw) => read(raw, new Set());
}

export function isRaw(value: unknown): value is RawSchema {
  return typeof value === 'boolean' || isObject(value);
}

function deeper(within: ReadonlySet<object>, raw: object): ReadonlySet<object> {
  return new Set([...within, raw]);
}

/** Whether beside its only part a schema has nothing but words about it. */
function addsNothing(raw: JsonObject): boolean {
  return !['properties', 'required', 'items', 'enum', 'patternProperties'].some(
    (key) => key in raw,
  );
}

/** Of alternatives that are one schema and null, the schema. */
function singleVariant({ variants }: Schema) {
  const isNull = (choice: RawSchema) => typeof choice === 'object' && choice.type === 'null';
  for (const candidate of variants) {
    const [schema, ...more] = candidate.choices.filter((choice) => !isNull(choice));
    if (schema === undefined || more.length > 0) continue;
    const others = variants.filter((other) => other !== candidate);
    return { schema, others, nullable: candidate.choices.some(isNull) };
  }
  return undefined;
}

/** A part may require properties that another one names. */
function withRequired(schema: Schema, names: unknown[]): Schema {
  if (names.length === 0) return schema;
  const required = new Set(names);
  const known = new Set(schema.properties.map(({ name }) => name));
  const unnamed = names.filter((name) => typeof name === 'string' && !known.has(name));
  return {
    ...schema,
    properties: [
      ...schema.properties.map((property) =>
        required.has(property.name) ? { ...property, required: true } : property,
      ),
      ...unnamed.map((name) => ({ name: String(name), schema: true, required: true })),
    ],
  };
}

/** What a schema says by itself. */
function ownWords(raw: JsonObject, sinceKey: string, document: JsonObject): Schema {
  const types = typesOf(raw);
  const properties = propertiesOf(raw.properties, raw.required);
  const items = Array.isArray(raw.items) ? undefined : raw.items;
  const tuple = Array.isArray(raw.items) ? raw.items : listOf(raw.prefixItems);
  const additional = raw.additionalProperties ?? raw.unevaluatedProperties;
  return {
    ...emptySchema(),
    isWoven: raw[WOVEN] === true,
    title: textOf(raw.title),
    description: textOf(raw.description),
    types: types.filter((type) => type !== 'null'),
    nullable: raw.nullable === true || raw['x-nullable'] === true || types.includes('null'),
    format: textOf(raw.format),
    deprecated: raw.deprecated === true,
    readOnly: raw.readOnly === true,
    writeOnly: raw.writeOnly === true,
    since: textOf(raw[sinceKey]),
    enum: Array.isArray(raw.enum) ? raw.enum : undefined,
    const: 'const' in raw ? { value: raw.const } : undefined,
    default: 'default' in raw ? { value: raw.default } : undefined,
    examples: examplesOf(raw),
    bounds: boundsOf(raw),
    properties,
    patternProperties: propertiesOf(raw.patternProperties, []),
    additional: isRaw(additional) ? additional : undefined,
    items: isRaw(items) ? items : undefined,
    prefixItems: tuple.filter(isRaw),
    variants: (['oneOf', 'anyOf'] as const).flatMap((kind) => {
      const choices = listOf(raw[kind]).filter(isRaw);
      return choices.length > 0 ? [{ kind, choices }] : [];
    }),
    not: isRaw(raw.not) ? raw.not : undefined,
    discriminator: discriminatorOf(raw.discriminator, document),
  };
}

function emptySchema(): Schema {
  return {
    types: [],
    nullable: false,
    deprecated: false,
    readOnly: false,
    writeOnly: false,
    examples: [],
    bounds: [],
    properties: [],
    patternProperties: [],
    prefixItems: [],
    variants: [],
  };
}

/** What a schema without a type describes is told by its other keywords. */
function typesOf(raw: JsonObject): string[] {
  const written = typeof raw.type === 'string' ? [raw.type] : listOf(raw.type).map(String);
  if (written.length > 0) return written;
  if ('properties' in raw || 'patternProperties' in raw) return ['object'];
  if (isObject(raw.additionalProperties)) return ['object'];
  return 'items' in raw || 'prefixItems' in raw ? ['array'] : [];
}

function propertiesOf(properties: unknown, required: unknown): Property[] {
  const names = new Set(listOf(required));
  return Object.entries(objectOf(properties)).flatMap(([name, schema]) =>
    isRaw(schema) ? [{ name, schema, required: names.has(name) }] : [],
  );
}

function examplesOf(raw: JsonObject): unknown[] {
  const examples = Array.isArray(raw.examples) ? raw.examples : [];
  const own = 'example' in raw ? raw.example : raw['x-example'];
  return own === undefined ? examples : [own, ...examples];
}

function boundsOf(raw: JsonObject): Bound[] {
  const bounds = BOUNDS.flatMap((keyword) => {
    const value = textOf(raw[keyword]);
    // Version 3.0 writes true beside the bound itself.
    if (value === undefined || value === 'false') return [];
    return [{ keyword, value }];
  });
  const exclusive = (keyword: string) => raw[keyword] === true;
  const named = bounds
    .filter(({ keyword }) => !exclusive(keyword))
    .map(({ keyword, value }) => {
      if (keyword === 'minimum' && exclusive('exclusiveMinimum'))
        return { keyword: 'exclusiveMinimum', value };
      if (keyword === 'maximum' && exclusive('exclusiveMaximum'))
        return { keyword: 'exclusiveMaximum', value };
      return { keyword, value };
    });
  return raw.uniqueItems === true ? [...named, { keyword: 'uniqueItems', value: '' }] : named;
}

function discriminatorOf(raw: unknown, document: JsonObject): Discriminator | undefined {
  // Version 2.0 writes the name of the property alone.
  if (typeof raw === 'string') return { property: raw, mapping: [] };
  const property = textOf(objectOf(raw).propertyName);
  if (property === undefined) return undefined;
  const mapping = Object.entries(objectOf(objectOf(raw).mapping)).flatMap(([value, target]) => {
    if (typeof target !== 'string') return [];
    const $ref = target.startsWith('#') ? target : fragmentOf(['components', 'schemas', target]);
    return valueAt(document, pointerTokens($ref)) === undefined
      ? []
      : [{ value, schema: { $ref } }];
  });
  return { property, mapping };
}
