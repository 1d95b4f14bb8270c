import {
  asList,
  asObject,
  asText,
  isObject,
  type JsonObject,
  pointerTokens,
  toFragment,
  valueAt,
} from '../description/json.ts';
import { MERGED, mergeParts } from './merge-parts.ts';
import type { Bound, Discriminator, Property, RawSchema, ReadSchema, Schema } from './schema.ts';

export type SchemaSources = {
  document: JsonObject;
  /** Names of schemas that have pages of their own but are not components. */
  parts: ReadonlyMap<object, string>;
  /** The extension for the release that introduced a property. */
  sinceKey: string;
};

const BOUNDS = [
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'minContains', 'maxContains'],
  ...['minProperties', 'maxProperties', 'contentMediaType', 'contentEncoding'],
];

const MODEL = /^#\/(?:components\/schemas|definitions)\/([^/]+)$/;

/** The name of the model that a reference refers to. */
export function getModelName(reference: string): string | undefined {
  const name = MODEL.exec(reference)?.[1];
  return name === undefined ? undefined : pointerTokens(`/${name}`)[0];
}

/** Creates the function that reads schemas, which caches its results. */
export function makeReadSchema({ document, parts, sinceKey }: SchemaSources): ReadSchema {
  const known = new WeakMap<object, Schema>();
  /** How often a schema was skipped because it is already being read. */
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
    // A schema that was read while cut off is incomplete, so only complete ones are cached.
    if (within.size === 0 || cuts === cutsBefore) known.set(raw, schema);
    return schema;
  }

  /** Whether a schema would contain itself. */
  function isCut(raw: RawSchema, within: ReadonlySet<object>): boolean {
    if (typeof raw !== 'object' || !within.has(raw)) return false;
    cuts += 1;
    return true;
  }

  /** Keys beside a reference override those of its target. */
  function readReference(raw: JsonObject, reference: string, within: ReadonlySet<object>): Schema {
    const target = valueAt(document, pointerTokens(reference));
    const { $ref: _, ...beside } = raw;
    const model = getModelName(reference);
    if (!isRawSchema(target) || isCut(target, within)) {
      return { ...readKeywords(beside, sinceKey, document), model };
    }
    const inner = read(target, nest(within, raw));
    const whole = { ...inner, model: model ?? inner.model };
    if (Object.keys(beside).length === 0) return whole;
    return { ...mergeParts(readParts(beside, within), whole), model: whole.model };
  }

  function readParts(raw: JsonObject, within: ReadonlySet<object>): Schema {
    const own = readKeywords(raw, sinceKey, document);
    const inside = nest(within, raw);
    const readPart = (part: RawSchema): Schema | undefined =>
      isCut(part, inside) ? undefined : read(part, inside);
    const parts = asList(raw.allOf)
      .filter(isRawSchema)
      .map(readPart)
      .filter((part) => part !== undefined);
    const merged = parts.reduce(mergeParts, own);
    const withNames = withRequired(merged, asList(raw.required));
    const single = singleVariant(withNames);
    const alone = single && readPart(single.schema);
    if (single && alone) {
      const rest = {
        ...withNames,
        variants: single.others,
        nullable: withNames.nullable || single.nullable,
      };
      return { ...mergeParts(rest, alone), model: hasOnlyText(raw) ? alone.model : undefined };
    }
    if (!hasOnlyText(raw)) return withNames;
    const models = parts.map(
      (part) => part.allOfModels ?? (part.model === undefined ? [] : [part.model]),
    );
    const names = [...new Set(models.flat())];
    const isAllNamed = names.length > 0 && models.every((own) => own.length > 0);
    if (!isAllNamed) return withNames;
    // In version 3.0, an allOf with a single reference is the way to add text to a reference.
    return names.length === 1
      ? { ...withNames, model: names[0] }
      : { ...withNames, allOfModels: names };
  }

  return (raw) => read(raw, new Set());
}

export function isRawSchema(value: unknown): value is RawSchema {
  return typeof value === 'boolean' || isObject(value);
}

function nest(within: ReadonlySet<object>, raw: object): ReadonlySet<object> {
  return new Set([...within, raw]);
}

