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
import { MERGED } from './merge-parts.ts';
import { readRules, readValueNotes, readXml } from './read-rules.ts';
import type { Bound, Discriminator, Property, RawSchema, Schema, Variants } from './schema.ts';

const BOUNDS = [
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'minContains', 'maxContains'],
  ...['minProperties', 'maxProperties', 'contentMediaType', 'contentEncoding'],
];

/** Whether the value can be a schema: an object, or a boolean as JSON Schema allows. */
export function isRawSchema(value: unknown): value is RawSchema {
  return typeof value === 'boolean' || isObject(value);
}

/** Reads the schema's own keywords, without those of its parts. */
export function readKeywords(raw: JsonObject, sinceKey: string, document: JsonObject): Schema {
  const types = readTypes(raw);
  const isOnlyNull = types.length > 0 && types.every((type) => type === 'null');
  const properties = readProperties(raw.properties, raw.required);
  const items = Array.isArray(raw.items) ? undefined : raw.items;
  const tuple = Array.isArray(raw.items) ? raw.items : asList(raw.prefixItems);
  const additional = raw.additionalProperties ?? raw.unevaluatedProperties;
  // In older versions of JSON Schema, items after a tuple have a keyword of their own.
  const furtherItems = Array.isArray(raw.items) ? raw.additionalItems : raw.unevaluatedItems;
  return {
    ...emptySchema(),
    isMerged: raw[MERGED] === true,
    title: asText(raw.title),
    description: asText(raw.description),
    types: isOnlyNull ? types : types.filter((type) => type !== 'null'),
    nullable:
      raw.nullable === true ||
      raw['x-nullable'] === true ||
      (types.includes('null') && !isOnlyNull),
    format: readFormat(raw),
    deprecated: raw.deprecated === true,
    readOnly: raw.readOnly === true,
    writeOnly: raw.writeOnly === true,
    since: asText(raw[sinceKey]),
    enum: Array.isArray(raw.enum) ? raw.enum : undefined,
    valueNotes: readValueNotes(raw),
    const: 'const' in raw ? { value: raw.const } : undefined,
    default: 'default' in raw ? { value: raw.default } : undefined,
    examples: collectExamples(raw),
    bounds: readBounds(isBinary(raw) ? { ...raw, contentEncoding: undefined } : raw),
    properties,
    patternProperties: readProperties(raw.patternProperties, []),
    additional: isRawSchema(additional) ? additional : undefined,
    items: isRawSchema(items) ? items : undefined,
    prefixItems: tuple.filter(isRawSchema),
    furtherItems: isRawSchema(furtherItems) ? furtherItems : undefined,
    contains: isRawSchema(raw.contains) ? raw.contains : undefined,
    propertyNames: isRawSchema(raw.propertyNames) ? raw.propertyNames : undefined,
    contentSchema: isRawSchema(raw.contentSchema) ? raw.contentSchema : undefined,
    ...readRules(raw),
    variants: readVariants(raw),
    not: isRawSchema(raw.not) ? raw.not : undefined,
    discriminator: readDiscriminator(raw.discriminator, document),
    xml: readXml(raw.xml),
    externalDocs: readSchemaDocs(raw.externalDocs),
  };
}

/** The alternatives that a schema lists. */
export function readVariants(raw: JsonObject): Variants[] {
  return (['oneOf', 'anyOf'] as const).flatMap((kind) => {
    const choices = asList(raw[kind]).filter(isRawSchema).map(withTypeOfNull);
    return choices.length > 0 ? [{ kind, choices }] : [];
  });
}

/** Keys that say nothing about which values are allowed. */
const TEXTS = new Set(['title', 'description']);

/**
 * Version 3.0 has no type for null, so generators write an alternative that is nothing but nullable
 * (https://spec.openapis.org/oas/v3.0.4.html#fixed-fields-20). That one would otherwise allow anything.
 */
function withTypeOfNull(choice: RawSchema): RawSchema {
  if (!isObject(choice)) return choice;
  const { nullable, ...texts } = choice;
  const isOnlyNull = nullable === true && Object.keys(texts).every((key) => TEXTS.has(key));
  return isOnlyNull ? { ...texts, type: 'null' } : choice;
}

/** A schema that allows every value. */
export function emptySchema(): Schema {
  return {
    types: [],
    nullable: false,
    deprecated: false,
    readOnly: false,
    writeOnly: false,
    valueNotes: [],
    examples: [],
    bounds: [],
    properties: [],
    patternProperties: [],
    prefixItems: [],
    dependents: [],
    conditions: [],
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

/** In version 3.0, the format `binary` says what the encoding `binary` says in later versions. */
function readFormat(raw: JsonObject): string | undefined {
  return isBinary(raw) ? 'binary' : asText(raw.format);
}

/** Whether bytes are sent as they are, since this encoding is none (https://www.rfc-editor.org/rfc/rfc2045#section-6.2). */
function isBinary({ contentEncoding }: JsonObject): boolean {
  return contentEncoding === 'binary';
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
  const find = (target: unknown): RawSchema[] => {
    if (typeof target !== 'string') return [];
    const $ref = target.startsWith('#') ? target : toFragment(['components', 'schemas', target]);
    return valueAt(document, pointerTokens($ref)) === undefined ? [] : [{ $ref }];
  };
  const mapping = Object.entries(asObject(asObject(raw).mapping)).flatMap(([value, target]) =>
    find(target).map((schema) => ({ value, schema })),
  );
  const [defaultSchema] = find(asObject(raw).defaultMapping);
  return defaultSchema === undefined ? { property, mapping } : { property, mapping, defaultSchema };
}

function readSchemaDocs(raw: unknown): Schema['externalDocs'] {
  const { url, description } = asObject(raw);
  const address = asText(url);
  return address === undefined ? undefined : { url: address, description: asText(description) };
}
