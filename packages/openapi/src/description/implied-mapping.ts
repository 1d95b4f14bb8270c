import {
  asList,
  asObject,
  asText,
  isObject,
  type JsonObject,
  objectEntries,
  pointerTokens,
  toFragment,
} from './json.ts';
import type { Origins } from './origins.ts';
import { setKey } from './set-key.ts';

/** The path of the schemas of version 3. */
const SCHEMAS = ['components', 'schemas'];

/** The key that AutoRest writes for the discriminator value of a schema. */
const VALUE = 'x-ms-discriminator-value';

/** The names of the schemas that extend a schema, by its name. */
type Subtypes = ReadonlyMap<string, string[]>;

/**
 * Returns the document with the mappings that discriminators imply. One without a mapping and alternatives maps the names of
 * all schemas that extend its own by `allOf` (https://spec.openapis.org/oas/v3.1.1.html#discriminator-object). Nothing else
 * leads from a schema to those that extend it. Changed objects are copies, with the same origin.
 *
 * @param document a description of version 3
 */
export function withImpliedMappings(document: JsonObject, origins: Origins): JsonObject {
  const { schemas } = asObject(document.components);
  const bases = objectEntries(schemas).filter(([, schema]) => impliesMapping(schema));
  if (bases.length === 0) return document;
  const subtypes = findSubtypes(schemas);
  const written: JsonObject = {};
  for (const [name, schema] of Object.entries(asObject(schemas))) setKey(written, name, schema);
  for (const [name, base] of bases) {
    const mapping = makeMapping(name, base, { schemas: written, subtypes });
    if (Object.keys(mapping).length === 0) continue;
    const copy = { ...base, discriminator: { ...asObject(base.discriminator), mapping } };
    const origin = origins.get(base);
    if (origin) origins.set(copy, origin);
    setKey(written, name, copy);
  }
  return { ...document, components: { ...asObject(document.components), schemas: written } };
}

function impliesMapping({ discriminator, oneOf, anyOf }: JsonObject): boolean {
  const { propertyName, mapping } = asObject(discriminator);
  const alternatives = asList(oneOf).length + asList(anyOf).length;
  return asText(propertyName) !== undefined && mapping === undefined && alternatives === 0;
}

function findSubtypes(schemas: unknown): Subtypes {
  const subtypes = new Map<string, string[]>();
  for (const [name, { allOf }] of objectEntries(schemas)) {
    for (const part of asList(allOf)) {
      const base = nameOf(part);
      if (base === undefined || base === name) continue;
      const known = subtypes.get(base);
      if (known) known.push(name);
      else subtypes.set(base, [name]);
    }
  }
  return subtypes;
}

/** The name of the schema that a reference leads to. */
function nameOf(part: unknown): string | undefined {
  const { $ref } = asObject(part);
  if (typeof $ref !== 'string') return undefined;
  const [name, ...others] = pointerTokens($ref).slice(SCHEMAS.length);
  const isSchema = others.length === 0 && $ref.startsWith(`${toFragment(SCHEMAS)}/`);
  return isSchema ? name : undefined;
}

function makeMapping(
  name: string,
  base: JsonObject,
  { schemas, subtypes }: { schemas: JsonObject; subtypes: Subtypes },
): JsonObject {
  const property = asText(asObject(base.discriminator).propertyName) ?? '';
  const values = listSubtypes(name, schemas, subtypes).map((subtype) => ({
    subtype,
    value: ownValue(asObject(schemas[subtype]), property) ?? subtype,
  }));
  const mapping: JsonObject = {};
  // A schema whose value is its own name could have no other.
  const taken = new Set(values.flatMap(({ subtype, value }) => (value === subtype ? value : [])));
  for (const { subtype, value } of values) {
    const key = taken.has(value) ? subtype : value;
    taken.add(key);
    setKey(mapping, key, toFragment([...SCHEMAS, subtype]));
  }
  return mapping;
}

/** All that extend a schema, directly or through others, but not through one with a discriminator, which lists its own. */
function listSubtypes(name: string, schemas: JsonObject, subtypes: Subtypes): string[] {
  const found = new Set(subtypes.get(name));
  // The set grows while it is read.
  for (const subtype of found) {
    if (isObject(asObject(schemas[subtype]).discriminator)) continue;
    for (const further of subtypes.get(subtype) ?? []) if (further !== name) found.add(further);
  }
  return [...found];
}

/** The only value that a schema itself allows for the property. */
function ownValue({ [VALUE]: named, ...schema }: JsonObject, property: string): string | undefined {
  const parts = [schema, ...asList(schema.allOf).map(asObject)];
  const values = parts.flatMap(({ properties }) => {
    const { const: only, enum: all } = asObject(asObject(properties)[property]);
    return only === undefined ? [asList(all)] : [[only]];
  });
  const single = values.find((all) => all.length === 1);
  return asText(named) ?? asText(single?.[0]);
}
