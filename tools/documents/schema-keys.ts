import { innerSchema } from 'folia-problems';
import { z } from 'zod';

/** A key of a schema. Entries of a list may be objects of several types that have it. */
export type SchemaKey = {
  /** Without indexes; `NAME` stands for a name that authors choose: `docs.versions.NAME.label`. */
  path: string;
  /** What is allowed as its value, in each object that has the key. */
  values: z.ZodType[];
  /** The values of `type` of the objects that have the key; empty if these have no types. */
  types: string[];
};

/** What an author writes for a name of their own. */
const ANY_NAME = 'NAME';

/** Lists all keys that a value of a schema may have, nested ones included. */
export function schemaKeys(schema: z.ZodType): SchemaKey[] {
  const keys = new Map<string, SchemaKey>();
  addKeys(schema, '', keys, new Map());
  return [...keys.values()];
}

/** @param places where the keys of each object have been listed */
function addKeys(
  schema: z.core.$ZodType,
  path: string,
  keys: Map<string, SchemaKey>,
  places: Map<z.ZodObject, string>,
): void {
  for (const [place, object] of objectsOf(schema, path)) {
    const listed = places.get(object);
    // The entries of a list in an entry of a list, such as those of a dropdown, are described once.
    if (listed !== undefined && `${place}.`.startsWith(`${listed}.`)) continue;
    places.set(object, place);
    for (const [name, value] of Object.entries(object.shape)) {
      if (!(value instanceof z.ZodType)) continue;
      const key = place === '' ? name : `${place}.${name}`;
      const { values, types } = keys.get(key) ?? { values: [], types: [] };
      keys.set(key, {
        path: key,
        values: [...values, value],
        types: [...types, ...typeNames(object)],
      });
      addKeys(value, key, keys, places);
    }
  }
}

/** The objects that a value may be, or that a list or a record contains, with their paths. */
function objectsOf(schema: z.core.$ZodType, path: string): [string, z.ZodObject][] {
  if (schema instanceof z.ZodObject) return [[path, schema]];
  if (schema instanceof z.ZodArray) return objectsOf(schema.def.element, path);
  if (schema instanceof z.ZodRecord) return objectsOf(schema.def.valueType, `${path}.${ANY_NAME}`);
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => objectsOf(option, path));
  }
  const inner = innerSchema(schema);
  return inner ? objectsOf(inner, path) : [];
}

/** The values of `type` that choose an object. */
function typeNames({ shape }: z.ZodObject): string[] {
  const type: unknown = shape['type'];
  return type instanceof z.ZodLiteral ? [...type.values].map(String) : [];
}