/** Whether a schema has only text besides its single part. */
function hasOnlyText(raw: JsonObject): boolean {
  return !['properties', 'required', 'items', 'enum', 'patternProperties'].some(
    (key) => key in raw,
  );
}

/** The schema of an alternative between one schema and null. */
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

/** A part may require properties of another part. */
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

/** The schema's own keywords. */
function readKeywords(raw: JsonObject, sinceKey: string, document: JsonObject): Schema {
  const types = readTypes(raw);
  const properties = readProperties(raw.properties, raw.required);
  const items = Array.isArray(raw.items) ? undefined : raw.items;
  const tuple = Array.isArray(raw.items) ? raw.items : asList(raw.prefixItems);
  const additional = raw.additionalProperties ?? raw.unevaluatedProperties;
  return {
    ...emptySchema(),
    isMerged: raw[MERGED] === true,
    title: asText(raw.title),
    description: asText(raw.description),
    types: types.filter((type) => type !== 'null'),
    nullable: raw.nullable === true || raw['x-nullable'] === true || types.includes('null'),
    format: asText(raw.format),
    deprecated: raw.deprecated === true,
    readOnly: raw.readOnly === true,
    writeOnly: raw.writeOnly === true,
    since: asText(raw[sinceKey]),
    enum: Array.isArray(raw.enum) ? raw.enum : undefined,
    const: 'const' in raw ? { value: raw.const } : undefined,
    default: 'default' in raw ? { value: raw.default } : undefined,
    examples: collectExamples(raw),
    bounds: readBounds(raw),
    properties,
    patternProperties: readProperties(raw.patternProperties, []),
    additional: isRawSchema(additional) ? additional : undefined,
    items: isRawSchema(items) ? items : undefined,
    prefixItems: tuple.filter(isRawSchema),
    variants: (['oneOf', 'anyOf'] as const).flatMap((kind) => {
      const choices = asList(raw[kind]).filter(isRawSchema);
      return choices.length > 0 ? [{ kind, choices }] : [];
    }),
    not: isRawSchema(raw.not) ? raw.not : undefined,
    discriminator: readDiscriminator(raw.discriminator, document),
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

/** Without an explicit type, other keywords imply it. */
function readTypes(raw: JsonObject): string[] {
  const written = typeof raw.type === 'string' ? [raw.type] : asList(raw.type).map(String);
  if (written.length > 0) return written;
  if ('properties' in raw || 'patternProperties' in raw) return ['object'];
  if (isObject(raw.additionalProperties)) return ['object'];
  return 'items' in raw || 'prefixItems' in raw ? ['array'] : [];
}

function readProperties(properties: unknown, required: unknown): Property[] {
  const names = new Set(asList(required));
  return Object.entries(asObject(properties)).flatMap(([name, schema]) =>
    isRawSchema(schema) ? [{ name, schema, required: names.has(name) }] : [],
  );
}

function collectExamples(raw: JsonObject): unknown[] {
  const examples = Array.isArray(raw.examples) ? raw.examples : [];
  const own = 'example' in raw ? raw.example : raw['x-example'];
  return own === undefined ? examples : [own, ...examples];
}

function readBounds(raw: JsonObject): Bound[] {
  const bounds = BOUNDS.flatMap((keyword) => {
    const value = asText(raw[keyword]);
    // In version 3.0, exclusive bounds are flags beside the bound.
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

function readDiscriminator(raw: unknown, document: JsonObject): Discriminator | undefined {
  // In version 2.0, a discriminator is only the name of the property.
  if (typeof raw === 'string') return { property: raw, mapping: [] };
  const property = asText(asObject(raw).propertyName);
  if (property === undefined) return undefined;
  const mapping = Object.entries(asObject(asObject(raw).mapping)).flatMap(([value, target]) => {
    if (typeof target !== 'string') return [];
    const $ref = target.startsWith('#') ? target : toFragment(['components', 'schemas', target]);
    return valueAt(document, pointerTokens($ref)) === undefined
      ? []
      : [{ value, schema: { $ref } }];
  });
  return { property, mapping };
}
